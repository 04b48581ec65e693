import {
  type ActorDep,
  type BasedOn,
  type ClockDep,
  changeRecord,
  type IdsDep,
  notFound,
  type Step,
  type StoreDep,
} from '../kernel/index.ts'
import { type Task, tasks } from './schema.ts'

/** What every use case that writes a task needs. */
export type TaskDeps = StoreDep & ClockDep & IdsDep & ActorDep

export type TaskStep = Step<Task>

type Decide = (task: Task) => TaskStep | null | Promise<TaskStep | null>

/** Changes a task, also one in the trash, as `decide` says. */
export const changeTask = (deps: TaskDeps, id: string, basedOn: BasedOn, decide: Decide): Promise<Task> =>
  changeRecord(deps, tasks, id, basedOn, decide)

/** The same for a task that does not lie in the trash. */
export const changeLiveTask = (deps: TaskDeps, id: string, basedOn: BasedOn, decide: Decide): Promise<Task> =>
  changeTask(deps, id, basedOn, (task) => {
    if (task.deletedAt) throw notFound('task')
    return decide(task)
  })
