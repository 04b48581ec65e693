import { amount } from './amount.ts'
import { datesIn } from './dates.ts'
import type { ReviewWords } from './words.ts'

const moodNames = new Map([
  [-2, 'low'],
  [-1, 'flat'],
  [0, 'even'],
  [1, 'good'],
  [2, 'bright'],
])

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** English as it is written in a region, such as `en-GB`. */
export function englishWords(locale: string): ReviewWords {
  const dates = datesIn(locale)
  return {
    title(kind, period) {
      if (kind === 'morning') return `Morning of ${dates.day(period.from)}`
      if (kind === 'evening') return `Evening of ${dates.day(period.from)}`
      if (kind === 'weekly') return `Week of ${dates.days(period)}`
      if (kind === 'monthly') return `Review of ${dates.month(period.from)}`
      return `Review of ${dates.months(period)}`
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
    entry: (date) => `Entry of ${dates.shortDay(date)}`,
    onDay: (date, name) => `${dates.shortDay(date)}: ${name}`,
    moods: (counts) => `Mood: ${counts.map(({ mood, count }) => `${count} × ${moodNames.get(mood)}`).join(', ')}`,
  }
}
