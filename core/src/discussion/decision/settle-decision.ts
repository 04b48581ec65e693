import { type ActorDep, changeRecord, isGone, nowText } from '../../kernel/index.ts'
import type { SettleDeps } from '../settle/job.ts'
import { settleReview } from './review-task.ts'
import { type Decision, decisions } from './schema.ts'

type Deps = SettleDeps & ActorDep

/**
 * Brings what hangs on a decision in line with it: the decision it takes the place of, and the tasks of their reviews. The
 * actor reaches the discussion's space. May be repeated, stopped anywhere, and race with itself. Answers the decision as it
 * is then.
 * @throws AppError `not-found`
 */
export async function settleDecision(deps: Deps, discussionId: string, id: string): Promise<Decision> {
  const read = () => changeRecord(deps, decisions, id, {}, () => null)
  let decision = await read()
  for (;;) {
    const isPlaced = await settlePlace(deps, discussionId, decision)
    await settleReview(deps, discussionId, decision)
    // Who changed it in between may have looked before this was done.
    const now = await read()
    if (isPlaced && now.version === decision.version) return now
    decision = now
  }
}

/**
 * Has both ends of a decision in place of another say so; of two that take the same place at once, the first has it.
 * Answers whether nothing else happened there in between.
 */
async function settlePlace(deps: Deps, discussionId: string, { id, supersedesId, deletedAt }: Decision): Promise<boolean> {
  const { store, actor } = deps
  const earlier = supersedesId && (await store.get(actor.space, decisions, supersedesId))
  if (!earlier || isGone(deps, earlier)) return true
  const rivalId = earlier.supersededById
  if (deletedAt === null && rivalId && rivalId !== id && (await isIn(deps, rivalId, earlier.id))) {
    await changeRecord(deps, decisions, id, {}, () => ({ event: 'decision.updated', changes: { supersedesId: null } }))
    return true
  }
  const settled = await changeRecord(deps, decisions, earlier.id, {}, ({ supersededById }) => {
    if (supersededById !== rivalId) return null
    if (deletedAt === null) return rivalId === id ? null : { event: 'decision.superseded', changes: { supersededById: id } }
    return rivalId === id ? { event: 'decision.updated', changes: { supersededById: null, reviewAskedAt: nowText(deps) } } : null
  })
  await settleReview(deps, discussionId, settled)
  return deletedAt !== null || settled.supersededById === id
}

/** Whether a decision is in place of another. */
async function isIn({ store, actor }: Deps, id: string, place: string): Promise<boolean> {
  const found = await store.get(actor.space, decisions, id)
  return found !== null && found.deletedAt === null && found.supersedesId === place
}
