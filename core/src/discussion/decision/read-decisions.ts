import { type ActorDep, type JsonPage, type PageRequest, type RecordJson, readLive, type StoreDep } from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import { decisions } from './schema.ts'

/** Sorts before every day. */
const ANY_DAY = '0'

/** Which decisions: all of them, those that stand, or those to be looked at again. */
export interface DecisionsAsked {
  standing?: boolean | undefined
  toReview?: boolean | undefined
}

/** One page of the decisions of a discussion, the newest first; those to be looked at again by the day of it. @throws AppError `not-found` */
export async function listDecisions(
  deps: StoreDep & ActorDep,
  discussionId: string,
  { standing, toReview }: DecisionsAsked,
  page: PageRequest,
): Promise<JsonPage> {
  const { store, actor } = await enter(deps, discussionId, 'read')
  const { queries } = decisions
  if (toReview) return store.json.list(actor.space, queries.toReview, { from: ANY_DAY }, page)
  if (standing) return store.json.list(actor.space, queries.standing, { where: { isStanding: true } }, page)
  return store.json.list(actor.space, queries.latest, {}, page)
}

/** @throws AppError `not-found` */
export const readDecision = async (deps: StoreDep & ActorDep, discussionId: string, id: string): Promise<RecordJson> =>
  readLive(await enter(deps, discussionId, 'read'), decisions, id)
