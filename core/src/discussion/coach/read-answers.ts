import { type ActorDep, type JsonPage, type PageRequest, type RecordJson, readLive, type StoreDep } from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import { coachAnswers } from './schema.ts'

/** One page of what a coach answered in a discussion, the newest first; also once none is set up any more. @throws AppError `not-found` */
export async function listCoachAnswers(deps: StoreDep & ActorDep, discussionId: string, page: PageRequest): Promise<JsonPage> {
  const { store, actor } = await enter(deps, discussionId, 'read')
  return store.json.list(actor.space, coachAnswers.queries.newest, {}, page)
}

/** @throws AppError `not-found` */
export const readCoachAnswer = async (deps: StoreDep & ActorDep, discussionId: string, id: string): Promise<RecordJson> =>
  readLive(await enter(deps, discussionId, 'read'), coachAnswers, id)
