import type { Goal } from '@throughline/core/goal'
import type { GoalDays, Measures } from '@throughline/core/progress'
import { scaleLinear, scaleUtc } from 'd3-scale'
import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import { type Point, thinned } from './thin.ts'

const MILLISECONDS = 86_400_000

/** Days since 1970 of a plain date; read as UTC, no person's clock is in it. */
export const dayOf = (date: string): number => Date.parse(date) / MILLISECONDS

/** What a chart is drawn from. */
export interface ChartSource {
  goal: Pick<Goal, 'metric' | 'startDate' | 'endDate' | 'pauses'>
  days: GoalDays
  measures: Pick<Measures, 'current' | 'start' | 'target' | 'projection' | 'on'>
}

/** The drawing is so wide in its own units; it is stretched to the width there is. */
export const WIDTH = 1000

/** How a chart is laid out: one for wide pages, one for a phone. */
export interface Layout {
  height: number
  /** Columns of pixels that values are told apart in. */
  columns: number
  /** About how many lines across, and dates below. */
  ticks: { y: number; x: number }
}

/** A day value on the chart. */
export interface Seen extends Point {
  localDate: string
  /** As it is said. */
  text: string
  x: number
  y: number
}

export interface Geometry {
  x: (date: string) => number
  y: (value: number) => number
  /** Values, highest first. */
  yTicks: number[]
  /** Plain dates. */
  xTicks: string[]
  /** Days of values, thinned; what does not count is kept apart. */
  points: Seen[]
  beside: Seen[]
  /** Paths. */
  real: string
  ideal: string
  ahead: string
  band: string
  /** Of pauses, and of the range to stay within. */
  pauses: { x: number; width: number }[]
  range: { y: number; height: number } | null
  /** The ideal value on a day number, where there is an ideal line. */
  idealOn: (day: number) => number | null
  /** Where the line ahead begins and ends within the drawing, by day number, where there is one. */
  way: readonly [Point, Point] | null
  domain: { from: number; to: number; low: number; high: number }
}

/** Whether the line stands between its days, and does not slope. */
const stands = ({ metric }: ChartSource['goal']) => ['sum', 'count', 'max'].includes(metric.aggregation)

const isWithin = ({ metric }: ChartSource['goal']) => metric.direction === 'within'

/** Works a chart out: where everything lies, in a width of `WIDTH` and a height in pixels. Pure. */
export function geometryOf(source: ChartSource, layout: Layout): Geometry {
  const { goal, measures } = source
  const all = seriesOf(source)
  const ideal = source.days.ideal.map(({ localDate, value }) => ({ day: dayOf(localDate), value: Number(value) }))
  const ahead = aheadOf(source)
  const { from, to } = daysOf(source, all)
  const values = [...all, ...ideal].map(({ value }) => value)
  values.push(Number(measures.target), ...(isWithin(goal) || all.length === 0 ? [Number(measures.start)] : []))
  const { low, high } = rangeOf(values)
  const x = scaleLinear([from, to], [0, WIDTH])
  const y = scaleLinear([low, high], [layout.height, 0])
  const placed = (point: (typeof all)[number]): Seen => ({ ...point, x: x(point.day), y: y(point.value) })
  const points = thinned(
    all.filter(({ counts }) => counts),
    layout.columns,
  ).map(placed)
  const path = line<Point>(
    (point) => round(x(point.day)),
    (point) => round(y(point.value)),
  )
  const real =
    stands(goal) && points.length
      ? [{ ...(points[0] as Seen), day: Math.max(from, dayOf(goal.startDate)), value: Number(measures.start) }]
      : []
  const until = Math.min(to, Math.max(points.at(-1)?.day ?? from, dayOf(measures.on)))
  const tail = stands(goal) && points.length ? [{ day: until, value: points.at(-1)?.value ?? 0 }] : []
  const way = ahead && clippedLine(ahead.line, to)
  const cone = area<{ day: number; low: number; high: number }>(
    ({ day }) => round(x(day)),
    ({ low }) => round(y(low)),
    ({ high }) => round(y(high)),
  )
  return {
    x: (date) => x(dayOf(date)),
    y,
    yTicks: (goal.metric.type === 'duration' ? ticksOfTime(low, high, layout.ticks.y) : y.ticks(layout.ticks.y)).reverse(),
    xTicks: scaleUtc([from * MILLISECONDS, to * MILLISECONDS], [0, WIDTH])
      .ticks(layout.ticks.x)
      .map((date) => date.toISOString().slice(0, 10)),
    points,
    beside: thinned(
      all.filter(({ counts }) => !counts),
      layout.columns,
    ).map(placed),
    real: path.curve(stands(goal) ? curveStepAfter : curveLinear)([...real, ...points, ...tail]) ?? '',
    ideal: path.curve(curveLinear)(ideal) ?? '',
    ahead: way ? (path(way) ?? '') : '',
    band: ahead ? (cone(ahead.cone(to)) ?? '') : '',
    pauses: pausesOf(goal, from, to).map(([a, b]) => ({ x: x(a), width: x(b) - x(a) })),
    range: isWithin(goal) ? between(y(Number(measures.start)), y(Number(measures.target))) : null,
    idealOn: (day) => valueOn(ideal, day),
    way,
    domain: { from, to, low, high },
  }
}

