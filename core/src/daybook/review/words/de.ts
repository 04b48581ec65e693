import { amount } from './amount.ts'
import { datesIn } from './dates.ts'
import type { ReviewWords } from './words.ts'

const moodNames = new Map([
  [-2, 'tief'],
  [-1, 'matt'],
  [0, 'ruhig'],
  [1, 'gut'],
  [2, 'heiter'],
])

const times = (number: number) => (number === 1 ? 'einmal' : `${number}-mal`)

/** German as it is written in a region, such as `de-AT`. */
export function germanWords(locale: string): ReviewWords {
  const dates = datesIn(locale)
  return {
    title(kind, period) {
      if (kind === 'morning') return `Morgen, ${dates.day(period.from)}`
      if (kind === 'evening') return `Abend, ${dates.day(period.from)}`
      if (kind === 'weekly') return `Woche ${dates.days(period)}`
      if (kind === 'monthly') return `Rückblick ${dates.month(period.from)}`
      return `Rückblick ${dates.months(period)}`
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
      coming: 'Demnächst',
      overdue: 'Überfällig',
      habits: 'Gewohnheiten',
      finished: 'Erledigt',
      goals: 'Ziele',
      written: 'Geschrieben',
    },
    questions: {
      morning: ['Was würde heute zu einem guten Tag machen?'],
      evening: ['Was lief gut, und was habe ich dafür getan?', 'Was lasse ich für morgen?'],
      weekly: ['Worum ging es diese Woche?', 'Was will ich nächste Woche anders machen?'],
      monthly: ['Was hat sich diesen Monat bewegt, und wodurch?', 'Wofür nutze ich den nächsten Monat?'],
      quarterly: ['Worauf bin ich stolz?', 'Womit höre ich auf, was fange ich an, was behalte ich bei?'],
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
    entry: (date) => `Eintrag vom ${dates.shortDay(date)}`,
    onDay: (date, name) => `${dates.shortDay(date)}: ${name}`,
    moods: (counts) => `Stimmung: ${counts.map(({ mood, count }) => `${count} × ${moodNames.get(mood)}`).join(', ')}`,
  }
}
