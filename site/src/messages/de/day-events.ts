import type { dayEvents as english } from '../day-events.ts'
import type { InGerman } from './words.ts'

export const dayEvents: InGerman<typeof english> = {
  title: 'Termine',
  titleOf: (days: string) => `Termine, ${days}`,
  kinds: { interview: 'Vorstellungsgespräch', meeting: 'Treffen' },
  more: (count: number) => `+${count}`,
  moreOn: (count: number, day: string) => (count === 1 ? `1 weiterer Termin, ${day}` : `${count} weitere Termine, ${day}`),
  untitled: 'Belegt',
  wholeDay: 'Ganztägig',
  someTime: 'Uhrzeit offen',
  from: (time: string) => `ab ${time}`,
  until: (time: string) => `bis ${time}`,
  between: (from: string, until: string) => `${from}–${until}`,
  manage: 'Kalender',
}
