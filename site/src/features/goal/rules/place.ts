import type { Goal, Horizon } from '@throughline/core/goal'

/** Where a goal stands: with those of its horizon, or, where it ends after this year, behind them. */
export type Place = Horizon | 'beyond'

export const placeOf = ({ horizon, endDate }: Pick<Goal, 'horizon' | 'endDate'>, today: string): Place =>
  horizon === 'year' && endDate && endDate.slice(0, 4) > today.slice(0, 4) ? 'beyond' : horizon

const within: Readonly<Record<'quarter' | 'year', readonly Place[]>> = {
  quarter: ['week', 'month', 'quarter'],
  year: ['week', 'month', 'quarter', 'year'],
}

/** Whether a place lies within this quarter or year: whoever looks at one sees all of it, and nothing that ends behind it. */
export const isWithin = (place: Place, stretch: 'quarter' | 'year'): boolean => within[stretch].includes(place)
