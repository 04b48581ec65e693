import { describe, expect, it } from 'vitest'
import { narrow, wide } from './chart-labels.ts'
import { geometryOf, WIDTH } from './geometry.ts'
import { sampleChart, weekly } from './test-chart.ts'

const not = { state: 'not-applicable' } as const
const numbersIn = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('the chart of a goal', () => {
  it('goes from left to right in time and upwards with the value', () => {
    const { points } = geometryOf(sampleChart(), wide)
    expect(points).toHaveLength(11)
    expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b))
    expect(points.at(-1)?.y).toBeLessThan(points[0]?.y as number)
  })

  it('keeps all within itself, in both layouts', () => {
    for (const layout of [wide, narrow]) {
      const { points, x, y } = geometryOf(sampleChart(), layout)
      for (const point of points) {
        expect(point.x).toBeGreaterThanOrEqual(0)
        expect(point.x).toBeLessThanOrEqual(WIDTH)
        expect(point.y).toBeGreaterThanOrEqual(0)
        expect(point.y).toBeLessThanOrEqual(layout.height)
      }
      for (const date of ['2026-11-09', '2026-12-18', '2027-01-08']) expect(x(date)).toBeLessThanOrEqual(WIDTH)
      expect(y(82)).toBeGreaterThanOrEqual(0)
    }
  })

  it('shows a target below the start at the bottom', () => {
    const down = sampleChart({
      metric: { direction: 'down', start: '92.5', target: '78' },
      days: weekly(['92.5', '91', '88']),
      measures: { start: '92.5', target: '78', projection: not },
    })
    const { y, points } = geometryOf(down, wide)
    expect(y(78)).toBeGreaterThan(points.at(-1)?.y as number)
  })

  it('tells time on its axis as one says it, never by tens of minutes', () => {
    const ticks = (target: string) =>
      geometryOf(
        sampleChart({
          metric: { type: 'duration', start: '0', target },
          days: weekly(['0']),
          measures: { start: '0', target, projection: not },
        }),
        wide,
      ).yTicks.filter((tick) => tick >= 0 && tick <= Number(target))
    expect(ticks('1200')).toEqual([1200, 900, 600, 300, 0])
    expect(ticks('120')).toEqual([120, 90, 60, 30, 0])
    expect(ticks('45')).toEqual([45, 30, 15, 0])
  })

  it('takes values below nothing and a single point', () => {
    const one = sampleChart({
      days: weekly(['-1200.5']),
      measures: { start: '-1200.5', target: '300', current: '-1200.5', projection: not },
    })
    const { points, yTicks, real } = geometryOf(one, wide)
    expect(points).toHaveLength(1)
    expect(Math.min(...yTicks)).toBeLessThan(0)
    expect(numbersIn(real).every(Number.isFinite)).toBe(true)
  })

  it('has a height also where all values are the same, and nothing but axes where there are none', () => {
    const flat = geometryOf(sampleChart({ days: weekly(['82', '82']), measures: { start: '82', projection: not } }), wide)
    expect(flat.domain.high).toBeGreaterThan(flat.domain.low)
    const empty = geometryOf(sampleChart({ days: [], measures: { current: null, projection: not } }), wide)
    expect(empty.real).toBe('')
    expect(empty.yTicks.length).toBeGreaterThan(1)
  })

  it('stands still between the days of what adds up, from the start to today', () => {
    const sum = sampleChart({
      metric: { aggregation: 'sum', start: '0', target: '20' },
      days: weekly(['3', '9']),
      measures: { start: '0', target: '20' },
    })
    const { real, x } = geometryOf(sum, wide)
    expect(real).toMatch(/^M0,/)
    expect(numbersIn(real).at(-2)).toBeCloseTo(x('2026-11-09'), 1)
  })

  it('keeps what does not count beside the line', () => {
    const [first, ...rest] = weekly(['70', '71.9', '72'], '2026-08-24')
    const { points, beside } = geometryOf(sampleChart({ days: [{ ...first, current: null } as never, ...rest] }), wide)
    expect(points).toHaveLength(2)
    expect(beside.map(({ text }) => text)).toEqual(['70'])
  })

  it('shows the range of what is to stay within it', () => {
    const within = sampleChart({
      metric: { direction: 'within', start: '420', target: '480' },
      days: weekly(['430', '500']),
      measures: { start: '420', target: '480', projection: not },
    })
    const { range, y } = geometryOf(within, wide)
    expect(range).toEqual({ y: y(480), height: y(420) - y(480) })
  })

  it('shades pauses, also one without an end', () => {
    const pauses = [
      { from: '2026-09-14', until: '2026-09-21' },
      { from: '2026-11-01', until: null },
    ]
    const { pauses: shaded } = geometryOf(sampleChart({ goal: { pauses } }), wide)
    expect(shaded).toHaveLength(2)
    expect((shaded[1]?.x ?? 0) + (shaded[1]?.width ?? 0)).toBeCloseTo(WIDTH, 0)
  })

  it('draws five thousand check-ins with no more points than can be seen', () => {
    const days = Array.from({ length: 5000 }, (_, i) => ({
      localDate: new Date(Date.UTC(2010, 0, 1 + i)).toISOString().slice(0, 10),
      value: String(70 + (i % 13)),
      current: String(70 + (i % 13)),
    }))
    const { points } = geometryOf(sampleChart({ days, goal: { startDate: '2010-01-01' } }), wide)
    expect(points.length).toBeLessThanOrEqual(wide.columns * 4)
  })
})

describe('the projection', () => {
  it('runs from today to the target, in a band from the earliest to the latest day', () => {
    const { ahead, band, x, y } = geometryOf(sampleChart(), wide)
    const [fromX, , toX, toY] = numbersIn(ahead)
    expect(fromX).toBeCloseTo(x('2026-11-09'), 1)
    expect(toX).toBeCloseTo(x('2026-12-28'), 1)
    expect(toY).toBeCloseTo(y(82), 1)
    expect(band).not.toBe('')
  })

  it('ends where the drawing does, when the target lies too far ahead to show', () => {
    const far = {
      state: 'expected',
      on: '2031-01-01',
      earliest: '2029-01-01',
      latest: null,
      perWeek: '0.05',
      errorPerWeek: '0.05',
    } as const
    const { ahead, band } = geometryOf(sampleChart({ measures: { projection: far } }), wide)
    expect(Math.max(...numbersIn(ahead).filter((_, i) => i % 2 === 0))).toBeLessThanOrEqual(WIDTH + 0.1)
    expect(Math.max(...numbersIn(band).filter((_, i) => i % 2 === 0))).toBeLessThanOrEqual(WIDTH + 0.1)
  })

  it('is not drawn where there is none', () => {
    expect(geometryOf(sampleChart({ measures: { projection: not } }), wide)).toMatchObject({ ahead: '', band: '' })
  })
})
