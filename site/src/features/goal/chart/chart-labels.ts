import type { Measures } from '@throughline/core/goal'
import { goalPage } from '../../../messages/goal-page.ts'
import { amountWords, axisWords, type Measured } from '../words/amount.ts'
import { figure } from '../words/figure.ts'
import { dayWords } from './day-words.ts'
import { dayOf, type Geometry, type Layout, WIDTH } from './geometry.ts'
import { LABEL_HEIGHT, type Label, type Placed, placeLabels, type Spot, widthOf } from './labels.ts'

const words = goalPage.chart

/** A layout with what its labels need. */
export interface LabelledLayout extends Layout {
  widths: readonly [number, number]
  /** Whether there is room for words at the lines; without, the key tells. */
  hasNotes: boolean
}

export const wide: LabelledLayout = { height: 320, columns: 250, ticks: { y: 6, x: 7 }, widths: [560, 1000], hasNotes: true }
export const narrow: LabelledLayout = { height: 240, columns: 100, ticks: { y: 5, x: 4 }, widths: [240, 560], hasNotes: false }

export interface Axis {
  /** Pixels that the values on the left take. */
  margin: number
  values: { text: string; y: number; isTarget: boolean }[]
  labels: Placed[]
}

interface Asked {
  metric: Measured
  measures: Pick<Measures, 'current' | 'target' | 'projection' | 'on'>
  endDate: string | null
  today: string
  locale: string
}

/** When it will be reached, in words with how far that may be off. */
export function projectionWords(projection: Measures['projection'], context: Pick<Asked, 'locale' | 'today'>): string | null {
  if (projection.state !== 'expected') return null
  const { on, earliest, latest } = projection
  const day = dayWords(on, context, 'long')
  if (latest === null) return words.orLater(day)
  const off = Math.round((dayOf(latest) - dayOf(earliest)) / 2)
  if (off === 0) return day
  return words.giveOrTake(day, off < 14 ? words.days(off) : words.weeks(Math.round(off / 7)))
}

/** The words around a chart, so placed that none stands on another. */
export function axisOf(geometry: Geometry, layout: LabelledLayout, asked: Asked): Axis {
  const { height } = layout
  const { metric, measures, locale } = asked
  const target = Number(measures.target)
  const targetY = geometry.y(target)
  const values = [
    { text: amountWords(measures.target, metric, locale, lastOf(geometry)), y: targetY, isTarget: true },
    ...geometry.yTicks
      .map((value) => ({ text: axisWords(value, metric, locale), y: geometry.y(value), isTarget: false }))
      .filter(({ y }) => Math.abs(y - targetY) >= LABEL_HEIGHT && y >= 0 && y <= height),
  ]
  const margin = Math.ceil(Math.max(...values.map(({ text, isTarget }) => widthOf({ text, isBold: isTarget })))) + 10
  return {
    margin,
    values,
    labels: onceEach(
      placeLabels(wanted(geometry, layout, asked), { widths: layout.widths, over: 8, obstacles: obstaclesOf(geometry, height) }),
    ),
  }
}

/** Of what was offered several places, the first that was free; dates stand for themselves. */
const onceEach = (placed: readonly Placed[]): Placed[] =>
  placed.filter(({ name }, i) => name === 'tick' || placed.findIndex((other) => other.name === name) === i)

const below = (anchor: Spot['anchor']): Spot => ({ dx: 0, dy: 0, anchor })

function wanted(geometry: Geometry, layout: LabelledLayout, asked: Asked): Label[] {
  const { height, hasNotes } = layout
  const onAxis = (name: string, text: string, date: string, isBold = false): Label => ({
    ...{ name, text, isBold, mayCross: true },
    at: { x: geometry.x(date) / WIDTH, y: height + 18 },
    spots: [
      below('middle'),
      below('start'),
      below('end'),
      ...(name === 'due'
        ? [
            { dx: 0, dy: LABEL_HEIGHT, anchor: 'middle' as const },
            // Its line comes down beside it.
            { dx: -6, dy: LABEL_HEIGHT, anchor: 'end' as const },
          ]
        : []),
    ],
  })
  const { from, to } = geometry.domain
  const isShown = (date: string) => dayOf(date) >= from && dayOf(date) <= to
  const labels: Label[] = [onAxis('now', words.today, asked.today, true)]
  if (asked.endDate && isShown(asked.endDate)) labels.push(onAxis('due', words.due(dayWords(asked.endDate, asked)), asked.endDate))
  const last = geometry.points.at(-1)
  if (last) labels.push(call(last, asked))
  if (hasNotes) labels.push(...notes(geometry, height, asked))
  labels.push(...geometry.xTicks.map((date) => onAxis('tick', dayWords(date, asked), date)))
  return labels.filter(({ name }) => name !== 'now' || isShown(asked.today))
}

