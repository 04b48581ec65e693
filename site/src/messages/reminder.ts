/** The words of reminders, in the open task. */
export const reminders = {
  name: 'Reminders',
  add: 'Add',
  done: 'Done',
  remove: (what: string) => `Remove the reminder: ${what}`,
  choose: 'Remind me',
  moment: 'At another time',
  passed: 'This time has passed. Choose one that is still to come.',
  dueFirst: 'Give the task a due date to be reminded ahead of it.',
  fromNext: (when: string) => `${when}, from the next time on`,
  most: 'A task can have up to 10 reminders.',
  added: (what: string) => `Added: ${what}`,

  /** `10 minutes`, `1 hour`, `3 days`. */
  length: (count: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  atTheTime: 'At the time',
  before: (time: string) => `${time} before`,
  after: (time: string) => `${time} after`,
  withoutDue: (time: string) => `${time} from the due date, once there is one`,
  onDay: (days: number, clock: string) =>
    days === 0
      ? `On the day at ${clock}`
      : days === -1
        ? `The day before at ${clock}`
        : days === 1
          ? `The day after at ${clock}`
          : `${Math.abs(days)} days ${days < 0 ? 'before' : 'after'} at ${clock}`,
}
