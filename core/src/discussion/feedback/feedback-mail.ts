import { accounts, ownLocale, type PublicUrlDep, type SecretsDep, siteLink } from '../../account/index.ts'
import {
  AppError,
  type ClockDep,
  changeUntold,
  type DirectoryDep,
  instantText,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import { isWithinMailLimit } from '../invite/mail-limit.ts'
import { sayable } from '../invite/sayable.ts'
import { discussions } from '../schema.ts'
import { makeCorrection } from './correction.ts'
import { feedbackText } from './feedback-text.ts'
import { isOpen, makeToken, readRequest } from './link.ts'
import { type FeedbackRequest, feedbackCopies, feedbackRequests } from './schema.ts'

/** The job that stands for one mail about a request; its payload is a `FeedbackMailRequest`. */
export const FEEDBACK_MAIL_JOB = 'mail.feedback'

export interface FeedbackMailRequest {
  template: 'feedback-request' | 'feedback-reminder' | 'feedback-copy'
  discussionId: SpaceId
  feedbackId: string
  /** Of a copy: which it is of those whose addresses were kept. */
  place?: number
}

type AskDeps = QueueDep & ClockDep

/** Asked before the request is saved; holds neither secret nor address. */
export const requestFeedbackMail = (
  deps: AskDeps & { actor: { space: SpaceId } },
  { id, linkVersion }: FeedbackRequest,
  template: 'feedback-request' | 'feedback-reminder',
): Promise<void> => enqueue(deps, { template, discussionId: deps.actor.space, feedbackId: id }, `${linkVersion}`)

/** Asks for the copy whose address has been kept at a place. */
export const requestCopyMail = (deps: AskDeps, discussionId: SpaceId, feedbackId: string, place: number): Promise<void> =>
  enqueue(deps, { template: 'feedback-copy', discussionId, feedbackId, place }, `${place}`)

function enqueue({ queue, clock }: AskDeps, payload: FeedbackMailRequest, which: string): Promise<void> {
  const { template, discussionId: space, feedbackId } = payload
  const runAt = instantText(clock.now().add({ seconds: 1 }))
  return queue.enqueue({ id: `${template}:${space}:${feedbackId}:${which}`, type: FEEDBACK_MAIL_JOB, space, payload, runAt })
}

/** What a mail about feedback says, before it is put into words. Words of people are such that no mail program makes a link of them; empty otherwise. */
export interface FeedbackMail {
  template: FeedbackMailRequest['template']
  to: string
  /** The same at every try. */
  messageId: string
  link: string
  /** Of whoever asks: of who is asked nothing is known (BCP 47). */
  locale: string
  asker: string
  about: string
  /** How many questions there are. */
  questions: number
  seenBy: FeedbackRequest['seenBy']
  /** Until when the link takes an answer, or a correction. */
  until: string
  /** Of a copy: what was given, as plain text, which no mail program makes links of as it is attached. */
  feedbackText: string | null
}

type WriteDeps = StoreDep & DirectoryDep & ClockDep & SecretsDep & PublicUrlDep

/**
 * A mail about a request for feedback; `null` when it was sent, is wanted no longer, or the address has had enough of them
 * today. Each try has a secret of its own. May be called again for the same request.
 * @throws AppError `unavailable` while what it is about is not saved yet.
 */
export async function writeFeedbackMail(
  deps: WriteDeps,
  { template, discussionId, feedbackId, place = 0 }: FeedbackMailRequest,
): Promise<FeedbackMail | null> {
  const found = await readRequest(deps, discussionId, feedbackId)
  if (!found) {
    if (await deps.store.get(discussionId, feedbackRequests, feedbackId)) return null
    if (!(await deps.store.get(discussionId, discussions, discussionId))) return null
    throw new AppError('unavailable', 'The request is not there yet.')
  }
  const { request, asker } = found
  if (!isOpen(request, nowText(deps))) return null
  const to = template === 'feedback-copy' ? await copyTo(deps, discussionId, feedbackId, place) : addressFor(request, template)
  if (to === null) return null
  // A reminder and each copy are mails of their own.
  if (!(await isWithinMailLimit(deps, { space: discussionId, id: `${feedbackId}:${template}:${place}`, email: to }))) return null
  const token = await makeToken(deps, discussionId, request)
  const account = await deps.store.get(request.askedBy, accounts, request.askedBy)
  const locale = account ? ownLocale(account) : 'en'
  const { about, questions, seenBy, expiresAt, answer } = request
  const correcting =
    template === 'feedback-copy' && answer
      ? `?correction=${await makeCorrection(deps, discussionId, feedbackId, answer.editableUntil)}`
      : ''
  return {
    ...{ template, to, locale, messageId: `${template}-${feedbackId}-${place}`, seenBy, questions: questions.length },
    ...{ asker: sayable(asker.name), about: sayable(about), until: answer?.editableUntil ?? expiresAt },
    link: siteLink(deps, `/feedback/${token}${correcting}`),
    feedbackText: template === 'feedback-copy' && answer ? feedbackText({ ...request, asker: asker.name, answer }, locale) : null,
  }
}

/** Where the link, or the reminder of it, still has to go. */
function addressFor(
  { email, mailedAt, remindedAt, answer }: FeedbackRequest,
  template: 'feedback-request' | 'feedback-reminder',
): string | null {
  if (answer !== null) return null
  if (template === 'feedback-request') return mailedAt === null ? email : null
  if (remindedAt === null) throw new AppError('unavailable', 'The reminder is not asked for yet.')
  return email
}

const copyTo = async ({ store }: StoreDep, space: SpaceId, id: string, place: number) =>
  (await store.get(space, feedbackCopies, id))?.copies[place]?.email ?? null

/** Notes down that the mail was taken. It tells nobody: nothing has happened in the discussion. */
export async function feedbackMailed(
  deps: StoreDep & ClockDep,
  { template, discussionId, feedbackId, place }: FeedbackMailRequest,
): Promise<void> {
  if (template === 'feedback-copy')
    await changeUntold(deps, discussionId, feedbackCopies, feedbackId, ({ copies }) => ({
      copies: copies.map((copy, at) => (at === place ? { ...copy, email: null } : copy)),
    }))
  if (template === 'feedback-request')
    await changeUntold(deps, discussionId, feedbackRequests, feedbackId, ({ mailedAt }) =>
      mailedAt === null ? { mailedAt: nowText(deps) } : null,
    )
}
