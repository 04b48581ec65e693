import type { Goal, Horizon } from '@throughline/core/goal'

/** Where a goal stands: with those of its horizon, or, where it ends after this year, behind them. */
export type Place = Horizon | 'beyond'

export const placeOf = ({ horizon, endDate }: Pick<Goal, 'horizon' | 'endDate'>, today: string): Place =>
  horizon === 'year' && endDate && endDate.slice(0, 4) > today.slice(0, 4) ? 'beyond' : horizon
