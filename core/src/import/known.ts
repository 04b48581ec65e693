import type { ActorDep, StoreDep } from '../kernel/index.ts'
import { type NameableGoal, nameableGoals } from './account-goals.ts'
import type { KnownCareer } from './career/career-plan.ts'
import { knownCareer } from './career/known-career.ts'
import type { WrittenEntry } from './journal/entry-plan.ts'
import { writtenEntries } from './journal/written-entries.ts'
import { knownQuestions } from './question-list/known-questions.ts'

/** What of the account a file may name, or hold once more; JSON-safe. */
export interface Known {
  /** The goals, where tasks of the file may name any. */
  goals: readonly NameableGoal[]
  /** The entries, where the file may hold the same. */
  written: readonly WrittenEntry[]
  /** The experience and skills, where the file may hold the same. */
  career: KnownCareer
  /** The signs of questions, where the file may hold the same. */
  questions: readonly string[]
}

/** What is known before a file of this format is read. */
export async function knownFor(deps: StoreDep & ActorDep, format: string): Promise<Known> {
  const [goals, written, career, questions] = await Promise.all([
    nameableGoals(deps, format),
    writtenEntries(deps, format),
    knownCareer(deps, format),
    knownQuestions(deps, format),
  ])
  return { goals, written, career, questions }
}
