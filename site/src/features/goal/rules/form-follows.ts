import type { Horizon } from '@throughline/core/goal'
import type { DraftContext, GoalDraft } from './form.ts'
import { horizons } from './outline.ts'
import { periodOf } from './periods.ts'

/** What begins at something is watched; what begins at nothing adds up. What somebody chose stays. */
export function afterStart({ type, aggregation, isLoggingChosen }: GoalDraft, start: string): Partial<GoalDraft> {
  if (isLoggingChosen || type === 'percent') return { start }
  const isNothing = !/[1-9]/.test(start)
  return { start, aggregation: isNothing ? 'sum' : aggregation === 'sum' ? 'last' : aggregation }
}

/** A habit has its days, and is not asked for besides; what is one no longer is asked for every week. */
export const checkInsFor = ({ type: before, checkInEvery }: GoalDraft, type: GoalDraft['type']): GoalDraft['checkInEvery'] =>
  type === 'habit' ? 'none' : before === 'habit' && checkInEvery === 'none' ? 'week' : checkInEvery

/** A horizon nobody chose is the least that holds the end; without an end it stays. */
export function afterEnd(
  { isHorizonChosen }: GoalDraft,
  endDate: string,
  context: Pick<DraftContext, 'today' | 'weekStart'>,
): Partial<GoalDraft> {
  return isHorizonChosen || !endDate ? { endDate } : { endDate, horizon: horizonUntil(endDate, context) }
}

/** What ends after this year still belongs to the year that is planned; what takes longer than two, to a life. */
function horizonUntil(endDate: string, { today, weekStart }: Pick<DraftContext, 'today' | 'weekStart'>): Horizon {
  const held = horizons.find((horizon) => endDate <= (periodOf(horizon, today, weekStart)?.to ?? ''))
  return held ?? (Number(endDate.slice(0, 4)) - Number(today.slice(0, 4)) < 2 ? 'year' : 'life')
}
