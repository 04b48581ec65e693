import type { Metric } from '@throughline/core/goal'
import type { Projection } from '@throughline/core/goal/measure'
import { filledMetric } from '@throughline/core/goal/rules'
import type { GoalDays } from '@throughline/core/progress'
import type { ChartSource } from './geometry.ts'

const metric = filledMetric({ type: 'percent', start: '71.4', target: '82' })

const projection: Projection = {
  state: 'expected',
  on: '2026-12-28',
  earliest: '2026-12-18',
  latest: '2027-01-08',
  perWeek: '0.6',
  errorPerWeek: '0.1',
}

/** Days of values from a first day on, one a week. */
export const weekly = (values: readonly string[], from = '2026-08-31'): GoalDays['days'] =>
  values.map((value, i) => ({
    localDate: new Date(Date.parse(from) + i * 7 * 86_400_000).toISOString().slice(0, 10),
    value,
    current: value,
  }))

interface Told {
  metric?: Partial<Metric>
  days?: GoalDays['days']
  goal?: Partial<ChartSource['goal']>
  measures?: Partial<ChartSource['measures']>
}

/** Eleven weeks on the way from 71.4 to 82 per cent, told on 9 November. */
export function sampleChart({ metric: fields, days, goal, measures }: Told = {}): ChartSource {
  const told = days ?? weekly(['71.4', '71.9', '71.2', '72.6', '73.8', '73.5', '74.9', '75.2', '76.8', '77', '77.6'])
  return {
    goal: { metric: { ...metric, ...fields }, startDate: '2026-08-31', endDate: '2026-12-18', pauses: [], ...goal },
    days: {
      days: told,
      marks: [],
      ideal: [
        { localDate: '2026-08-31', value: '71.4' },
        { localDate: '2026-12-18', value: '82' },
      ],
    },
    measures: { on: '2026-11-09', start: '71.4', target: '82', current: told.at(-1)?.current ?? null, projection, ...measures },
  }
}
