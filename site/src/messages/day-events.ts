import type { Appointment } from '@throughline/core/calendar'

export const dayEvents = {
  title: 'Appointments',
  titleOf: (days: string) => `Appointments, ${days}`,
  kinds: { interview: 'Interview', meeting: 'Meeting' } satisfies Record<Appointment['kind'], string>,
  more: (count: number) => `+${count}`,
  moreOn: (count: number, day: string) => (count === 1 ? `1 more appointment, ${day}` : `${count} more appointments, ${day}`),
  untitled: 'Busy',
  wholeDay: 'All day',
  someTime: 'Time open',
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  between: (from: string, until: string) => `${from}–${until}`,
  manage: 'Calendars',
}
