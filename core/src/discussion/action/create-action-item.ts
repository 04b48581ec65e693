import { newEnvelope, nowText, oneFault, parse, putOnce, type Room, sameAgain } from '../../kernel/index.ts'
import { dueDay } from '../../task/index.ts'
import { checkMessage } from '../decision/check-decision.ts'
import { MAX_ACTION_ITEMS } from '../limits.ts'
import { isPresent } from '../settle/as-person.ts'
import { announceSettlement, type SettleDeps } from '../settle/job.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { type ActionItem, actionItems, NewActionItem } from './schema.ts'
import { settleAction } from './settle-action.ts'
import { actionTaskId, seenNow } from './task-of.ts'

/** What every use case that changes an action item needs: it is a task. */
export type ActionDeps = DiscussionDeps & SettleDeps

export const roomForActionItems: Room<ActionItem> = {
  ...{ query: actionItems.queries.latest, most: MAX_ACTION_ITEMS, noun: 'action items', holder: 'A discussion' },
}

/**
 * Gives somebody in a discussion something to do, oneself unless said: it becomes a task of theirs. The same input under the same id answers
 * the item that is there, as it is now.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `conflict` when the id stands for another.
 */
export async function createActionItem(deps: ActionDeps, discussionId: string, input: NewActionItem): Promise<ActionItem> {
  const { id = deps.ids.next(), assigneeId = deps.actor.accountId, text, messageId = null, ...due } = parse(NewActionItem, input)
  const { dueDate = null, dueAt = null, timeZone = deps.actor.timeZone } = due
  const day = dueDay({ dueDate, dueAt })
  return inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    const { actor } = entered
    const asked = { assigneeId, messageId, createdById: actor.accountId }
    await announceSettlement(deps, { kind: 'action-item', discussionId, id })
    const { stored } = await putOnce(entered, actionItems, id, {
      room: roomForActionItems,
      isFresh: input.id === undefined,
      make: async () => {
        if (!(await isPresent(deps, discussionId, assigneeId)))
          throw oneFault('/assigneeId', 'no_such_person', 'This person is not in the discussion.')
        if (messageId) await checkMessage(entered, messageId)
        return {
          ...newEnvelope(id, nowText(deps)),
          ...{ ...asked, taskId: actionTaskId(discussionId, id), text, dueDate: day, dueAt, timeZone: dueAt && timeZone, state: 'open' },
        }
      },
    })
    // Its text and its day may be others by now.
    sameAgain(actionItems, stored, stored.version === 1 ? { ...asked, text, dueDate: day, dueAt } : asked)
    const [now] = await seenNow(deps, discussionId, [await settleAction(entered, discussionId, id)])
    return now as ActionItem
  })
}
