import { competencyName } from '../../../../career/index.ts'
import type { LanguageWords } from '../words.ts'
import { amountWords } from './amounts.ts'
import { goalPhrases } from './goal.ts'
import { growthPhrases } from './growth.ts'
import { winPhrases } from './win.ts'

export const german: LanguageWords = {
  headings: {
    inShort: 'Kurz gefasst',
    goals: 'Ziele',
    growth: 'Entwicklung',
    next: 'Ausblick',
    results: 'Ergebnisse',
    otherResults: 'Weitere Ergebnisse',
    also: 'Außerdem',
  },
  competency: (said) => competencyName('de', said),
  document: {
    sources: 'Quellen',
    kinds: {
      ...{ win: 'Erfolg', goal: 'Ziel', 'check-in': 'Check-in', task: 'Aufgabe' },
      ...{ 'journal-entry': 'Journal', skill: 'Fähigkeit', experience: 'Station' },
    },
    for: (audience) => `für ${audience}`,
    nothing: 'Hier steht noch nichts.',
  },
  amounts: amountWords,
  dates: {
    on: (day) => `am ${day}`,
    inMonth: (month) => `im ${month}`,
    inYear: (year) => `im Jahr ${year}`,
    fromTo: (a, b) => `${a} bis ${b}`,
  },
  win: winPhrases,
  goal: goalPhrases,
  growth: growthPhrases,
}
