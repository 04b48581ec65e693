import type { Metric } from '../metric.ts'
import { best, type DayValue } from './day-values.ts'
import { type Exact, exact, sumOf } from './exact.ts'

/** Whether day values of such a metric add up to the current one. */
export const addsUp = ({ type, aggregation, direction }: Metric): boolean =>
  type === 'milestones' || (direction !== 'within' && (aggregation === 'sum' || aggregation === 'count'))

/** What the day values of a numeric metric make together; `null` where there are none and none were to be added up. */
export function currentValue(metric: Metric, days: readonly DayValue[]): Exact | null {
  const values = () => days.map(({ value }) => exact(value))
  if (addsUp(metric)) return totalAfter(metric, sumOf(values()))
  const last = days.at(-1)
  if (!last) return null
  if (metric.aggregation === 'mean') return sumOf(values()).div(days.length)
  return metric.aggregation === 'max' ? best(values(), metric.direction) : exact(last.value)
}

/** Where a metric that adds up stands once so much was done. */
export const totalAfter = ({ start, direction }: Metric, sum: Exact): Exact =>
  direction === 'down' ? exact(start).minus(sum) : exact(start).plus(sum)
