import {
  type BasedOn,
  type ChangeDeps,
  changeRecord,
  type GiveWayDep,
  type KindsDep,
  notFound,
  type QueueDep,
  type Step,
} from '../kernel/index.ts'
import { scheduleReminders } from './reminder/schedule-reminders.ts'
import { type Task, tasks } from './schema.ts'

/** What every use case that writes a task needs. */
export type TaskDeps = ChangeDeps & QueueDep & KindsDep & GiveWayDep

export type TaskStep = Step<Task>

type Decide = (task: Task) => TaskStep | null | Promise<TaskStep | null>

/** Changes a task, also one in the trash, as `decide` says. Its reminders are asked for before it is saved. */
export const changeTask = (deps: TaskDeps, id: string, basedOn: BasedOn, decide: Decide): Promise<Task> =>
  changeRecord(deps, tasks, id, basedOn, async (task) => {
    const step = await decide(task)
    if (step) await scheduleReminders(deps, task, { ...task, ...step.changes, version: task.version + 1 })
    return step
  })

/** The same for a task that does not lie in the trash. */
export const changeLiveTask = (deps: TaskDeps, id: string, basedOn: BasedOn, decide: Decide): Promise<Task> =>
  changeTask(deps, id, basedOn, (task) => {
    if (task.deletedAt) throw notFound(tasks.noun)
    return decide(task)
  })
