import type { Pace } from '../schema.ts'
import { isClosed } from '../state.ts'
import { type Exact, ratioOf } from './exact.ts'
import { idealPart } from './ideal-line.ts'
import type { MeasuredGoal } from './measured-goal.ts'

/** Why there is no pace to tell. */
export type NoPace = 'draft' | 'closed' | 'not-begun' | 'no-end' | 'unmeasured'

export interface PaceMeasure {
  /** The person's own word, or else the computed one. */
  pace: Pace | null
  computedPace: Pace | null
  statedPace: Pace | null
  /** The progress against the ideal one; `null` also while nothing is to be behind one yet. */
  paceRatio: number | null
  /** Why `computedPace` is `null`. */
  noPace: NoPace | null
}

/** Well below what a division leaves over, so that a third of three thirds is a whole. */
const PLACES = 30

/**
 * How a goal goes, from its progress and the day.
 * @param isWhole whether it is done or not done, with nothing in between: then nothing is asked before it is over.
 */
export function paceOf(goal: MeasuredGoal, progress: Exact | null, today: string, isWhole: boolean): PaceMeasure {
  const { statedPace } = goal
  const none = (noPace: NoPace): PaceMeasure => ({ pace: statedPace, computedPace: null, statedPace, paceRatio: null, noPace })
  if (goal.status === 'draft') return none('draft')
  if (isClosed(goal.status)) return none('closed')
  if (today < goal.startDate) return none('not-begun')
  const part = idealPart(goal, today)
  if (part === null) return none('no-end')
  if (progress === null) return none('unmeasured')
  const isAsked = part.gt(0) && !(isWhole && goal.endDate !== null && today <= goal.endDate)
  const ratio = isAsked ? progress.div(part).round(PLACES) : null
  const computedPace = !ratio || ratio.gte('0.95') ? 'on-track' : ratio.gte('0.75') ? 'behind' : 'at-risk'
  return { pace: statedPace ?? computedPace, computedPace, statedPace, paceRatio: ratio && ratioOf(ratio), noPace: null }
}
