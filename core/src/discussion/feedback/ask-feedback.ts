import type { SecretsDep } from '../../account/index.ts'
import {
  AppError,
  type BasedOn,
  changeLive,
  type DirectoryDep,
  newEnvelope,
  nowText,
  parse,
  putOnce,
  sameAgain,
} from '../../kernel/index.ts'
import { FEEDBACK_DAYS, MAX_FEEDBACK, MAX_FEEDBACK_DAYS } from '../limits.ts'
import { checkExpiry, daysFromNow } from '../link-days.ts'
import type { Entered } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { requestFeedbackEnd } from './end-feedback.ts'
import { requestFeedbackMail } from './feedback-mail.ts'
import { makeToken } from './link.ts'
import { asReadBy, changedFor, checkAsker, mayReadFeedback } from './read-feedback.ts'
import { type FeedbackRequest, feedbackRequests, NewFeedbackRequest } from './schema.ts'

export type AskDeps = DiscussionDeps & DirectoryDep & SecretsDep

/** The secret is in no other answer; `null` where it goes by mail. */
export interface AskedFeedback {
  request: FeedbackRequest
  token: string | null
}

export const roomForFeedback = {
  ...{ query: feedbackRequests.queries.newest, most: MAX_FEEDBACK, noun: 'requests for feedback', holder: 'A discussion' },
  code: 'too_much_feedback',
}

/**
 * Asks somebody for feedback, by a link that the asker hands on or by mail. The same input under the same id answers a new
 * link to the same request.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `conflict` when the id stands for another.
 */
export async function askFeedback(deps: AskDeps, discussionId: string, input: NewFeedbackRequest): Promise<AskedFeedback> {
  const said = parse(NewFeedbackRequest, input)
  const { id = deps.ids.next(), about, askedOf = '', seenBy = 'asker', questions, email = null } = said
  const expiresAt = said.expiresAt ?? daysFromNow(deps, FEEDBACK_DAYS)
  checkExpiry(deps, expiresAt, { noun: 'A request', most: MAX_FEEDBACK_DAYS })
  return inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    const { actor } = entered
    const asked = { about, askedOf, seenBy, questions, askedBy: actor.accountId }
    const request: FeedbackRequest = {
      ...newEnvelope(id, nowText(deps)),
      ...asked,
      ...{ email, mailedAt: null, remindedAt: null, linkVersion: 1, expiresAt, revokedAt: null, answer: null, correction: null },
    }
    const { stored, isNew } = await putOnce(entered, feedbackRequests, id, {
      room: roomForFeedback,
      make: async () => {
        await requestFeedbackEnd(entered, request)
        if (email !== null) await requestFeedbackMail(entered, request, 'feedback-request')
        return request
      },
    })
    if (isNew) return withLink(entered, stored)
    // Where its mail goes is forgotten once it is answered.
    const to = stored.version === 1 ? { email } : {}
    const shown = mayReadFeedback(stored, actor.accountId) ? asReadBy(stored, actor.accountId) : null
    sameAgain(feedbackRequests, stored, { ...asked, ...to }, shown)
    return stored.email === null ? withLink(entered, await anotherLink(entered, id, {})) : { request: stored, token: null }
  })
}

/**
 * A new link to a request that is not answered, open for as long as a new one is; those before it end.
 * @throws AppError `not-found`, `forbidden` to all but the asker, `conflict` once it is answered, or `stale`.
 */
export const renewFeedbackLink = (deps: AskDeps, discussionId: string, id: string, basedOn: BasedOn = {}): Promise<AskedFeedback> =>
  inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    await checkAsker(entered, id)
    const renewed = await anotherLink(entered, id, basedOn)
    return { request: renewed, token: await makeToken(entered, entered.actor.space, renewed) }
  })

async function anotherLink(entered: Entered<AskDeps>, id: string, basedOn: BasedOn): Promise<FeedbackRequest> {
  const expiresAt = daysFromNow(entered, FEEDBACK_DAYS)
  const change = changeLive(entered, feedbackRequests, id, basedOn, async (request) => {
    if (request.answer) throw isAnswered()
    const changes = { linkVersion: request.linkVersion + 1, expiresAt, revokedAt: null }
    await requestFeedbackEnd(entered, { ...request, ...changes })
    return { event: 'feedback-request.updated', changes }
  })
  return changedFor(entered.actor.accountId, change)
}

async function withLink(entered: Entered<AskDeps>, request: FeedbackRequest): Promise<AskedFeedback> {
  return { request, token: request.email === null ? await makeToken(entered, entered.actor.space, request) : null }
}

export const isAnswered = () => new AppError('conflict', 'This was answered already.')
