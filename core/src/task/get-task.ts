import { type ActorDep, getLive, MAX_LIMIT, type RecordJson, readLive, type StoreDep } from '../kernel/index.ts'
import { type Task, tasks } from './schema.ts'

/** @throws AppError `not-found`, also for a task in the trash or in another's space. */
export const getTask = (deps: StoreDep & ActorDep, id: string): Promise<Task> => getLive(deps, tasks, id)

/** The same as the text it is stored as. */
export const readTask = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, tasks, id)

/** Tasks that are asked for by name at once. */
export const MAX_NAMED = MAX_LIMIT

/** The first `MAX_NAMED` of these tasks, in that order; what lies in the trash or is not there is left out. */
export const getTasks = async ({ store, actor }: StoreDep & ActorDep, ids: readonly string[]): Promise<Task[]> =>
  (await store.getMany(actor.space, tasks, ids.slice(0, MAX_NAMED))).filter(({ deletedAt }) => !deletedAt)
