/** The words of how soon a sealed journal locks itself. */
export const journalLock = {
  label: 'Lock automatically',
  after: {
    5: 'after 5 minutes of inactivity',
    15: 'after 15 minutes of inactivity',
    60: 'after an hour of inactivity',
    never: 'when this browser is closed',
  },
}
