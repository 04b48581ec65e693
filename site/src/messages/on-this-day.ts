/** The words of the same day in other years. */
export const onThisDay = {
  title: 'On this day',
  previous: 'The day before',
  next: 'The day after',
  today: 'Today',
  years: (n: number) => (n === 1 ? 'a year ago' : `${n} years ago`),
  thisYear: 'this year',
  finished: 'Finished',
  measured: 'Measured',
  words: (n: number) => `${n.toLocaleString('en-GB')} ${n === 1 ? 'word' : 'words'}`,
  empty: (day: string) => `Nothing from ${day} in earlier years.`,
  emptyHint: 'What you write, finish and measure now will show up here in a year.',
  day: (day: string) => `Go to ${day}`,
  untitled: 'Without a title',
  checkIn: (goal: string, value: string) => `${goal}: ${value}`,
}
