import type { Milestone } from '../../goal/index.ts'
import type { Evidence, Quantity } from '../win/schema.ts'

/** What a record says of itself, as evidence tells it. */
export interface Reading {
  title: string
  /** The person's day it is of; `null` while nothing says one. */
  date: string | null
  number: Quantity | null
  /** Where the number began, of a goal; `null` where nothing says it. */
  baseline: string | null
  /** Of a check-in. */
  goalId: string | null
  /** Of a check-in: what its goal is to reach and has not reached by it; `null` where it has, or nothing says how much that is. */
  unreached: string | null
  /** Of a goal. */
  milestones: readonly Pick<Milestone, 'title' | 'doneOn'>[]
  /** What the person said it is to show, of a goal and its check-ins. */
  competencies: readonly string[]
  version: number
  /** What was written about it, for suggestions: Markdown. */
  text: string
  /** Whether nobody but the holder of a key can read it. */
  isSealed: boolean
}

/** What a source says of what was taken of it: of a goal's milestone that it was reached on its day, or not yet, and no number. */
export function readingOf({ kind, quote }: Pick<Evidence, 'kind' | 'quote'>, reading: Reading): Reading {
  if (kind !== 'goal' || !quote) return reading
  const milestone = reading.milestones.find(({ title }) => title.trim() === quote)
  return milestone ? { ...reading, date: milestone.doneOn, number: null, baseline: null } : reading
}
