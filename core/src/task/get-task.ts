import { type ActorDep, getLive, type RecordJson, readLive, type StoreDep } from '../kernel/index.ts'
import { type Task, tasks } from './schema.ts'

/** @throws AppError `not-found`, also for a task in the trash or in another's space. */
export const getTask = (deps: StoreDep & ActorDep, id: string): Promise<Task> => getLive(deps, tasks, id)

/** The same as the text it is stored as. */
export const readTask = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, tasks, id)
