import { expect, it } from 'vitest'
import { axisOf, narrow, projectionWords, wide } from './chart-labels.ts'
import { geometryOf } from './geometry.ts'
import { LABEL_HEIGHT, type Label, placeLabels, widthOf } from './labels.ts'
import { sampleChart, weekly } from './test-chart.ts'

const context = { today: '2026-11-09', locale: 'en-GB' }
const label = (name: string, x: number, spots: Label['spots'] = [{ dx: 0, dy: 0, anchor: 'middle' }]): Label => ({
  name,
  text: 'Some words',
  at: { x, y: 50 },
  spots,
})
const soon = { state: 'expected', earliest: '2026-12-28', latest: '2027-01-05', perWeek: '-2.5', errorPerWeek: '0.2' } as const
const room = { widths: [300, 900], over: 0 } as const

it('what matters more keeps its place, and what would stand on it is left out', () => {
  expect(placeLabels([label('a', 0.5), label('b', 0.52)], room).map(({ name }) => name)).toEqual(['a'])
})

it('another spot is taken where there is one', () => {
  const [, b] = placeLabels(
    [
      label('a', 0.5),
      label('b', 0.52, [
        { dx: 0, dy: 0, anchor: 'middle' },
        { dx: 0, dy: LABEL_HEIGHT, anchor: 'middle' },
      ]),
    ],
    room,
  )
  expect(b?.spot.dy).toBe(LABEL_HEIGHT)
})

it('what is free where it is wide but not where it is narrow is not free', () => {
  expect(placeLabels([label('a', 0.5), label('b', 0.6)], room)).toHaveLength(1)
  expect(placeLabels([label('a', 0.5), label('b', 0.6)], { ...room, widths: [900, 900] })).toHaveLength(2)
})

it('no two words of a chart meet at any width, however the goal goes', () => {
  const charts = [
    sampleChart(),
    sampleChart({ goal: { endDate: '2026-11-10' } }),
    sampleChart({ days: weekly(['81.9', '81.95', '82.1']) }),
    sampleChart({ days: weekly(['71.4']), measures: { projection: { state: 'not-applicable' } } }),
    sampleChart({ goal: { endDate: null }, measures: { on: '2026-09-01' } }),
  ]
  for (const source of charts) {
    for (const layout of [wide, narrow]) {
      const { goal, measures } = source
      const { labels, values } = axisOf(geometryOf(source, layout), layout, {
        metric: goal.metric,
        measures,
        endDate: goal.endDate,
        ...context,
      })
      for (const width of [layout.widths[0], 700, layout.widths[1]].filter(
        (width) => width >= layout.widths[0] && width <= layout.widths[1],
      )) {
        const boxes = labels.map((one) => {
          const wide = widthOf(one)
          const from = one.at.x * width + one.spot.dx
          const left = one.spot.anchor === 'start' ? from : one.spot.anchor === 'end' ? from - wide : from - wide / 2
          return { left, right: left + wide, middle: one.at.y + one.spot.dy }
        })
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1))
            expect(a.left < b.right && b.left < a.right && Math.abs(a.middle - b.middle) < LABEL_HEIGHT).toBe(false)
      }
      const heights = values.map(({ y }) => y).toSorted((a, b) => a - b)
      for (const [i, y] of heights.slice(1).entries()) expect(y - (heights[i] as number)).toBeGreaterThanOrEqual(LABEL_HEIGHT)
    }
  }
})

