import type { SecretsDep } from '../../account/index.ts'
import { AppError, type BasedOn, changeLive, type DirectoryDep, deleteAndPurge, nowText, restoreRecord } from '../../kernel/index.ts'
import { letGoOfHeld } from '../people/held-address.ts'
import type { Entered } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { isAnswered, roomForFeedback } from './ask-feedback.ts'
import { heldByRequest } from './end-feedback.ts'
import { requestFeedbackMail } from './feedback-mail.ts'
import { isOpen } from './link.ts'
import { changedFor, checkAsker } from './read-feedback.ts'
import { type FeedbackRequest, feedbackRequests } from './schema.ts'

type Change<D extends DiscussionDeps> = (entered: Entered<D>) => Promise<FeedbackRequest>

/** Has whoever asked look after a request of theirs. @throws AppError `not-found` or `forbidden`, and whatever `change` throws. */
const asAsker = <D extends DiscussionDeps>(deps: D, discussionId: string, id: string, change: Change<D>) =>
  inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    await checkAsker(entered, id)
    return changedFor(entered.actor.accountId, change(entered))
  })

/** Ends the link of a request; what was answered stays. @throws AppError `not-found`, `forbidden` or `stale`. */
export const revokeFeedback = (
  deps: DiscussionDeps & DirectoryDep & SecretsDep,
  discussionId: string,
  id: string,
  basedOn: BasedOn = {},
): Promise<FeedbackRequest> =>
  asAsker(deps, discussionId, id, async (entered) => {
    const before = await entered.store.get(entered.actor.space, feedbackRequests, id)
    const revoked = await changeLive(entered, feedbackRequests, id, basedOn, ({ revokedAt, answer }) =>
      revokedAt || answer ? null : { event: 'feedback-request.revoked', changes: { revokedAt: nowText(deps), email: null } },
    )
    if (before && revoked.email === null) await letGoOfHeld(entered, heldByRequest(entered.actor.space, before))
    return revoked
  })

/**
 * Reminds whoever the link went to by mail, once; doing so twice sends nothing more.
 * @throws AppError `not-found`, `forbidden`, `stale`, or `conflict` for a request that is over or did not go by mail.
 */
export const remindOfFeedback = (deps: DiscussionDeps, discussionId: string, id: string, basedOn: BasedOn = {}): Promise<FeedbackRequest> =>
  asAsker(deps, discussionId, id, async (entered) => {
    const { store, actor } = entered
    const request = await store.get(actor.space, feedbackRequests, id)
    if (request && mayRemind(request, nowText(deps))) await requestFeedbackMail(entered, request, 'feedback-reminder')
    return changeLive(entered, feedbackRequests, id, basedOn, (request) => {
      if (request.answer) throw isAnswered()
      if (request.remindedAt) return null
      if (!mayRemind(request, nowText(deps)))
        throw new AppError('conflict', 'A reminder goes to whom the link went to by mail, while it is open.')
      return { event: 'feedback-request.reminded', changes: { remindedAt: nowText(deps) } }
    })
  })

const mayRemind = (request: FeedbackRequest, now: string) =>
  request.email !== null && request.remindedAt === null && request.answer === null && isOpen(request, now)

/**
 * Throws a request away with its answer; its link opens no more. What whoever answered keeps of it stays.
 * @throws AppError `not-found`, `forbidden` or `stale`.
 */
export const deleteFeedback = (deps: DiscussionDeps, discussionId: string, id: string, basedOn: BasedOn = {}): Promise<FeedbackRequest> =>
  asAsker(deps, discussionId, id, (entered) => deleteAndPurge(entered, feedbackRequests, id, basedOn))

/** @throws AppError `not-found`, also past its days in the trash, `forbidden`, or `validation` when there are too many by now. */
export const restoreFeedback = (deps: DiscussionDeps, discussionId: string, id: string): Promise<FeedbackRequest> =>
  asAsker(deps, discussionId, id, (entered) => restoreRecord(entered, feedbackRequests, id, { room: roomForFeedback }))
