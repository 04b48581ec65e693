import { type ActorDep, notFound, type RecordJson, type StoreDep } from '../kernel/index.ts'
import { type Task, tasks } from './schema.ts'

/** @throws AppError `not-found`, also for a task in the trash or in another's space. */
export async function getTask({ store, actor }: StoreDep & ActorDep, id: string): Promise<Task> {
  const task = await store.get(actor.space, tasks, id)
  if (!task || task.deletedAt) throw notFound('task')
  return task
}

/** The same as the text it is stored as. */
export async function readTask({ store, actor }: StoreDep & ActorDep, id: string): Promise<RecordJson> {
  const stored = await store.json.get(actor.space, tasks, id)
  if (!stored || stored.deletedAt !== null) throw notFound('task')
  return stored
}
