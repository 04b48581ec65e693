import { type ActorDep, AppError, getLive, listAll, notFound, type StoreDep } from '../../kernel/index.ts'
import { type Entered, enter } from '../thread/enter.ts'
import { type FeedbackRequest, feedbackRequests } from './schema.ts'

/** What was asked for and answered in a discussion, as far as the person may read it, newest first. @throws AppError `not-found` */
export async function listFeedback(deps: StoreDep & ActorDep, discussionId: string): Promise<FeedbackRequest[]> {
  const { store, actor } = await enter(deps, discussionId, 'read')
  const { ofReader } = feedbackRequests.queries
  const found = await Promise.all(
    ['everyone', actor.accountId].map((reader) => listAll({ store }, actor.space, ofReader, { where: { reader } })),
  )
  const newestFirst = found.flat().sort((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1))
  return newestFirst.map((request) => asReadBy(request, actor.accountId))
}

/** @throws AppError `not-found`, also for what somebody else may read alone. */
export async function readFeedback(deps: StoreDep & ActorDep, discussionId: string, id: string): Promise<FeedbackRequest> {
  const entered = await enter(deps, discussionId, 'read')
  const { accountId } = entered.actor
  const request = await getLive(entered, feedbackRequests, id)
  if (!mayReadFeedback(request, accountId)) throw notFound(feedbackRequests.noun)
  return asReadBy(request, accountId)
}

/** Whether somebody in the discussion may read a request and its answer. */
export const mayReadFeedback = ({ seenBy, askedBy }: FeedbackRequest, accountId: string): boolean =>
  seenBy === 'everyone' || askedBy === accountId

/** Where its mail goes is between the asker and us, and what the answer is corrected by between the giver and us. */
export const asReadBy = (request: FeedbackRequest, accountId: string): FeedbackRequest => ({
  ...request,
  correction: null,
  email: request.askedBy === accountId ? request.email : null,
})

/** What a change of a request comes to for its reader; where it is refused as stale, what is shown of it as it is now is no more. */
export const changedFor = (accountId: string, change: Promise<FeedbackRequest>): Promise<FeedbackRequest> =>
  change.then(
    (request) => asReadBy(request, accountId),
    (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'stale') throw error
      const current = asReadBy(error.details.current as FeedbackRequest, accountId)
      throw new AppError('stale', error.message, { ...error.details, current })
    },
  )

/** @throws AppError `not-found`, or `forbidden` to who may read it without having asked. Also finds it in the trash. */
export async function checkAsker({ store, actor }: Entered<StoreDep>, id: string): Promise<void> {
  const request = await store.get(actor.space, feedbackRequests, id)
  if (!request || !mayReadFeedback(request, actor.accountId)) throw notFound(feedbackRequests.noun)
  if (request.askedBy !== actor.accountId) throw new AppError('forbidden', 'Whoever asked for feedback looks after it.')
}
