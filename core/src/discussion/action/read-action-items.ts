import { type ActorDep, getLive, type Page, type PageRequest, type StoreDep } from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import { type ActionItem, actionItems } from './schema.ts'
import { seenNow } from './task-of.ts'

/**
 * One page of the action items of a discussion, as their tasks have them now: the newest first, or those that are open, or
 * are not, by their day.
 * @throws AppError `not-found`
 */
export async function listActionItems(
  deps: StoreDep & ActorDep,
  discussionId: string,
  { open }: { open?: boolean | undefined },
  page: PageRequest,
): Promise<Page<ActionItem>> {
  const { store, actor } = await enter(deps, discussionId, 'read')
  const { latest, byState } = actionItems.queries
  const listed = await (open === undefined
    ? store.list(actor.space, latest, {}, page)
    : store.list(actor.space, byState, { where: { isOpen: open } }, page))
  return { ...listed, items: await seenNow(deps, discussionId, listed.items) }
}

/** One, as its task has it now. @throws AppError `not-found` */
export async function readActionItem(deps: StoreDep & ActorDep, discussionId: string, id: string): Promise<ActionItem> {
  const entered = await enter(deps, discussionId, 'read')
  const [now] = await seenNow(deps, discussionId, [await getLive(entered, actionItems, id)])
  return now as ActionItem
}
