import type { LinkDeps } from '../../account/index.ts'
import { changeTold, listAll, nowText, type QueueDep, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { type DeliverDeps, deliver } from '../delivery/deliver.ts'
import { CORRECTION_HOURS } from '../limits.ts'
import { type Held, holdUntilEnd, letGoOfHeld } from '../people/held-address.ts'
import { actorIn } from '../settle/as-person.ts'
import { later } from './link.ts'
import { type FeedbackRequest, feedbackCopies, feedbackRequests } from './schema.ts'

/** The job that lets go of the addresses of a request once nothing goes there any more; its payload is a `FeedbackEnd`. */
export const FEEDBACK_END_JOB = 'discussion.feedback-end'

export interface FeedbackEnd {
  feedbackId: string
}

/** When a request whose link is open until then lets go of its addresses. */
export const endOf = (expiresAt: string): string => later(expiresAt, CORRECTION_HOURS + 1)

/** The address that was asked. */
export const heldByRequest = (space: SpaceId, { id, email, askedBy, expiresAt }: FeedbackRequest): Held => ({
  ...{ space, id, email, sentBy: askedBy, until: endOf(expiresAt) },
})

/** The address of a copy. Copies count by themselves: who asked would learn from a count of their own where they go. */
export const heldByCopy = (space: SpaceId, { id, askedBy, expiresAt }: FeedbackRequest, email: string) => ({
  ...{ space, id, email, sentBy: copiedFor(askedBy), until: endOf(expiresAt) },
})

export const copiedFor = (askedBy: string): string => `copy ${askedBy}`

/** Asked before the request is saved with a link, so that no address stays. @throws AppError `validation` as `holdUntilEnd` */
export function requestFeedbackEnd(deps: QueueDep & LinkDeps & { actor: { space: SpaceId } }, request: FeedbackRequest): Promise<void> {
  const payload: FeedbackEnd = { feedbackId: request.id }
  return holdUntilEnd(deps, heldByRequest(deps.actor.space, request), { type: FEEDBACK_END_JOB, payload })
}

/** Does what the job stands for, unless a newer link is open: that one has a job of its own. */
export async function endFeedback(deps: DeliverDeps & LinkDeps, space: SpaceId, { feedbackId }: FeedbackEnd): Promise<void> {
  const isOver = ({ expiresAt }: FeedbackRequest) => endOf(expiresAt) <= nowText(deps)
  const request = await deps.store.get(space, feedbackRequests, feedbackId)
  if (request && !isOver(request)) return
  const copies = await deps.store.get(space, feedbackCopies, feedbackId)
  await deps.store.erase(space, feedbackCopies, feedbackId)
  if (!request) return
  const asking = { ...deps, actor: await actorIn(deps, space, request.askedBy) }
  let isRenewed = false
  await changeTold(asking, feedbackRequests, feedbackId, (now) => {
    isRenewed = !isOver(now)
    return now.email === null || isRenewed ? null : { email: null }
  })
  await deliver(deps, space)
  if (!isRenewed) await letGoOfHeld(deps, heldByRequest(space, request))
  for (const { email } of copies?.copies ?? []) if (email !== null) await letGoOfHeld(deps, heldByCopy(space, request, email))
}

/** Erases what somebody who is gone for good asked for in a discussion, and what nobody but them could read of it. */
export async function forgetFeedback(deps: StoreDep, space: SpaceId, accountId: string): Promise<void> {
  const theirs = await listAll(deps, space, feedbackRequests.queries.ofReader, { where: { reader: accountId } })
  for (const { id } of theirs) {
    await deps.store.erase(space, feedbackCopies, id)
    await deps.store.erase(space, feedbackRequests, id)
  }
}
