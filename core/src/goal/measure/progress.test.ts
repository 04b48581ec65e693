import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Metric } from '../metric.ts'
import type { Goal } from '../schema.ts'
import { dayValues } from './day-values.ts'
import { measure } from './measure.ts'
import { checkInsOf, decimals, goalOf, habitOf, markedFrom, metricOf, on } from './test-measure.ts'

const measured = (metric: Partial<Metric>, ...said: Parameters<typeof checkInsOf>) => {
  const goal = goalOf({ metric })
  const { current, progress, unmeasured } = measure(goal, dayValues(checkInsOf(...said), goal.metric), on('2026-02-01'))
  return unmeasured ? unmeasured : [current, progress]
}

const weighed: Parameters<typeof checkInsOf> = [
  ['2026-01-02', '82'],
  ['2026-01-02', '81'],
  ['2026-01-09', '79.5'],
]
const added: Parameters<typeof checkInsOf> = [
  ['2026-01-02', '3'],
  ['2026-01-02', '4'],
  ['2026-01-09', '5'],
]

describe('worked by hand: the current value and progress of', () => {
  it.each<[string, Partial<Metric>, Parameters<typeof checkInsOf>, unknown]>([
    ['a number going up, last', { start: '70', target: '90' }, weighed, ['79.5', 0.475]],
    ['a number going down, last', { direction: 'down', start: '84', target: '75' }, weighed, ['79.5', 0.5]],
    ['a number going up, sum', { start: '10', target: '34', aggregation: 'sum' }, added, ['22', 0.5]],
    ['a number going down, sum', { direction: 'down', start: '48', target: '0', aggregation: 'sum' }, added, ['36', 0.25]],
    ['a number going up, mean: a day counts once', { target: '17', aggregation: 'mean' }, added, ['4.25', 0.25]],
    ['a number going down, mean', { direction: 'down', start: '7', target: '2', aggregation: 'mean' }, added, ['4.25', 0.55]],
    ['a number going up, max', { target: '10', aggregation: 'max' }, added, ['5', 0.5]],
    ['a number going down, max: the lowest', { direction: 'down', start: '11', target: '1', aggregation: 'max' }, added, ['3', 0.8]],
    ['a number going up, count', { target: '12', aggregation: 'count' }, added, ['3', 0.25]],
    ['a number going down, count', { direction: 'down', start: '4', target: '1', aggregation: 'count' }, added, ['1', 1]],
    ['a number to stay within, last', { direction: 'within', start: '80', target: '85' }, weighed, ['79.5', 0.5]],
    ['a number to stay within, its bounds the other way round', { direction: 'within', start: '81', target: '79.5' }, weighed, ['79.5', 1]],
    ['a number to stay within, sum of a day', { direction: 'within', start: '6', target: '8', aggregation: 'sum' }, added, ['5', 0.5]],
    ['a number to stay within, mean', { direction: 'within', start: '3', target: '5', aggregation: 'mean' }, added, ['4.25', 1]],
    ['a number to stay within, max', { direction: 'within', start: '0', target: '4', aggregation: 'max' }, added, ['5', 0.5]],
    ['a number to stay within, count of a day', { direction: 'within', start: '2', target: '3', aggregation: 'count' }, added, ['1', 0.5]],
    ['a per cent', { type: 'percent', start: '71.4', target: '82' }, [['2026-01-08', '77.6']], ['77.6', 0.5849056603773585]],
    [
      'money, to the cent',
      { type: 'currency', unit: 'EUR', target: '100', aggregation: 'sum' },
      [
        ['2026-01-02', '33.33'],
        ['2026-01-03', '33.33'],
        ['2026-01-04', '33.34'],
      ],
      ['100', 1],
    ],
    ['a duration in minutes', { type: 'duration', target: '600', aggregation: 'sum' }, [['2026-01-02', '90']], ['90', 0.15]],
    ['done or not: not yet', { type: 'binary', target: '1' }, [], ['0', 0]],
    ['done or not: done', { type: 'binary', target: '1' }, [['2026-01-03', 'yes']], ['1', 1]],
    [
      'done or not: not after all',
      { type: 'binary', target: '1' },
      [
        ['2026-01-03', 'yes'],
        ['2026-01-04', 'no'],
      ],
      ['0', 0],
    ],
    ['what went the wrong way', { start: '50', target: '100' }, [['2026-01-02', '40']], ['40', -0.2]],
    ['what went past the target', { target: '100' }, [['2026-01-02', '150']], ['150', 1.5]],
    ['nothing that adds up: it stands at its start', { start: '5', target: '24', aggregation: 'sum' }, [], ['5', 0]],
    ['nothing measured', {}, [], 'no-check-ins'],
    ['nothing within', { direction: 'within' }, [], 'no-check-ins'],
    ['a target that is the start', { start: '5', target: '5' }, [['2026-01-02', '5']], 'target-equals-start'],
    [
      'three tenths',
      { target: '0.3', aggregation: 'sum' },
      [
        ['2026-01-02', '0.1'],
        ['2026-01-03', '0.2'],
      ],
      ['0.3', 1],
    ],
  ])('%s', (_, metric, said, expected) => expect(measured(metric, ...said)).toEqual(expected))

  it('milestones', () => {
    const milestone = (id: string, doneOn: string | null) => ({ id, title: id, doneOn })
    const goal = goalOf({
      metric: { type: 'milestones', target: '1' },
      milestones: [milestone('a', '2026-01-04'), milestone('b', null), milestone('c', null), milestone('d', null)],
    })
    expect(measure(goal, [], on('2026-02-01'))).toMatchObject({ start: '0', target: '4', current: '1', progress: 0.25, days: 1 })
    expect(measure({ ...goal, milestones: [] }, [], on('2026-02-01'))).toMatchObject({ progress: null, unmeasured: 'no-milestones' })
  })

  it('a habit, whose target is a rate', () => {
    const goal = habitOf({ target: '80' })
    const days = markedFrom('2026-01-01', 'yynys')
    expect(measure(goal, days, on('2026-01-05'))).toMatchObject({ current: '75', progress: 0.9375, start: '0', target: '80' })
    expect(measure(goal, [], on('2026-01-01'))).toMatchObject({ current: null, progress: null, unmeasured: 'no-days-yet' })
  })

  it('what was achieved without a check-in', () => {
    const closing = { localDate: '2026-01-20', timeZone: 'UTC', reflection: '' }
    const goal = goalOf({ status: 'achieved', closing, metric: { type: 'binary', target: '1' } })
    expect(measure(goal, [], on('2026-02-01'))).toMatchObject({ current: '1', progress: 1 })
  })
})

