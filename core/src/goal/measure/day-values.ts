import type { Metric } from '../metric.ts'
import type { CheckIn } from '../schema.ts'
import { type Exact, exact, isDecimal, sumOf } from './exact.ts'

/** What one day came to. */
export interface DayValue {
  localDate: string
  /** Decimal text; of a habit or a binary goal `yes`, `no` or `skip` instead. */
  value: string
}

type Values = Pick<CheckIn, 'id' | 'localDate' | 'value'>

/** Whether a day of such a goal is told by a word. */
const isTold = ({ type, dailyTarget }: Metric): boolean => type === 'binary' || (type === 'habit' && dailyTarget === null)

/** Makes one value of the check-ins of each day, by the metric; oldest first. What says nothing of such a metric is left out. */
export function dayValues(checkIns: readonly Values[], metric: Metric): DayValue[] {
  const days = new Map<string, Values[]>()
  for (const checkIn of checkIns) {
    const day = days.get(checkIn.localDate)
    if (day) day.push(checkIn)
    else days.set(checkIn.localDate, [checkIn])
  }
  const found: DayValue[] = []
  for (const [localDate, ofDay] of days) {
    const value = valueOfDay(
      ofDay.sort((a, b) => (a.id < b.id ? -1 : 1)).map((checkIn) => checkIn.value),
      metric,
    )
    if (value !== null) found.push({ localDate, value })
  }
  return found.sort((a, b) => (a.localDate < b.localDate ? -1 : 1))
}

function valueOfDay(values: readonly string[], metric: Metric): string | null {
  const last = values.at(-1) as string
  if (isTold(metric)) return isDecimal(last) ? (exact(last).gt(0) ? 'yes' : 'no') : last
  if (metric.type === 'habit' && !isDecimal(last)) return last
  const numbers = values.filter(isDecimal)
  return numbers.length === 0 ? null : together(numbers, metric)
}

function together(texts: readonly string[], { aggregation, direction }: Metric): string {
  if (texts.length === 1 && aggregation !== 'count') return texts[0] as string
  if (aggregation === 'last') return texts.at(-1) as string
  if (aggregation === 'count') return String(texts.length)
  const values = texts.map(exact)
  if (aggregation === 'max') return best(values, direction).toFixed()
  const sum = sumOf(values)
  return (aggregation === 'sum' ? sum : sum.div(values.length)).toFixed()
}

/** The highest; the lowest where less is more. */
export const best = (values: readonly Exact[], direction: Metric['direction']): Exact =>
  values.reduce((found, value) => ((direction === 'down' ? value.lt(found) : value.gt(found)) ? value : found))
