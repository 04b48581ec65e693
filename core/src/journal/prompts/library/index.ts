import type { Language } from '../../../kernel/index.ts'
import type { JournalPrompt, PromptGroup } from '../schema.ts'
import { daily } from './daily.ts'
import { daily as germanDaily } from './de/daily.ts'
import * as germanMoments from './de/moments.ts'
import { weekly as germanWeekly } from './de/weekly.ts'
import { afterSetback, afterWin, beforeReview, energy, gratitude, learning, people } from './moments.ts'
import { weekly } from './weekly.ts'

/** Texts by their ids, by group. */
type Library = Readonly<Record<PromptGroup, Readonly<Record<string, string>>>>

const english: Library = {
  daily,
  weekly,
  'after-setback': afterSetback,
  'after-win': afterWin,
  'before-review': beforeReview,
  people,
  learning,
  gratitude,
  energy,
}

const german: Library = {
  daily: germanDaily,
  weekly: germanWeekly,
  'after-setback': germanMoments.afterSetback,
  'after-win': germanMoments.afterWin,
  'before-review': germanMoments.beforeReview,
  people: germanMoments.people,
  learning: germanMoments.learning,
  gratitude: germanMoments.gratitude,
  energy: germanMoments.energy,
}

/** The same ids in each. */
const libraries: Readonly<Record<Language, Library>> = { en: english, de: german }

/** The prompts of a group in a language, in the order they were written. */
export const promptsOf = (group: PromptGroup, language: Language): JournalPrompt[] =>
  Object.entries(libraries[language][group]).map(([id, text]) => ({ id, group, text }))
