import type { LinkDeps } from '../../account/index.ts'
import { changeTold, listAll, nowText, type QueueDep, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { type DeliverDeps, deliver } from '../delivery/deliver.ts'
import { CORRECTION_HOURS } from '../limits.ts'
import { letGoOfAddress, noteOrRefuse } from '../people/named-address.ts'
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

/** Asked before the request is saved, so that no address stays, nor after the account of it is deleted. @throws AppError `validation` as `noteOrRefuse`. */
export async function requestFeedbackEnd(
  deps: QueueDep & LinkDeps & { actor: { space: SpaceId } },
  { id, linkVersion, expiresAt, email, askedBy }: FeedbackRequest,
): Promise<void> {
  const { space } = deps.actor
  const payload: FeedbackEnd = { feedbackId: id }
  const runAt = endOf(expiresAt)
  if (email !== null) await noteOrRefuse(deps, { space, id, email, sentBy: askedBy, until: runAt })
  await deps.queue.enqueue({ id: `${FEEDBACK_END_JOB}:${space}:${id}:${linkVersion}`, type: FEEDBACK_END_JOB, space, payload, runAt })
}

/** Does what the job stands for, unless a newer link is open: that one has a job of its own. */
export async function endFeedback(deps: DeliverDeps & LinkDeps, space: SpaceId, { feedbackId }: FeedbackEnd): Promise<void> {
  const copies = await deps.store.get(space, feedbackCopies, feedbackId)
  await deps.store.erase(space, feedbackCopies, feedbackId)
  const request = await deps.store.get(space, feedbackRequests, feedbackId)
  if (!request) return
  const asking = { ...deps, actor: await actorIn(deps, space, request.askedBy) }
  await changeTold(asking, feedbackRequests, feedbackId, ({ email, expiresAt }) =>
    email === null || expiresAt > nowText(deps) ? null : { email: null },
  )
  await deliver(deps, space)
  if (request.expiresAt <= nowText(deps)) await letGoOfAsked(deps, space, request)
  for (const { email } of copies?.copies ?? []) if (email !== null) await letGoOfAddress(deps, ofCopy(space, request, email))
}

/** To be told as the request was before it was over: then it names no address any more. */
export async function letGoOfAsked(deps: LinkDeps, space: SpaceId, { id, email, askedBy }: FeedbackRequest): Promise<void> {
  if (email !== null) await letGoOfAddress(deps, { space, id, email, sentBy: askedBy })
}

/** Copies count by themselves: who asked would learn from a count of their own where they go. */
export const copiedFor = (askedBy: string): string => `copy ${askedBy}`

export const ofCopy = (space: SpaceId, { id, askedBy }: Pick<FeedbackRequest, 'id' | 'askedBy'>, email: string) => ({
  ...{ space, id, email, sentBy: copiedFor(askedBy) },
})

/** Erases what somebody who is gone for good asked for in a discussion, and what nobody but them could read of it. */
export async function forgetFeedback(deps: StoreDep, space: SpaceId, accountId: string): Promise<void> {
  const theirs = await listAll(deps, space, feedbackRequests.queries.ofReader, { where: { reader: accountId } })
  for (const { id } of theirs) {
    await deps.store.erase(space, feedbackCopies, id)
    await deps.store.erase(space, feedbackRequests, id)
  }
}