/** The last value that is shown, which is named beside the target. */
const lastOf = ({ points }: Geometry): string[] => points.slice(-1).map(({ text }) => text)

const isWritten = ({ type }: Measured) => type === 'percent' || type === 'number'
/** From here on a value is shortened. */
const MOST_WRITTEN = 100_000

/** Written as the target is: a share with its sign, and both with as many places. */
const call = (last: Geometry['points'][number], { metric, measures, locale }: Asked): Label => ({
  ...{ name: 'call', isBold: true },
  text:
    isWritten(metric) && Math.abs(last.value) < MOST_WRITTEN
      ? figure(last.text, metric, locale, [measures.target])
      : axisWords(last.value, metric, locale),
  at: { x: last.x / WIDTH, y: last.y },
  spots: [
    { dx: 10, dy: 16, anchor: 'start' },
    { dx: 0, dy: -18, anchor: 'middle' },
    { dx: 10, dy: -14, anchor: 'start' },
    { dx: 0, dy: 20, anchor: 'middle' },
    { dx: -10, dy: -16, anchor: 'end' },
    { dx: 10, dy: 0, anchor: 'start' },
  ],
})

function notes(geometry: Geometry, height: number, asked: Asked): Label[] {
  const labels: Label[] = []
  const { from, to } = geometry.domain
  const { projection } = asked.measures
  const reached = projectionWords(projection, asked)
  const targetY = geometry.y(Number(asked.measures.target))
  // A line that falls comes from above, where one that rises has room.
  const away = targetY > height / 2 ? -1 : 1
  if (reached && projection.state === 'expected') {
    const x = Math.min(1, geometry.x(projection.on) / WIDTH)
    const sides = (['middle', 'end', 'start'] as const).flatMap((anchor) => [-18, 18].map((dy) => ({ dx: 0, dy: dy * away, anchor })))
    labels.push({ name: 'reached', text: reached, at: { x, y: targetY }, spots: sides, mayCross: true })
  }
  for (const part of [0.33, 0.2, 0.5, 0.65, 0.8]) {
    const day = from + (to - from) * part
    const value = geometry.idealOn(day)
    if (value === null) continue
    const spots = [-16, -24, -34, 16, 24, 34].map((dy) => ({ dx: -4, dy, anchor: dy < 0 ? ('end' as const) : ('start' as const) }))
    labels.push({ name: 'ideal', text: words.ideal, at: { x: part, y: geometry.y(value) }, spots })
  }
  if (geometry.way) {
    const [a, b] = geometry.way
    // On either side of its line, as near as there is room.
    const spots = [16, 24, 34].flatMap((dy) =>
      [dy, -dy].flatMap((dy) => (['start', 'middle', 'end'] as const).map((anchor) => ({ dx: 0, dy: dy * away, anchor }))),
    )
    for (const part of [0.6, 0.4, 0.8, 0.2, 1]) {
      const day = a.day + (b.day - a.day) * part
      const value = a.value + (b.value - a.value) * part
      labels.push({ name: 'rate', text: words.rate, at: { x: (day - from) / (to - from), y: geometry.y(value) }, spots })
    }
  }
  return labels
}

/** Boxes along the lines and the axis, which words keep clear of. */
function obstaclesOf({ points, idealOn, way, y, domain }: Geometry, height: number) {
  const span = domain.to - domain.from
  const x = (day: number) => ((day - domain.from) / span) * WIDTH
  const ideal = Array.from({ length: 81 }, (_, i) => domain.from + (span * i) / 80).flatMap((day) => {
    const value = idealOn(day)
    return value === null ? [] : [{ x: x(day), y: y(value) }]
  })
  const ahead = way ? way.map(({ day, value }) => ({ x: x(day), y: y(value) })) : []
  return (width: number) => {
    const dots = [points, ahead].flatMap((line) =>
      line.flatMap((point, i) => {
        const next = line[i + 1] ?? point
        const far = Math.max(((next.x - point.x) / WIDTH) * width, Math.abs(next.y - point.y))
        const steps = Math.max(1, Math.ceil(far / 10))
        return Array.from({ length: steps }, (_, step) => ({
          x: point.x + ((next.x - point.x) * step) / steps,
          y: point.y + ((next.y - point.y) * step) / steps,
        }))
      }),
    )
    const lines = [...dots, ...ideal].map((dot) => {
      const middle = (dot.x / WIDTH) * width
      return { left: middle - 2, right: middle + 2, top: dot.y - 3, bottom: dot.y + 3 }
    })
    return [...lines, { left: 0, right: width, top: height - 1, bottom: height + 1 }]
  }
}
