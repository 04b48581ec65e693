import type { Goal } from '@throughline/core/goal'
import { goalForm } from '../../../messages/goal-form.ts'
import { type DateContext, shortDate } from '../../desk/words/day.ts'
import { figureWithUnit } from './figures.ts'
import { habitWords } from './line.ts'

const words = goalForm.titleRead
const figures: readonly Goal['metric']['type'][] = ['percent', 'number', 'currency', 'duration']

interface Read {
  metric: Goal['metric'] | null
  /** Whether it names where it starts. */
  hasStart?: boolean
  endDate: string | null
}

/** What the name of a goal was taken to mean: `88 % → 95 %, until Wed 31 Mar`; `Habit, Mon to Fri`. Empty where that is nothing. */
export function readWords({ metric, hasStart = true, endDate }: Read, context: DateContext): string {
  return [metric && measureWords(metric, hasStart, context.locale), endDate && words.until(shortDate(endDate, context))]
    .filter(Boolean)
    .join(', ')
}

function measureWords(metric: Goal['metric'], hasStart: boolean, locale: string): string | null {
  if (metric.type === 'habit') return habitWords(metric, locale)
  if (!figures.includes(metric.type) || metric.start === metric.target) return null
  const target = figureWithUnit(metric.target, metric, locale)
  return hasStart ? words.fromTo(figureWithUnit(metric.start, metric, locale), target) : words.to(target)
}
