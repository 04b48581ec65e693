import { type ActorDep, changeRecord, listAll, nowText } from '../../kernel/index.ts'
import { tasks } from '../../task/index.ts'
import { leftDiscussions } from '../schema.ts'
import { isPresent } from '../settle/as-person.ts'
import type { SettleDeps } from '../settle/job.ts'
import { dropReview, reviewTaskId, settleReview } from './review-task.ts'
import { type Decision, decisions } from './schema.ts'

/** Sorts before every day. */
const ANY_DAY = '0'

const toReview = (deps: SettleDeps, discussionId: string): Promise<Decision[]> =>
  listAll(deps, discussionId, decisions.queries.toReview, { from: ANY_DAY })

/**
 * Settles the reviews of what somebody has recorded in a discussion: once they have left it, and once they are back. The actor
 * reaches its space.
 */
export async function settleReviewsOf(deps: SettleDeps & ActorDep, discussionId: string, personId: string): Promise<void> {
  const left = (await isPresent(deps, discussionId, personId)) ? await deps.store.get(personId, leftDiscussions, discussionId) : null
  for (const decision of await toReview(deps, discussionId))
    if (decision.recordedById === personId)
      await settleReview(deps, discussionId, left ? await askedAgain(deps, discussionId, decision, left.updatedAt) : decision)
}

/** Somebody who is back is asked again what they were asked until they left; what they had thrown away before stays so. */
async function askedAgain(deps: SettleDeps & ActorDep, discussionId: string, decision: Decision, leftAt: string): Promise<Decision> {
  const task = await deps.store.get(decision.recordedById, tasks, reviewTaskId(discussionId, decision.id))
  if (task?.deletedAt && task.deletedAt < leftAt) return decision
  return changeRecord(deps, decisions, decision.id, {}, ({ reviewAskedAt }) =>
    reviewAskedAt < leftAt ? { event: 'decision.updated', changes: { reviewAskedAt: nowText(deps) } } : null,
  )
}

/** Ends the reviews that are still to be done of a discussion that will be no more, or of somebody who is forgotten in it. */
export async function endReviewsOf(deps: SettleDeps, discussionId: string, personId?: string): Promise<void> {
  for (const decision of await toReview(deps, discussionId))
    if (personId === undefined || decision.recordedById === personId) await dropReview(deps, discussionId, decision)
}
