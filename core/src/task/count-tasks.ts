import { type ActorDep, type ClockDep, type StoreDep, today } from '../kernel/index.ts'
import { tasks } from './schema.ts'
import { ANY_DAY, taskView } from './task-view.ts'

export interface TaskCounts {
  /** For today; what is overdue is counted apart. */
  today: number
  overdue: number
  upcoming: number
  inbox: number
}

/** How much waits in the views of tasks. */
export async function countTasks(deps: StoreDep & ClockDep & ActorDep): Promise<TaskCounts> {
  const { store, actor } = deps
  const count = ({ query, args }: ReturnType<typeof taskView>) => store.count(actor.space, query, args)
  const [untilToday, overdue, upcoming, inbox] = await Promise.all([
    count(taskView(deps, 'today')),
    count({ query: tasks.queries.byLateness, args: { where: { active: true }, from: ANY_DAY, before: today(deps) } }),
    count(taskView(deps, 'upcoming')),
    count(taskView(deps, 'inbox')),
  ])
  return { today: untilToday - overdue, overdue, upcoming, inbox }
}
