import type { Client } from '@throughline/client'
import type { Goal } from '@throughline/core/goal'
import { welcome } from '../../messages/welcome.ts'
import { type DateContext, dueWords, shortDate } from '../desk/words/day.ts'
import { figureWithUnit } from '../goal/words/figures.ts'

/** What was written down at the step before; of what was brought there is more than one. */
function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined
}

/** What of the first run is kept by now, in words; nothing where nothing is. */
export async function readKeptWords(
  { goals, tasks, journal }: Pick<Client, 'goals' | 'tasks' | 'journal'>,
  context: DateContext,
): Promise<string> {
  const [aims, todo, entries] = await Promise.all([
    goals.list({ limit: 2 }),
    tasks.list({ view: 'all', limit: 2 }),
    journal.list({ limit: 2 }),
  ])
  const [goal, task] = [only(aims.items), only(todo.items)]
  return welcome.sample.kept(
    goal && { title: goal.title, read: readOfGoal(goal, context) },
    task && { title: task.title, read: dueWords(task, context) ?? '' },
    only(entries.items) !== undefined,
  )
}

/** What its words were taken to mean: `88 → 95 %, until Wed 31 Mar`. */
function readOfGoal({ metric, endDate }: Goal, context: DateContext): string {
  const said = (value: string) => figureWithUnit(value, metric, context.locale)
  const isMeasured = ['percent', 'number', 'currency', 'duration'].includes(metric.type)
  return [
    isMeasured && metric.start !== metric.target && welcome.sample.measure(said(metric.start), said(metric.target)),
    endDate && welcome.sample.until(shortDate(endDate, context)),
  ]
    .filter(Boolean)
    .join(', ')
}
