import { libraryCompetency } from '../../../../career/index.ts'
import type { LanguageWords } from '../words.ts'
import { amountWords } from './amounts.ts'
import { goalPhrases } from './goal.ts'
import { growthPhrases } from './growth.ts'
import { winPhrases } from './win.ts'

export const english: LanguageWords = {
  headings: {
    inShort: 'In short',
    goals: 'Goals',
    growth: 'Growth',
    next: 'What is next',
    results: 'Results',
    otherResults: 'Other results',
    also: 'Also',
  },
  competency: (said) => libraryCompetency(said)?.name ?? said,
  document: {
    sources: 'Sources',
    kinds: {
      ...{ win: 'Win', goal: 'Goal', 'check-in': 'Check-in', task: 'Task' },
      ...{ 'journal-entry': 'Journal', skill: 'Skill', experience: 'Experience' },
    },
    for: (audience) => `for ${audience}`,
    nothing: 'Nothing is written here yet.',
  },
  amounts: amountWords,
  dates: { on: (day) => `on ${day}`, inMonth: (month) => `in ${month}`, inYear: (year) => `in ${year}`, fromTo: (a, b) => `${a} to ${b}` },
  win: winPhrases,
  goal: goalPhrases,
  growth: growthPhrases,
}
