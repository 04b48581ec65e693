import type { Client } from '@throughline/client'
import type { CheckInValue, NewGoal } from '@throughline/core/goal'
import { addDays } from '@throughline/core/kernel'

export interface SeededGoals {
  /** All but the one below. */
  ids: string[]
  /** The goal with by far the most check-ins. */
  largest: string
}

/** The metrics of the seeded goals, in turn. */
const metrics: readonly NonNullable<NewGoal['metric']>[] = [
  { type: 'percent', start: '71.4', target: '82' },
  { type: 'number', target: '400', aggregation: 'sum', unit: 'pages' },
  { type: 'number', start: '84.2', target: '78', unit: 'kg' },
  { type: 'currency', target: '5000', aggregation: 'sum', unit: 'EUR' },
  { type: 'habit', weekdays: [1, 2, 3, 4, 5] },
  { type: 'habit', dailyTarget: '20', unit: 'pages' },
]
const horizons = ['week', 'month', 'quarter', 'year', 'life'] as const

/** What is written down on the `n`th day of a goal. */
function valueAt({ type, dailyTarget }: NonNullable<NewGoal['metric']>, n: number): CheckInValue {
  if (type === 'habit' && !dailyTarget) return n % 11 === 0 ? 'skip' : n % 5 === 0 ? 'no' : 'yes'
  return String(70 + ((n * 37) % 113) / 10)
}

/**
 * Sets `goals` goals with `checkIns` check-ins between them and one more with `largest` of its own, through the API in
 * batches. Each has one a day up to `today`, a plain date.
 */
export async function seedGoals(
  client: Client,
  { goals, checkIns, largest, today }: { goals: number; checkIns: number; largest: number; today: string },
): Promise<SeededGoals> {
  const each = Math.floor(checkIns / goals)
  const ids: string[] = []
  for (let n = 0; n < goals; n++) {
    const parentId = n % 10 === 0 ? null : (ids[n - (n % 10)] ?? null)
    ids.push(await seedGoal(client, { metric: metrics[n % metrics.length], horizon: horizons[n % 5], parentId }, { count: each, today }))
  }
  return { ids, largest: await seedGoal(client, { metric: metrics[0], horizon: 'life' }, { count: largest, today }) }
}

async function seedGoal(client: Client, fields: Omit<NewGoal, 'title'>, { count, today }: { count: number; today: string }) {
  const metric = fields.metric ?? { type: 'binary' }
  const startDate = addDays(today, -count)
  const { id } = await client.goals.create({
    ...fields,
    title: `${metric.type} over ${count} days`,
    startDate,
    endDate: addDays(today, 60),
  })
  const path = `/goals/${id}/check-ins` as const
  for (let first = 0; first < count; first += 100) {
    const bodies = Array.from({ length: Math.min(100, count - first) }, (_, n) => ({
      localDate: addDays(startDate, first + n + 1),
      value: valueAt(metric, first + n),
    }))
    const results = await client.batch(bodies.map((body) => ({ method: 'POST', path, body })))
    const refused = results.find(({ status }) => status !== 201)
    if (refused) throw new Error(`A check-in was refused: ${JSON.stringify(refused.body)}`)
  }
  return id
}
