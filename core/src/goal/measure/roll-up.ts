import type { Goal, GoalStatus } from '../schema.ts'
import { type Exact, exact, ONE, ratioOf, ZERO } from './exact.ts'

/** A goal directly below another, as far as it counts for that one. */
export interface Part extends Pick<Goal, 'id' | 'weight' | 'status'> {
  progress: Exact | null
}

/** Why a goal below does not count. */
export type LeftOut = Extract<GoalStatus, 'draft' | 'dropped'> | 'no-weight' | 'unmeasured'

/** What the goals below make together, and how that came about. */
export interface RollUp {
  /** 0 to 1; `null` when all were left out. */
  progress: number | null
  /** `share` of the whole, all together 1; `progress` as it counts, 0 to 1. */
  parts: { goalId: string; share: number; progress: number }[]
  leftOut: { goalId: string; why: LeftOut }[]
}

/** @returns the roll-up, and its exact progress. */
export function rollUp(below: readonly Part[]): { rollUp: RollUp; progress: Exact | null } {
  const counted = below.flatMap((part) => (whyNot(part) === null ? [{ ...part, progress: clamped(part) }] : []))
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0)
  const progress = whole === 0 ? null : counted.reduce((sum, part) => sum.plus(part.progress.times(part.weight)), ZERO).div(whole)
  return {
    progress,
    rollUp: {
      progress: progress && ratioOf(progress),
      parts: counted.map((part) => ({ goalId: part.id, share: part.weight / whole, progress: ratioOf(part.progress) })),
      leftOut: below.flatMap((part) => {
        const why = whyNot(part)
        return why ? [{ goalId: part.id, why }] : []
      }),
    },
  }
}

/** The parts that a roll-up was made of, as far as it tells of them. */
export const partsOf = ({ parts, leftOut }: RollUp): Part[] => [
  ...parts.map(({ goalId, share, progress }) => ({ id: goalId, weight: share, status: 'active' as const, progress: exact(progress) })),
  ...leftOut.map(({ goalId, why }) => ({
    id: goalId,
    weight: why === 'no-weight' ? 0 : 1,
    status: why === 'draft' || why === 'dropped' ? why : ('active' as const),
    progress: null,
  })),
]

function whyNot({ status, weight, progress }: Part): LeftOut | null {
  if (status === 'draft' || status === 'dropped') return status
  if (weight === 0) return 'no-weight'
  return progress === null && status !== 'achieved' ? 'unmeasured' : null
}

function clamped({ status, progress }: Part): Exact {
  if (status === 'achieved' || !progress || progress.gt(1)) return ONE
  return progress.lt(0) ? exact(0) : progress
}
