import { today } from '../../kernel/index.ts'
import type { ProgressDeps } from '../../progress/index.ts'
import { composeReview } from './compose-review.ts'
import { gatherFacts } from './gather-facts.ts'
import { periodOf } from './period.ts'
import type { JournalReview, ReviewKind } from './schema.ts'
import { reviewWords } from './words/index.ts'

/**
 * How an entry may begin that looks ahead to a day, or back at a day, week, month or quarter: with what it holds by now.
 * @param date a plain date of it; today when absent
 */
export async function readReview(deps: ProgressDeps, kind: ReviewKind, date: string = today(deps)): Promise<JournalReview> {
  const period = periodOf(kind, date, deps.actor.weekStart)
  return composeReview(kind, await gatherFacts(deps, kind, period), reviewWords(deps.actor.locale))
}
