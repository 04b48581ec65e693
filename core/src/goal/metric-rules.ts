/** What a metric may be. Free of zod. */
import { isCurrency } from './currencies.ts'
import { exact } from './measure/exact.ts'
import type { Aggregation, Metric, MetricAsked, MetricSource, MetricType } from './metric.ts'

export interface MetricFault {
  field: keyof Metric
  code: string
  message: string
}

const none = { weekdays: null, timesPerWeek: null, dailyTarget: null }
const byItself = { direction: 'up', start: '0', target: '1', unit: '', aggregation: 'last', source: 'manual', ...none } as const

/** What a type says by itself. */
const fixed: Record<MetricType, Partial<Metric>> = {
  binary: byItself,
  milestones: byItself,
  number: none,
  percent: { unit: '', source: 'manual', ...none },
  currency: { source: 'manual', ...none },
  duration: { unit: '', ...none },
  habit: { start: '0', source: 'manual' },
}

/** The same of a habit that is yes or no. */
const plainHabit: Partial<Metric> = { direction: 'up', unit: '', aggregation: 'last' }

/** Which type a source that is not check-ins is of, and how it adds up. */
const derived: Partial<Record<MetricSource, { type: MetricType; aggregations: readonly Aggregation[]; message: string }>> = {
  'tasks-done': { type: 'number', aggregations: ['sum', 'count'], message: 'Tasks that are done make a number, as a sum or a count.' },
  'time-spent': { type: 'duration', aggregations: ['sum'], message: 'Time that is spent makes a duration, as a sum.' },
}

const counts = ({ dailyTarget }: Pick<MetricAsked, 'dailyTarget'>) => dailyTarget !== undefined && dailyTarget !== null

const fixedOf = (asked: MetricAsked): Partial<Metric> => ({
  ...fixed[asked.type],
  ...(asked.type === 'habit' && !counts(asked) && plainHabit),
})

/** The metric that is meant, with everything that was left out. Whether it may be is said by `metricFaults`. */
export function filledMetric(asked: MetricAsked): Metric {
  const { type, weekdays } = asked
  const always = fixedOf(asked)
  const start = asked.start ?? always.start ?? '0'
  const target = asked.target ?? always.target ?? (type === 'habit' ? '100' : start)
  const isSum = (asked.source ?? 'manual') !== 'manual' || (type === 'habit' && counts(asked))
  return {
    type,
    direction: asked.direction ?? (type !== 'habit' && exact(target).lt(start) ? 'down' : 'up'),
    start,
    target,
    unit: type === 'currency' ? (asked.unit ?? '').toUpperCase() : (asked.unit ?? ''),
    aggregation: asked.aggregation ?? (isSum ? 'sum' : 'last'),
    source: asked.source ?? 'manual',
    weekdays: weekdays ? [...new Set(weekdays)].sort((a, b) => a - b) : null,
    timesPerWeek: asked.timesPerWeek ?? null,
    dailyTarget: asked.dailyTarget ?? null,
  }
}

/** Everything that cannot be about a metric. */
export function metricFaults(asked: MetricAsked): MetricFault[] {
  const metric = filledMetric(asked)
  return [
    ...fixedFaults(asked, metric),
    ...(asked.type === 'habit' ? habitFaults(metric) : targetFaults(asked, metric)),
    ...unitFaults(metric),
  ]
}

function fixedFaults(asked: MetricAsked, metric: Metric): MetricFault[] {
  const source = derived[metric.source]
  const always = fixedOf(asked)
  const contrary = (Object.keys(always) as (keyof Metric)[]).filter((field) => metric[field] !== always[field])
  const faults = contrary.map((field) => ({ field, code: 'fixed_by_type', message: `The type ${asked.type} leaves no choice here.` }))
  if (!source || faults.some(({ field }) => field === 'source')) return faults
  if (source.type !== asked.type) return [...faults, { field: 'source', code: 'wrong_source', message: source.message }]
  if (source.aggregations.includes(metric.aggregation)) return faults
  return [...faults, { field: 'aggregation', code: 'wrong_aggregation', message: source.message }]
}

function targetFaults({ type, target }: MetricAsked, metric: Metric): MetricFault[] {
  if (type === 'binary' || type === 'milestones') return []
  if (target === undefined) return [{ field: 'target', code: 'missing_target', message: 'Say where it is to be.' }]
  const way = exact(metric.target).cmp(metric.start)
  if (metric.direction === 'up' && way < 0)
    return [{ field: 'direction', code: 'wrong_direction', message: 'The target is below the start: the way there is down.' }]
  if (metric.direction === 'down' && way > 0)
    return [{ field: 'direction', code: 'wrong_direction', message: 'The target is above the start: the way there is up.' }]
  return []
}

function habitFaults({ target, direction, dailyTarget, weekdays, timesPerWeek }: Metric): MetricFault[] {
  const faults: MetricFault[] = []
  const fault = (field: keyof Metric, code: string, message: string) => faults.push({ field, code, message })
  if (exact(target).lte(0) || exact(target).gt(100))
    fault('target', 'out_of_range', 'The target of a habit is a part of the expected days: above 0, at most 100 %.')
  if (weekdays !== null && timesPerWeek !== null)
    fault('timesPerWeek', 'two_rhythms', 'Choose weekdays or a number of times a week, not both.')
  if (dailyTarget === null) return faults
  if (direction === 'within') fault('direction', 'wrong_direction', 'A habit is counted up or down to what a day is to have.')
  const way = exact(dailyTarget).cmp(0)
  if (way < 0 || (way === 0 && direction === 'up')) fault('dailyTarget', 'out_of_range', 'What makes a day a yes is more than nothing.')
  return faults
}

function unitFaults({ type, unit }: Metric): MetricFault[] {
  if (type !== 'currency' || isCurrency(unit)) return []
  return [{ field: 'unit', code: 'unknown_currency', message: 'Name the currency by its three letters, such as EUR.' }]
}
