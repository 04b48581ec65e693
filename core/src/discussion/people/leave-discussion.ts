import { AppError, changeLive, nowText } from '../../kernel/index.ts'
import { type Membership, memberships } from '../schema.ts'
import { announceSettlement } from '../settle/job.ts'
import { trashDiscussion } from '../thread/edit-discussion.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'

/**
 * Leaves a discussion; what one said stays. Its owner passes it on first; alone in it, they move it to their trash.
 * @throws AppError `not-found`, or `conflict` for the owner among others.
 */
export const leaveDiscussion = (deps: DiscussionDeps, discussionId: string): Promise<Membership> =>
  inDiscussion(deps, discussionId, 'read', async (entered) => {
    const { store, actor } = entered
    await announceSettlement(deps, { kind: 'person', discussionId, id: actor.accountId })
    const left = await changeLive(entered, memberships, actor.accountId, {}, async ({ role, leftAt }) => {
      if (leftAt !== null) return null
      if (role !== 'owner') return { event: 'membership.left', changes: { leftAt: nowText(deps), removedBy: null } }
      if ((await store.count(actor.space, memberships.queries.present, { where: { isIn: true } })) > 1)
        throw new AppError('conflict', 'This discussion is yours. Pass it on to somebody before you leave.')
      return null
    })
    if (left.leftAt === null) await trashDiscussion(entered)
    return left
  })
