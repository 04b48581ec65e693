import type { Period } from '../period.ts'
import { amount } from './amount.ts'
import type { ReviewWords } from './words.ts'

const moodNames = new Map([
  [-2, 'tief'],
  [-1, 'matt'],
  [0, 'ruhig'],
  [1, 'gut'],
  [2, 'heiter'],
])

const utc = (date: string) => new Date(`${date}T00:00:00Z`)

const times = (number: number) => (number === 1 ? 'einmal' : `${number}-mal`)

/** German as it is written in a region, such as `de-AT`. */
export function germanWords(locale: string): ReviewWords {
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const long = dates({ weekday: 'long', day: 'numeric', month: 'long' })
  const short = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const lastOf = ({ before }: Period) => utc(before).getTime() - 86_400_000
  return {
    title(kind, period) {
      const first = utc(period.from)
      if (kind === 'morning') return `Morgen, ${long.format(first)}`
      if (kind === 'evening') return `Abend, ${long.format(first)}`
      if (kind === 'weekly') return `Woche ${dates({ dateStyle: 'long' }).formatRange(first, lastOf(period))}`
      if (kind === 'monthly') return `Rückblick ${dates({ month: 'long', year: 'numeric' }).format(first)}`
      return `Rückblick ${dates({ month: 'long', year: 'numeric' }).formatRange(first, lastOf(period))}`
    },
    tags: {
      morning: ['morgen'],
      evening: ['abend'],
      weekly: ['rückblick', 'woche'],
      monthly: ['rückblick', 'monat'],
      quarterly: ['rückblick', 'quartal'],
    },
    headings: {
      due: 'Heute',
      coming: 'Kommt',
      overdue: 'Überfällig',
      habits: 'Gewohnheiten',
      finished: 'Erledigt',
      goals: 'Ziele',
      written: 'Geschrieben',
    },
    questions: {
      morning: ['Was würde heute zu einem guten Tag machen?'],
      evening: ['Was ging gut, und was habe ich dafür getan?', 'Was lasse ich für morgen?'],
      weekly: ['Worum ging es diese Woche?', 'Was will ich nächste Woche anders machen?'],
      monthly: ['Was hat sich diesen Monat bewegt, und wodurch?', 'Wofür ist der nächste Monat da?'],
      quarterly: ['Worauf bin ich stolz?', 'Womit höre ich auf, was fange ich an, was behalte ich?'],
    },
    more: (number) => `und ${number} weitere`,
    times: (name, number) => `${name}, ${times(number)}`,
    amount: (value, metric) => amount(value, metric, locale),
    moved: (name, { from, to, target }) =>
      `${name}: ${from === null ? to : `${from} → ${to}`}${target === null ? '' : `, auf dem Weg zu ${target}`}`,
    ended: {
      achieved: (name) => `${name}: erreicht`,
      missed: (name) => `${name}: verfehlt`,
      dropped: (name) => `${name}: verworfen`,
    },
    stood: (names) => `Unverändert: ${names.join(', ')}`,
    kept: (name, { kept, asked, unit }) =>
      unit === 'days'
        ? `${name}: an ${kept} von ${asked} ${asked === 1 ? 'Tag' : 'Tagen'} eingehalten`
        : `${name}: ${kept} von ${asked} Mal eingehalten`,
    streak(name, { current, unit }) {
      if (current === 0) return name
      const [one, many] = unit === 'days' ? ['Tag', 'Tage'] : ['Woche', 'Wochen']
      return `${name}: ${current} ${current === 1 ? one : many} in Folge`
    },
    entry: (date) => `Eintrag vom ${short.format(utc(date))}`,
    onDay: (date, name) => `${short.format(utc(date))}: ${name}`,
    moods: (counts) => `Stimmung: ${counts.map(({ mood, count }) => `${count} × ${moodNames.get(mood)}`).join(', ')}`,
  }
}
