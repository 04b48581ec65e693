import type { PacketWords } from '../words.ts'
import { amountsIn } from './amounts.ts'
import { datesIn } from './dates.ts'
import { goalWords } from './goal.ts'
import { growthWords } from './growth.ts'
import { winWords } from './win.ts'

/** English as it is written in a region, such as `en-GB`. */
export function englishWords(locale: string): PacketWords {
  const amounts = amountsIn(locale)
  const dates = datesIn(locale)
  return {
    headings: {
      inShort: 'In short',
      goals: 'Goals',
      growth: 'Growth',
      next: 'What is next',
      results: 'Results',
      otherResults: 'Other results',
      also: 'Also',
    },
    title: dates.title,
    document: {
      sources: 'Sources',
      kinds: {
        ...{ win: 'Win', goal: 'Goal', 'check-in': 'Check-in', task: 'Task' },
        ...{ 'journal-entry': 'Journal', skill: 'Skill', experience: 'Experience' },
      },
      about: ({ author, audience, from, until }) =>
        [author, audience && `for ${audience}`, dates.full(`${from}/${until}`)].filter(Boolean).join(' · '),
      date: dates.full,
      nothing: 'Nothing is written here yet.',
    },
    ...winWords(amounts, dates),
    ...goalWords(amounts, dates),
    ...growthWords(locale),
  }
}
