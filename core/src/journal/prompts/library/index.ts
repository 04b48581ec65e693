import type { JournalPrompt, PromptGroup } from '../schema.ts'
import { daily } from './daily.ts'
import { afterSetback, afterWin, beforeReview, energy, gratitude, learning, people } from './moments.ts'
import { weekly } from './weekly.ts'

/** Texts by their ids, by group. Another language is another of these, with the same ids. */
const english: Readonly<Record<PromptGroup, Readonly<Record<string, string>>>> = {
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

/** The prompts of a group, in the order they were written. */
export const promptsOf = (group: PromptGroup): JournalPrompt[] => Object.entries(english[group]).map(([id, text]) => ({ id, group, text }))
