import { AppError, type BasedOn, changeLive, deleteRecord, nowText, restoreRecord } from '../../kernel/index.ts'
import type { Entered } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { may } from '../thread/permissions.ts'
import { roomForAnswers } from './ask-coach.ts'
import { type CoachAnswer, coachAnswers } from './schema.ts'

/**
 * Stops an answer that is being written, in whichever process that is; one that is not stays as it is.
 * @throws AppError `not-found`, or `forbidden` for who has neither asked for it nor owns the discussion.
 */
export const stopCoachAnswer = (deps: DiscussionDeps, discussionId: string, id: string): Promise<CoachAnswer> =>
  inDiscussion(deps, discussionId, 'contribute', (entered) => stop(entered, id))

const stop = (entered: Entered<DiscussionDeps>, id: string): Promise<CoachAnswer> =>
  changeLive(entered, coachAnswers, id, {}, (answer) => {
    checkOwn(entered, answer)
    if (answer.state !== 'streaming') return null
    return { event: 'coach-answer.updated', changes: { state: 'stopped', why: 'by-person', endedAt: nowText(entered) } }
  })

/**
 * Moves an answer to the trash; one that is being written ends with that.
 * @throws AppError `not-found`, `forbidden`, or `stale` with the answer as it is now.
 */
export const deleteCoachAnswer = (deps: DiscussionDeps, discussionId: string, id: string, basedOn: BasedOn = {}): Promise<CoachAnswer> =>
  inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    const answer = await deps.store.get(discussionId, coachAnswers, id)
    if (answer) checkOwn(entered, answer)
    if (answer?.state !== 'streaming' || answer.deletedAt !== null) return deleteRecord(entered, coachAnswers, id, basedOn)
    // First, so that it is not being written when it comes back. A version is of what one saw, and this one changes by itself.
    await stop(entered, id)
    return deleteRecord(entered, coachAnswers, id, {})
  })

/** @throws AppError `not-found`, `forbidden`, or `validation` when there are too many by now. */
export const restoreCoachAnswer = (deps: DiscussionDeps, discussionId: string, id: string): Promise<CoachAnswer> =>
  inDiscussion(deps, discussionId, 'contribute', (entered) =>
    restoreRecord(entered, coachAnswers, id, { room: roomForAnswers, check: (answer) => checkOwn(entered, answer) }),
  )

function checkOwn({ actor, membership }: Entered<object>, { askedById }: CoachAnswer): void {
  if (askedById !== actor.accountId && !may(membership.role, 'moderate'))
    throw new AppError('forbidden', 'Only who asked and the owner of the discussion do that to an answer.')
}
