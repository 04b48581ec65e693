/** The words of how soon a sealed journal locks itself. */
export const journalLock = {
  label: 'Lock by itself',
  after: {
    5: 'after 5 minutes without a key or a press',
    15: 'after 15 minutes without a key or a press',
    60: 'after an hour without a key or a press',
    never: 'when this browser is closed',
  },
}
