import type { Period } from '../period.ts'
import { amount } from './amount.ts'
import type { ReviewWords } from './words.ts'

const moodNames = new Map([
  [-2, 'low'],
  [-1, 'flat'],
  [0, 'even'],
  [1, 'good'],
  [2, 'bright'],
])

const utc = (date: string) => new Date(`${date}T00:00:00Z`)

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** English as it is written in a region, such as `en-GB`. */
export function englishWords(locale: string): ReviewWords {
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const long = dates({ weekday: 'long', day: 'numeric', month: 'long' })
  const short = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const lastOf = ({ before }: Period) => utc(before).getTime() - 86_400_000
  return {
    title(kind, period) {
      const first = utc(period.from)
      if (kind === 'morning') return `Morning of ${long.format(first)}`
      if (kind === 'evening') return `Evening of ${long.format(first)}`
      if (kind === 'weekly') return `Week of ${dates({ dateStyle: 'long' }).formatRange(first, lastOf(period))}`
      if (kind === 'monthly') return `Review of ${dates({ month: 'long', year: 'numeric' }).format(first)}`
      return `Review of ${dates({ month: 'long', year: 'numeric' }).formatRange(first, lastOf(period))}`
    },
    tags: {
      morning: ['morning'],
      evening: ['evening'],
      weekly: ['review', 'weekly'],
      monthly: ['review', 'monthly'],
      quarterly: ['review', 'quarterly'],
    },
    headings: {
      due: 'Today',
      coming: 'Coming up',
      overdue: 'Overdue',
      habits: 'Habits',
      finished: 'Finished',
      goals: 'Goals',
      written: 'Written',
    },
    questions: {
      morning: ['What would make today a good day?'],
      evening: ['What went well, and what did I do for it?', 'What do I leave for tomorrow?'],
      weekly: ['What was this week about?', 'What do I want to do differently next week?'],
      monthly: ['What moved this month, and what moved it?', 'What is next month for?'],
      quarterly: ['What am I proud of?', 'What do I stop, start and keep?'],
    },
    more: (number) => `and ${number} more`,
    times: (name, number) => `${name}, ${number} times`,
    amount: (value, metric) => amount(value, metric, locale),
    moved: (name, { from, to, target }) =>
      `${name}: ${from === null ? to : `${from} → ${to}`}${target === null ? '' : `, on the way to ${target}`}`,
    ended: {
      achieved: (name) => `${name}: achieved`,
      missed: (name) => `${name}: missed`,
      dropped: (name) => `${name}: dropped`,
    },
    stood: (names) => `No change: ${names.join(', ')}`,
    kept: (name, { kept, asked, unit }) =>
      `${name}: kept ${kept} of ${count(asked, unit === 'days' ? 'day' : 'time', unit === 'days' ? 'days' : 'times')}`,
    streak: (name, { current, unit }) =>
      current === 0 ? name : `${name}: ${unit === 'days' ? count(current, 'day', 'days') : count(current, 'week', 'weeks')} in a row`,
    entry: (date) => `Entry of ${short.format(utc(date))}`,
    onDay: (date, name) => `${short.format(utc(date))}: ${name}`,
    moods: (counts) => `Mood: ${counts.map(({ mood, count }) => `${count} × ${moodNames.get(mood)}`).join(', ')}`,
  }
}
