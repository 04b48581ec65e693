import type { Goal } from '@throughline/core/goal'
import { goal as words } from '../../../messages/goal.ts'
import { plainSum } from '../rules/moves.ts'
import { figure, figureWithUnit, readFigure } from './figures.ts'

/** Whether what is entered is added to where the goal stands, or taken off, rather than where it stands. */
export const addsUp = ({ type, aggregation }: Goal['metric']): boolean => aggregation === 'sum' && type !== 'habit'

/**
 * What a check-in would make of where a goal stands that adds up: `4 + 12 makes 16 drivers`; where it stands while nothing is
 * typed that can be read.
 */
export function sumWords(typed: string, standing: string, metric: Goal['metric'], locale: string): string {
  const value = typed.trim() ? readFigure(typed, metric, locale) : null
  if (value === null) return words.log.soFar(figureWithUnit(standing, metric, locale))
  const change = Number(value) * (metric.direction === 'down' ? -1 : 1)
  const said = (text: string) => figure(text, metric, locale)
  const then = figureWithUnit(plainSum(standing, change), metric, locale)
  return words.log.makes(said(standing), change < 0 ? '−' : '+', said(value.replace('-', '')), then)
}
