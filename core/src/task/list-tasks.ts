import {
  type ActorDep,
  type BlobsDep,
  type ClockDep,
  type EraseDeps,
  type JsonPage,
  type PageRequest,
  startOfDay,
} from '../kernel/index.ts'
import type { Days } from './days.ts'
import { goalKey } from './goal/goal-keys.ts'
import { purgeTrash } from './purge-trash.ts'
import { tasks } from './schema.ts'
import { type TaskView, taskView } from './task-view.ts'

/** A view, the subtasks of a task, the tasks of a goal, or what belongs to some days; all that is active when none is named. */
export interface TasksAsked {
  view?: TaskView | undefined
  parentId?: string | undefined
  /** The active tasks of a goal or, with the view `completed`, its closed ones, newest first. */
  goalId?: string | undefined
  /** The tasks that name a record, such as those made of an entry of the journal, oldest first. */
  linkedId?: string | undefined
  /** What is active and asks for one of these days, by day and time; with the view `completed`, what is closed and was due on them, by day. */
  due?: Days | undefined
  /** What was closed on these days of the person, newest first. */
  done?: Days | undefined
}

/** One page of tasks in order, as the text they are stored as. Looking at the trash also purges it. */
export async function listTasks(deps: EraseDeps & BlobsDep, asked: TasksAsked, page: PageRequest): Promise<JsonPage> {
  if (asked.view === 'trash') await purgeTrash(deps)
  const { query, args } = queryOf(deps, asked)
  return deps.store.json.list(deps.actor.space, query, args, page)
}

function queryOf(
  deps: ClockDep & ActorDep,
  { view = 'all', parentId, goalId, linkedId, due, done }: TasksAsked,
): ReturnType<typeof taskView> {
  const { queries } = tasks
  if (due && view === 'completed') return { query: queries.byDue, args: { where: { active: false }, ...due } }
  if (due) return { query: queries.byDay, args: { where: { active: true }, ...due } }
  if (done) return { query: queries.done, args: { from: startOfDay(done.from, deps.actor), before: startOfDay(done.before, deps.actor) } }
  if (linkedId !== undefined) return { query: queries.byLinked, args: { each: linkedId } }
  if (goalId !== undefined) return { query: queries.byGoal, args: { each: goalKey[view === 'completed' ? 'closed' : 'active'](goalId) } }
  if (parentId !== undefined) return { query: queries.byParent, args: { where: { parentId } } }
  return taskView(deps, view)
}
