import { dateOf, dayNumber } from '../../kernel/time/day.ts'
import { type Exact, ONE, textOf, ZERO } from './exact.ts'
import type { MeasuredGoal } from './measured-goal.ts'
import { stretchesOf } from './pauses.ts'
import { type Standing, standingOf } from './standing.ts'

/** A day and how much of the way is to be behind one by its end, from 0 to 1; in between it goes straight. */
interface Corner {
  day: number
  part: Exact
}

type Line = Pick<MeasuredGoal, 'metric' | 'startDate' | 'endDate' | 'pauses'>

/** Whether the whole of such a metric is asked for on every day, and not a part of the way. */
export const asksAllAlong = ({ metric }: Pick<Line, 'metric'>): boolean => metric.type === 'habit' || metric.direction === 'within'

/**
 * Where the line turns: a pause leaves alone what was before it, the line stands while it lasts, and then goes straight
 * to the end again.
 */
function cornersOf({ startDate, endDate, pauses }: Line): Corner[] {
  const [start, end] = [dayNumber(startDate), dayNumber(endDate as string)]
  const corners = [{ day: start, part: start >= end ? ONE : ZERO }]
  let at = corners[0] as Corner
  for (const { from, until } of stretchesOf(pauses, Number.POSITIVE_INFINITY)) {
    if (from > end) break
    const before = { day: Math.max(from - 1, at.day), part: partOn(Math.max(from - 1, at.day), at, end) }
    at = { day: Math.max(Math.min(until - 1, end), at.day), part: before.part }
    corners.push(before, at)
  }
  if (at.day < end) corners.push({ day: end, part: ONE })
  return corners
}

/** The part on a day of the straight way from a corner to the whole at the end. */
const partOn = (day: number, from: Corner, end: number): Exact =>
  end <= from.day
    ? from.part
    : from.part.plus(
        ONE.minus(from.part)
          .times(day - from.day)
          .div(end - from.day),
      )

/** The part of the way that is to be behind one by the end of a day; `null` for a line without an end. */
export function idealPart(line: Line, date: string): Exact | null {
  if (asksAllAlong(line)) return ONE
  if (!line.endDate) return null
  const day = dayNumber(date)
  const corners = cornersOf(line)
  const next = corners.findIndex((corner) => corner.day >= day)
  const [before, after] = [corners[next - 1], corners[next]]
  if (!after) return (corners.at(-1) as Corner).part
  if (!before || after.day === day) return corners.findLast((corner) => corner.day === day)?.part ?? ZERO
  return before.part.plus(
    after.part
      .minus(before.part)
      .times(day - before.day)
      .div(after.day - before.day),
  )
}

/** A point of the ideal line, to be joined by straight lines. */
export interface IdealPoint {
  localDate: string
  /** Decimal text. */
  value: string
}

/** The corners of the ideal line, oldest first; none where there is no end, nothing in between, or all is asked for on every day. */
export function idealLine(goal: MeasuredGoal): IdealPoint[] {
  if (asksAllAlong(goal) || !goal.endDate || goal.metric.type === 'binary') return []
  const standing = standingOf(goal, [], null)
  const points = cornersOf(goal).map(({ day, part }) => ({ localDate: dateOf(day), value: textOf(valueAt(part, standing)) }))
  return points.filter((point, i) => point.localDate !== points[i + 1]?.localDate)
}

/** The value a part of the way stands for. */
export const valueAt = (part: Exact, { start, target }: Pick<Standing, 'start' | 'target'>): Exact =>
  start.plus(target.minus(start).times(part))
