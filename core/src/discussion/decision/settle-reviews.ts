import { type ActorDep, listAll } from '../../kernel/index.ts'
import type { SettleDeps } from '../settle/job.ts'
import { settleReview } from './review-task.ts'
import { decisions } from './schema.ts'

/** Sorts before every day. */
const ANY_DAY = '0'

/** Settles the reviews of what somebody has recorded in a discussion, such as once they have left it. The actor reaches its space. */
export async function settleReviewsOf(deps: SettleDeps & ActorDep, discussionId: string, personId: string): Promise<void> {
  for (const decision of await listAll(deps, discussionId, decisions.queries.toReview, { from: ANY_DAY }))
    if (decision.recordedById === personId) await settleReview(deps, discussionId, decision)
}