const round = (n: number) => Math.round(n * 100) / 100
const between = (a: number, b: number) => ({ y: Math.min(a, b), height: Math.abs(a - b) })

/** What the line goes through: how the current value came about, or, to stay within, what each day came to. */
function seriesOf({ goal, days }: ChartSource) {
  const isShownByDay = isWithin(goal)
  return days.days.flatMap(({ localDate, value, current }) => {
    const text = isShownByDay ? value : (current ?? (stands(goal) ? null : value))
    const shown = text === null ? Number.NaN : Number(text)
    return Number.isNaN(shown) ? [] : [{ localDate, day: dayOf(localDate), value: shown, text: text as string, counts: current !== null }]
  })
}

/** How much of the time shown may be what lies ahead of the last date that is known. */
const AHEAD = 0.4

function daysOf({ goal, measures }: ChartSource, all: readonly Point[]) {
  const from = Math.min(dayOf(goal.startDate), all[0]?.day ?? Number.POSITIVE_INFINITY)
  const known = Math.max(dayOf(measures.on), all.at(-1)?.day ?? 0, goal.endDate ? dayOf(goal.endDate) : 0, from + 7)
  const { projection } = measures
  if (projection.state !== 'expected') return { from, to: known + (known - from) * 0.02 }
  const wanted = dayOf(projection.latest ?? projection.on)
  return { from, to: Math.max(known + (known - from) * 0.02, Math.min(wanted, known + (known - from) * AHEAD)) }
}

/** From the lowest to the highest with a little room, below for words above the axis; never without any height. */
function rangeOf(values: readonly number[]) {
  const [low, high] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
  const room = (high - low || Math.abs(high) || 1) * 0.07
  return { low: low - room * 1.6, high: high + room }
}

/** Minutes that an hour is told by. */
const MINUTES = [1, 2, 5, 10, 15, 30]

/** Values of time as one says them, 15 min or 5 h: minutes counted in tens come to 3 h 20 min. */
function ticksOfTime(low: number, high: number, count: number): number[] {
  const step = MINUTES.find((minutes) => (high - low) / minutes <= count + 1)
  if (!step)
    return scaleLinear([low / 60, high / 60], [0, 1])
      .ticks(count)
      .map((hours) => hours * 60)
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step)
}

interface Ahead {
  line: [Point, Point]
  cone: (to: number) => { day: number; low: number; high: number }[]
}

/** The way to the target at the rate of late, and at that rate plus and minus its error. */
function aheadOf({ measures: { current, target, on, projection } }: ChartSource): Ahead | null {
  if (projection.state !== 'expected' || current === null) return null
  const [now, from, goal] = [dayOf(on), Number(current), Number(target)]
  const [soon, late] = [dayOf(projection.earliest), projection.latest === null ? null : dayOf(projection.latest)]
  const slow = Number(projection.perWeek) - Math.sign(goal - from) * Number(projection.errorPerWeek)
  const slowOn = (day: number) =>
    late === null ? from + (slow * (day - now)) / 7 : from + ((goal - from) * (day - now)) / (late - now || 1)
  const fastOn = (day: number) => (day >= soon ? goal : from + ((goal - from) * (day - now)) / (soon - now || 1))
  return {
    line: [
      { day: now, value: from },
      { day: dayOf(projection.on), value: goal },
    ],
    cone: (to) =>
      [now, soon, late ?? to, to]
        .filter((day, i, all) => day <= Math.min(to, late ?? to) && all.indexOf(day) === i)
        .sort((a, b) => a - b)
        .map((day) => ({ day, low: slowOn(day), high: fastOn(day) })),
  }
}

/** A line of two points that ends where the drawing does. */
function clippedLine([a, b]: Ahead['line'], to: number): Ahead['line'] {
  if (b.day <= to) return [a, b]
  return [a, { day: to, value: a.value + ((b.value - a.value) * (to - a.day)) / (b.day - a.day) }]
}

const pausesOf = ({ pauses }: ChartSource['goal'], from: number, to: number): [number, number][] =>
  pauses
    .map(({ from: a, until }): [number, number] => [Math.max(from, dayOf(a)), Math.min(to, until ? dayOf(until) : to)])
    .filter(([a, b]) => b > a)

/** The value of a line of corners on a day; `null` beside it. */
function valueOn(corners: readonly Point[], day: number): number | null {
  const next = corners.findIndex((corner) => corner.day >= day)
  const [a, b] = [corners[next - 1], corners[next]]
  if (!b) return null
  if (b.day === day) return b.value
  return a ? a.value + ((b.value - a.value) * (day - a.day)) / (b.day - a.day) : null
}
