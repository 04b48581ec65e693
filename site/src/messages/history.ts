/** When a task was made and done. */
export const history = {
  title: 'History',
  failed: 'The history could not be loaded.',
  made: 'Created',
  done: 'Done',
  doneFor: (day: string) => `for ${day}`,
  cancelled: 'Cancelled',
  earlier: 'Show earlier',
}
