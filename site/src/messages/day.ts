/** The words of choosing a day. A translation is a file like this one. */
export const day = {
  near: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'This weekend', nextWeek: 'Next week' },
  nextWeekend: 'Next weekend',
  none: 'No date',
  typed: 'A day in words',
  hint: {
    day: 'Such as Friday, in 3 days, next Monday',
    time: 'Such as Fri 4pm, in 3 days, next Monday',
    repeat: 'Such as Fri 4pm, every Monday, in 3 days',
  },
  /** What leads to a day in a line of quick add. */
  command: 'due',
  set: (when: string) => `Set: ${when}`,
  notRead: 'That was not understood as a day.',
  outside: 'That day cannot be chosen here.',
  offline: 'The server reads the words, and it is not answering.',
  another: 'Another day',
  earlier: 'Previous month',
  later: 'Next month',
  time: 'Time',
  setTime: 'Set',
  choose: 'Choose a day',
}
