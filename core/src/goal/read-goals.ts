import {
  type ActorDep,
  type ChangeDeps,
  getLive,
  type JsonPage,
  listTrash,
  type PageRequest,
  type RecordJson,
  readLive,
  type StoreDep,
} from '../kernel/index.ts'
import { purgeGoals } from './purge-goals.ts'
import { type Goal, type GoalStatus, goals } from './schema.ts'

/** @throws AppError `not-found`, also for a goal in the trash or in another's space. */
export const getGoal = (deps: StoreDep & ActorDep, id: string): Promise<Goal> => getLive(deps, goals, id)

/** The same as the text it is stored as. */
export const readGoal = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, goals, id)

/** All goals when nothing is named, otherwise those of a status, below a goal, or in the trash. */
export interface GoalsAsked {
  status?: GoalStatus | undefined
  parentId?: string | undefined
  trash?: boolean | undefined
}

/** One page of goals in order, those of the trash newest first, as the text they are stored as. Looking at the trash also purges it. */
export async function listGoals(deps: ChangeDeps, { status, parentId, trash }: GoalsAsked, page: PageRequest): Promise<JsonPage> {
  const { store, actor } = deps
  if (trash) return listTrash(deps, goals, page, () => purgeGoals(deps))
  if (status !== undefined) return store.json.list(actor.space, goals.queries.byStatus, { where: { status } }, page)
  if (parentId !== undefined) return store.json.list(actor.space, goals.queries.byParent, { where: { parentId } }, page)
  return store.json.list(actor.space, goals.queries.inOrder, {}, page)
}