it('only days from the start to the end count, and none after it was closed', () => {
  const days = [
    { localDate: '2025-12-31', value: '1' },
    { localDate: '2026-01-01', value: '2' },
    { localDate: '2026-04-11', value: '4' },
    { localDate: '2026-04-12', value: '8' },
  ]
  const goal = goalOf({ metric: { aggregation: 'sum' } })
  expect(measure(goal, days, on('2026-05-01'))).toMatchObject({ current: '6', days: 2, lastOn: '2026-04-11' })
  const closing = { localDate: '2026-03-01', timeZone: 'UTC', reflection: '' }
  expect(measure({ ...goal, status: 'missed', closing }, days, on('2026-05-01'))).toMatchObject({ current: '2' })
})

describe('progress', () => {
  const progress = (goal: Goal, value: string) => measure(goal, [{ localDate: '2026-01-02', value }], on('2026-01-03')).progress as number
  const goalFrom = (start: string, target: string) =>
    goalOf({ metric: metricOf({ start, target, direction: Number(start) > Number(target) ? 'down' : 'up' }) })
  const ends = fc.tuple(decimals, decimals).filter(([start, target]) => Number(start) !== Number(target))

  it('is 0 at the start and 1 at the target', () => {
    fc.assert(
      fc.property(ends, ([start, target]) => {
        const goal = goalFrom(start, target)
        expect([progress(goal, start), progress(goal, target)]).toEqual([0, 1])
      }),
    )
  })

  it('lies between 0 and 1 exactly where the value lies between start and target', () => {
    fc.assert(
      fc.property(ends, decimals, ([start, target], value) => {
        const [low, high] = [start, target].map(Number).sort((a, b) => a - b) as [number, number]
        const found = progress(goalFrom(start, target), value)
        expect(found >= 0 && found <= 1).toBe(Number(value) >= low && Number(value) <= high)
      }),
    )
  })

  it('rises with every step towards the target', () => {
    fc.assert(
      fc.property(ends, decimals, decimals, ([start, target], one, other) => {
        fc.pre(Number(one) !== Number(other))
        const goal = goalFrom(start, target)
        const isNearer = Number(start) < Number(target) === Number(other) > Number(one)
        expect(progress(goal, other) > progress(goal, one)).toBe(isNearer)
      }),
    )
  })

  it('is the same in any unit', () => {
    fc.assert(
      fc.property(
        ends,
        decimals,
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: -9999, max: 9999 }),
        ([start, target], value, by, plus) => {
          const moved = (text: string) => {
            const scaled = BigInt(text.replace('.', '').replace(/^(-?)0+(?=\d)/, '$1')) * BigInt(by) + BigInt(plus) * 1000n
            const digits = String(scaled < 0n ? -scaled : scaled).padStart(4, '0')
            return `${scaled < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
          }
          expect(progress(goalFrom(moved(start), moved(target)), moved(value))).toBe(progress(goalFrom(start, target), value))
        },
      ),
    )
  })
})
