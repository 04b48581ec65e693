import { addsUp, totalAfter } from './current-value.ts'
import { best, type DayValue } from './day-values.ts'
import { type Exact, exact, isDecimal, textOf } from './exact.ts'
import { counts, type MeasuredGoal } from './measured-goal.ts'

/** A day as a chart shows it. */
export interface SeriesDay extends DayValue {
  /** The current value as of that day, as decimal text; `null` where the day does not count or is told by a word. */
  current: string | null
}

/** What the days came to, and how the current value came about; oldest first. */
export function seriesOf(goal: MeasuredGoal, days: readonly DayValue[]): SeriesDay[] {
  const follow = following(goal)
  return days.map(({ localDate, value }) => {
    if (!isDecimal(value)) return { localDate, value, current: null }
    const amount = exact(value)
    const current = goal.metric.type !== 'habit' && counts(goal, localDate) ? follow(amount) : null
    const text = answered.test(value) ? value : textOf(amount)
    return { localDate, value: text, current: current && (current === amount ? text : textOf(current)) }
  })
}

/** A decimal that is as it is answered already. Most are, and writing years of them anew takes long. */
const answered = /^(?!-0$)-?(?:0|[1-9]\d*)(?:\.\d{0,8}[1-9])?$/

/** Takes one day value after the other and tells the current value. */
function following({ metric }: MeasuredGoal): (value: Exact) => Exact {
  let so: { sum: Exact; count: number; best: Exact } | null = null
  return (value) => {
    so = so
      ? { sum: so.sum.plus(value), count: so.count + 1, best: best([so.best, value], metric.direction) }
      : { sum: value, count: 1, best: value }
    if (addsUp(metric)) return totalAfter(metric, so.sum)
    if (metric.aggregation === 'mean') return so.sum.div(so.count)
    return metric.aggregation === 'max' ? so.best : value
  }
}
