import type { DailyClient } from '@throughline/client/daily'
import type { Goal } from '@throughline/core/goal'
import { addDays } from '@throughline/core/kernel/day'
import { STRIP_DAYS } from '../rules/moves.ts'
import type { Shown } from './shown.ts'

/** Habits whose days are shown; more than that nobody keeps, and each is asked for by itself. */
const MOST_STRIPS = 30

/** Goals whose open tasks are counted, and tasks counted of each. */
const [MOST_COUNTED, MOST_TASKS] = [40, 99]

/** All goals of a person, how they go, the last days of their habits, and how many tasks are open. */
export async function readShown(client: Pick<DailyClient, 'goals' | 'tasks'>, today: string): Promise<Shown> {
  const [goals, told] = await Promise.all([readAll(client), client.goals.progressOfAll()])
  const open = goals.filter(({ status }) => status === 'active')
  const habits = open.filter(({ metric }) => metric.type === 'habit').slice(0, MOST_STRIPS)
  const range = { from: addDays(today, 1 - STRIP_DAYS), before: addDays(today, 1) }
  const [strips, counts] = await Promise.all([
    Promise.all(habits.map(async ({ id }) => [id, (await client.goals.days(id, range)).marks] as const)),
    Promise.all(
      open.slice(0, MOST_COUNTED).map(async ({ id }) => [id, (await client.tasks.ofGoal(id, { limit: MOST_TASKS })).items.length] as const),
    ),
  ])
  return {
    goals,
    progress: Object.fromEntries(told.map(({ goalId, progress }) => [goalId, progress])),
    marks: Object.fromEntries(strips),
    tasks: Object.fromEntries(counts),
  }
}

async function readAll({ goals }: Pick<DailyClient, 'goals'>): Promise<Goal[]> {
  const found: Goal[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof goals.list>> = await goals.list({ limit: 200, cursor })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return found
}
