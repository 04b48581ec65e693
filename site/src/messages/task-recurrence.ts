/** The words of how a task repeats. */
export const recurrence = {
  never: 'Never',
  custom: 'Custom…',
  weekdays: 'weekdays',
  onDays: (n: number, days: string) => (n === 1 ? `every ${days}` : `every ${n} weeks on ${days}`),
  onMonthDay: (n: number, day: number) => `${n === 1 ? 'monthly' : `every ${n} months`} on day ${day}`,
  onPlace: (n: number, place: string) => `${n === 1 ? 'monthly' : `every ${n} months`} on ${place}`,
  onDate: (n: number, date: string) => (n === 1 ? `every ${date}` : `every ${n} years on ${date}`),
  inMonth: (n: number, place: string, month: string) => `${n === 1 ? 'yearly' : `every ${n} years`} on ${place} in ${month}`,
  every: (unit: 'day' | 'week' | 'month' | 'year', n: number) =>
    n > 1 ? `every ${n} ${unit}s` : { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' }[unit],
  day: (day: number) => `day ${day}`,
  lastDay: 'the last day',
  workday: 'weekday',
  place: (place: number, name: string) =>
    `the ${{ '1': 'first', '2': 'second', '3': 'third', '4': 'fourth', '5': 'fifth', '-1': 'last' }[String(place)] ?? place} ${name}`,
  afterDone: ' after it is done',
  until: (date: string) => `, until ${date}`,
  times: (n: number) => (n === 1 ? ', once' : `, ${n} times`),
  ownRule: 'by a custom rule',
  other: (rule: string) => `by a custom rule (${rule})`,
}
