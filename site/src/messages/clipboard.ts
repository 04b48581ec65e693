/** Said where nothing could be copied. */
export const clipboard = {
  refused: 'Your browser did not let this be copied.',
}