it('what is said of a goal that falls stands within its chart, on the side the line does not come from', () => {
  const { goal, ...source } = sampleChart({
    metric: { direction: 'down', start: '92.5', target: '78' },
    days: weekly(['92.5', '91', '90', '88', '86', '85', '84.5', '84', '83', '82', '81']),
    measures: { start: '92.5', target: '78' },
  })
  const chart = { goal, ...source, days: { ...source.days, ideal: [] } }
  const { labels } = axisOf(geometryOf(chart, wide), wide, {
    metric: goal.metric,
    measures: chart.measures,
    endDate: goal.endDate,
    ...context,
  })
  const spot = (name: string) => labels.find((label) => label.name === name)
  const middle = (name: string) => (spot(name)?.at.y ?? 0) + (spot(name)?.spot.dy ?? 0)
  expect(spot('reached')?.spot.dy).toBeGreaterThan(0)
  expect(spot('rate')?.spot.dy).toBeLessThan(0)
  for (const name of ['reached', 'rate']) expect(middle(name) + LABEL_HEIGHT / 2).toBeLessThanOrEqual(wide.height)
})

it('the words of a line stand by that line, and neither they nor the last value on it', () => {
  const { goal, ...source } = sampleChart({
    metric: { type: 'number', unit: 'days', direction: 'down', start: '34', target: '20' },
    goal: { startDate: '2026-11-02', endDate: '2027-03-31' },
    days: weekly(['34', '31.5', '29'], '2026-11-02'),
    measures: { on: '2026-11-16', start: '34', target: '20', projection: { ...soon, on: '2027-01-01' } },
  })
  const chart = { goal, ...source }
  const geometry = geometryOf(chart, wide)
  const { labels } = axisOf(geometry, wide, { metric: goal.metric, measures: chart.measures, endDate: goal.endDate, ...context })
  const [begins, ends] = (['2026-11-16', '2027-01-01'] as const).map(geometry.x) as [number, number]
  const offLine = ({ at, spot }: (typeof labels)[number]) => {
    const along = (at.x * 1000 - begins) / (ends - begins)
    return at.y + spot.dy - (geometry.y(29) + (geometry.y(20) - geometry.y(29)) * along)
  }
  const rate = labels.find(({ name }) => name === 'rate')
  expect(rate?.at.x).toBeLessThanOrEqual(ends / 1000)
  expect(Math.abs(offLine(rate as (typeof labels)[number]))).toBeLessThanOrEqual(36)
  // Below and to the right of it the line goes on.
  expect(labels.find(({ name }) => name === 'call')).toMatchObject({ text: '29', spot: { dy: -18 } })
})

it('says when it will be reached, and how far that may be off', () => {
  const expected = { state: 'expected', on: '2026-12-28', perWeek: '1', errorPerWeek: '0' } as const
  const words = (earliest: string, latest: string | null) => projectionWords({ ...expected, earliest, latest }, context)
  expect(words('2026-12-14', '2027-01-11')).toBe('28 December, give or take 2 weeks')
  expect(words('2026-12-25', '2026-12-31')).toBe('28 December, give or take 3 days')
  expect(words('2026-12-28', '2026-12-28')).toBe('28 December')
  expect(words('2026-12-25', null)).toBe('28 December, or much later')
  expect(projectionWords({ state: 'reached' }, context)).toBeNull()
})

it('names the last value as it names the target, with its sign and as many places', () => {
  const said = (metric: Parameters<typeof sampleChart>[0]) => {
    const { goal, measures, days } = sampleChart(metric)
    const { values, labels } = axisOf(geometryOf({ goal, measures, days }, wide), wide, {
      metric: goal.metric,
      measures,
      endDate: goal.endDate,
      ...context,
    })
    return [values.find(({ isTarget }) => isTarget)?.text, labels.find(({ name }) => name === 'call')?.text]
  }
  const fallen = { days: weekly(['3.5', '2.4', '1.9']), measures: { start: '3.5', target: '2' } }
  expect(said({ ...fallen, metric: { direction: 'down', start: '3.5', target: '2' } })).toEqual(['2.0\u00a0%', '1.9\u00a0%'])
  const number = { type: 'number', unit: 'defects', direction: 'down', start: '3.5', target: '1.5' } as const
  const whole = { days: weekly(['3.5', '2']), measures: { start: '3.5', target: '1.5' } }
  expect(said({ ...whole, metric: number })).toEqual(['1.5 defects', '2.0'])
})
