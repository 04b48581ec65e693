/** Said where nothing could be copied. */
export const clipboard = {
  refused: 'Your browser did not allow copying.',
}
