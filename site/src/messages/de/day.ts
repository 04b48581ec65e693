import type { day as english } from '../day.ts'
import type { InGerman } from './words.ts'

/** The words of choosing a day. */
export const day: InGerman<typeof english> = {
  near: { today: 'Heute', tomorrow: 'Morgen', weekend: 'Am Wochenende', nextWeek: 'Nächste Woche' },
  nextWeekend: 'Nächstes Wochenende',
  none: 'Kein Datum',
  typed: 'Ein Tag in Worten',
  hint: {
    day: 'Etwa Freitag, in 3 Tagen, nächsten Montag',
    time: 'Etwa Freitag 16 Uhr, in 3 Tagen, nächsten Montag',
    repeat: 'Etwa Freitag 16 Uhr, jeden Montag, in 3 Tagen',
  },
  command: 'spätestens am',
  set: (when) => `Gesetzt: ${when}`,
  notRead: 'Das ist nicht als Tag zu verstehen.',
  outside: 'Dieser Tag ist hier nicht wählbar.',
  offline: 'Worte versteht nur der Server, und der antwortet gerade nicht.',
  another: 'Anderer Tag',
  earlier: 'Voriger Monat',
  later: 'Nächster Monat',
  time: 'Uhrzeit',
  setTime: 'Setzen',
  choose: 'Tag wählen',
}
