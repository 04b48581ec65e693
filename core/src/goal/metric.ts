import { z } from 'zod'
import { Decimal, line } from '../kernel/index.ts'
import { metricFaults } from './metric-rules.ts'

export const MetricType = z.enum(['binary', 'milestones', 'number', 'percent', 'currency', 'duration', 'habit']).meta({ id: 'MetricType' })
export type MetricType = z.infer<typeof MetricType>

/** `within`: stay between `start` and `target`, whichever is the higher. */
export const Direction = z.enum(['up', 'down', 'within']).meta({ id: 'Direction' })
export type Direction = z.infer<typeof Direction>

/** How check-ins make a value: within a day, and the days together. */
export const Aggregation = z.enum(['last', 'sum', 'mean', 'max', 'count']).meta({ id: 'Aggregation' })
export type Aggregation = z.infer<typeof Aggregation>

/** `manual`: check-ins. The other two are derived from the goal's tasks whenever they are looked at, and never copied. */
export const MetricSource = z.enum(['manual', 'tasks-done', 'time-spent']).meta({ id: 'MetricSource' })
export type MetricSource = z.infer<typeof MetricSource>

/** ISO 8601: 1 is Monday, 7 Sunday. */
const Weekday = z.int().min(1).max(7)

const fields = {
  type: MetricType,
  direction: Direction,
  /** Where it began: `0` for a habit. Of a duration: minutes. */
  start: Decimal,
  /** Where it is to be. Of a habit: the percentage of the expected days; of a duration: minutes. */
  target: Decimal,
  /** What is counted ("stories"); of a currency its ISO 4217 code; empty where the type says it. */
  unit: line(0, 20),
  aggregation: Aggregation,
  source: MetricSource,
  /** Habits: the weekdays it is meant for, each once, rising. Not together with `timesPerWeek`. */
  weekdays: z.array(Weekday).min(1).max(7).nullable(),
  /** Habits: any so many days of a week, as the person's week goes. */
  timesPerWeek: z.int().min(1).max(7).nullable(),
  /** Habits that are counted: how much makes a day a yes (at least, or with `down` at most); `null`: it is yes or no. */
  dailyTarget: Decimal.nullable(),
}

/** How a goal is measured. Of `binary` and `milestones` all but the type is fixed. */
export const Metric = z.object(fields).meta({ id: 'Metric' })
export type Metric = z.infer<typeof Metric>

const given = z.strictObject(fields).partial().extend({ type: MetricType })

/** A metric as it is asked for, once read. */
export type MetricAsked = z.output<typeof given>

/** What a new metric is made of: the type alone will do for `binary`, `milestones` and `habit`; the others need a target. */
export const NewMetric = given
  .superRefine((asked, context) => {
    for (const { field, code, message } of metricFaults(asked))
      context.addIssue({ code: 'custom', path: [field], message, params: { code } })
  })
  .meta({ id: 'NewMetric', example: { type: 'percent', start: '71.4', target: '82' } })
export type NewMetric = z.input<typeof NewMetric>
