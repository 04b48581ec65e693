/** Said where nothing could be copied. */
export const clipboard = {
  refused: 'Nothing was copied: your browser does not allow it here. Many allow it only where the address begins with https.',
}
