import { type ActorDep, getLive, type Page, type PageRequest, type StoreDep } from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import { type MessageRevision, messageRevisions } from './revision.ts'
import { messages } from './schema.ts'

/** One page of how a message read before, the last first; nothing of one that was taken back. @throws AppError `not-found` */
export async function listMessageRevisions(
  deps: StoreDep & ActorDep,
  discussionId: string,
  messageId: string,
  page: PageRequest,
): Promise<Page<MessageRevision>> {
  const entered = await enter(deps, discussionId, 'read')
  const { removedAt } = await getLive(entered, messages, messageId)
  if (removedAt !== null) return { items: [], nextCursor: null }
  return deps.store.list(discussionId, messageRevisions.queries.ofMessage, { where: { messageId, isTakenBack: false } }, page)
}
