import { describe, expect, it } from 'vitest'
import { NewMetric } from './metric.ts'
import { filledMetric } from './metric-rules.ts'

const filled = (metric: NewMetric) => filledMetric(NewMetric.parse(metric))
const faults = (metric: NewMetric) =>
  (NewMetric.safeParse(metric).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.code === 'custom' && issue.params?.code])

describe('a metric', () => {
  it.each(['binary', 'milestones', 'habit'] as const)('of the type %s needs nothing but that', (type) => {
    const target = type === 'habit' ? '100' : '1'
    expect(filled({ type })).toEqual({
      type,
      direction: 'up',
      start: '0',
      target,
      unit: '',
      aggregation: 'last',
      source: 'manual',
      weekdays: null,
      timesPerWeek: null,
      dailyTarget: null,
    })
  })

  it.each(['number', 'percent', 'duration'] as const)('of the type %s needs a target', (type) => {
    expect(faults({ type })).toEqual([['target', 'missing_target']])
    expect(filled({ type, target: 82.5 })).toMatchObject({ start: '0', target: '82.5', direction: 'up', aggregation: 'last' })
  })

  it('goes down where its target lies below its start, and never against it', () => {
    expect(filled({ type: 'number', start: '90.000000001', target: '90' })).toMatchObject({ direction: 'down' })
    expect(filled({ type: 'number', start: '-1', target: '-0.5' })).toMatchObject({ direction: 'up' })
    expect(faults({ type: 'number', start: '90', target: '80', direction: 'up' })).toEqual([['direction', 'wrong_direction']])
    expect(faults({ type: 'number', start: '80', target: '90', direction: 'down' })).toEqual([['direction', 'wrong_direction']])
    for (const direction of ['up', 'down', 'within'] as const)
      expect(faults({ type: 'number', start: '5', target: '5', direction })).toEqual([])
    for (const target of ['80', '100']) expect(faults({ type: 'number', start: '90', target, direction: 'within' })).toEqual([])
  })

  it('of money has a currency that there is', () => {
    expect(filled({ type: 'currency', target: '5000', unit: 'eur' })).toMatchObject({ unit: 'EUR' })
    expect(faults({ type: 'currency', target: '5000', unit: 'Taler' })).toEqual([['unit', 'unknown_currency']])
    expect(faults({ type: 'currency', target: '5000' })).toEqual([['unit', 'unknown_currency']])
  })

  it('counts tasks only as a number, and time only as a duration', () => {
    expect(filled({ type: 'number', target: '12', source: 'tasks-done' })).toMatchObject({ aggregation: 'sum' })
    expect(faults({ type: 'number', target: '12', source: 'tasks-done', aggregation: 'count' })).toEqual([])
    expect(faults({ type: 'number', target: '12', source: 'tasks-done', aggregation: 'mean' })).toEqual([
      ['aggregation', 'wrong_aggregation'],
    ])
    expect(faults({ type: 'percent', target: '12', source: 'tasks-done' })).toEqual([['source', 'fixed_by_type']])
    expect(faults({ type: 'duration', target: '12', source: 'tasks-done' })).toEqual([['source', 'wrong_source']])
    expect(filled({ type: 'duration', target: '600', source: 'time-spent' })).toMatchObject({ aggregation: 'sum' })
    expect(faults({ type: 'number', target: '600', source: 'time-spent' })).toEqual([['source', 'wrong_source']])
    expect(faults({ type: 'duration', target: '600', source: 'time-spent', aggregation: 'count' })).toEqual([
      ['aggregation', 'wrong_aggregation'],
    ])
  })

  it('as it was answered may be sent back, and nothing else where its type leaves no choice', () => {
    for (const type of ['binary', 'milestones', 'habit'] as const) expect(faults(filled({ type }))).toEqual([])
    expect(faults({ type: 'binary', target: '3', weekdays: [1] })).toEqual([
      ['target', 'fixed_by_type'],
      ['weekdays', 'fixed_by_type'],
    ])
    expect(faults({ type: 'percent', target: '3', unit: '%', dailyTarget: '1' })).toEqual([
      ['unit', 'fixed_by_type'],
      ['dailyTarget', 'fixed_by_type'],
    ])
    expect(faults({ type: 'habit', start: '10', direction: 'down', aggregation: 'sum', unit: 'pages' })).toHaveLength(4)
  })
})

it('numbers that are none are faults like any other', () => {
  expect(faults({ type: 'number', start: 'low', target: '1e9' })).toEqual([
    ['start', 'invalid_decimal'],
    ['target', 'invalid_decimal'],
  ])
})

describe('a habit', () => {
  it('is meant for weekdays or for some days of a week', () => {
    expect(filled({ type: 'habit', weekdays: [5, 1, 3, 1] })).toMatchObject({ weekdays: [1, 3, 5] })
    expect(faults({ type: 'habit', weekdays: [1], timesPerWeek: 3 })).toEqual([['timesPerWeek', 'two_rhythms']])
  })

  it('that is counted adds a day up, to at least or at most so much', () => {
    expect(filled({ type: 'habit', dailyTarget: 20, unit: 'pages' })).toMatchObject({
      dailyTarget: '20',
      aggregation: 'sum',
      unit: 'pages',
    })
    expect(faults({ type: 'habit', dailyTarget: '0', direction: 'down' })).toEqual([])
    expect(faults({ type: 'habit', dailyTarget: '0' })).toEqual([['dailyTarget', 'out_of_range']])
    expect(faults({ type: 'habit', dailyTarget: '5', direction: 'within' })).toEqual([['direction', 'wrong_direction']])
  })

  it('has a part of its days for a target', () => {
    expect(faults({ type: 'habit', target: '80' })).toEqual([])
    for (const target of ['0', '100.1', '-5']) expect(faults({ type: 'habit', target })).toEqual([['target', 'out_of_range']])
  })
})
