import { accounts, isLeaving, ownLocale, type PublicUrlDep, type SecretsDep, siteLink } from '../../account/index.ts'
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
import { sayable } from '../invite/sayable.ts'
import { beginningOfDay, isHeldBack, letGo, takeRoomForMail, tomorrow } from '../mail-limit.ts'
import { discussions } from '../schema.ts'
import { makeCorrection } from './correction.ts'
import { copiedFor, endOf } from './end-feedback.ts'
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
  /** Of one that found no room: the day (UTC) it goes on. */
  on?: string
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

/** Asks for a mail again on a day, with as many tries as at first. */
const requestOn = (deps: AskDeps, request: FeedbackMailRequest, on: string): Promise<void> =>
  enqueue(deps, { ...request, on }, `${request.place ?? 0}:${on}`, beginningOfDay(on))

function enqueue(
  { queue, clock }: AskDeps,
  payload: FeedbackMailRequest,
  which: string,
  runAt = instantText(clock.now().add({ seconds: 1 })),
): Promise<void> {
  const { template, discussionId: space, feedbackId } = payload
  return queue.enqueue({ id: `${template}:${space}:${feedbackId}:${which}`, type: FEEDBACK_MAIL_JOB, space, payload, runAt })
}

/**
 * What a mail about feedback says, before it is put into words. Words of people are such that no mail program makes a link of
 * them; empty otherwise.
 */
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

type WriteDeps = StoreDep & DirectoryDep & ClockDep & SecretsDep & PublicUrlDep & QueueDep

/**
 * A mail about a request for feedback; `null` when it was sent, is wanted no longer, or there is no room for it today: then it
 * goes later, and counts as sent where that is for others, of whom who asks does not learn. Each try has a secret of its own.
 * May be called again for the same request.
 * @throws AppError `unavailable` while what it is about is not saved yet.
 */
export async function writeFeedbackMail(deps: WriteDeps, mailRequest: FeedbackMailRequest): Promise<FeedbackMail | null> {
  const { template, discussionId, feedbackId, place = 0 } = mailRequest
  const found = await readRequest(deps, discussionId, feedbackId)
  if (!found) {
    if (await deps.store.get(discussionId, feedbackRequests, feedbackId)) return null
    if (!(await deps.store.get(discussionId, discussions, discussionId))) return null
    throw new AppError('unavailable', 'The request is not there yet.')
  }
  const { request, asker } = found
  if (!isOpen(request, nowText(deps))) return null
  // A copy is of what somebody else has said, and is theirs.
  if (template !== 'feedback-copy' && (await isLeaving(deps, request.askedBy))) return null
  const isHeld = await isHeldBack(deps, mailOf(mailRequest))
  // It is for the job of its day alone, however often it is asked for.
  if (isHeld && mailRequest.on === undefined) return null
  const to = template === 'feedback-copy' ? await copyTo(deps, discussionId, feedbackId, place) : addressFor(request, template, isHeld)
  if (to === null) return null
  const isCopy = template === 'feedback-copy'
  const sentBy = isCopy ? copiedFor(request.askedBy) : request.askedBy
  const until = (isCopy && request.answer?.editableUntil) || endOf(request.expiresAt)
  const askOn = (day: string) => requestOn(deps, mailRequest, day)
  const room = await takeRoomForMail(
    deps,
    { ...mailOf(mailRequest), email: to, sentBy, until },
    { askOn, noteSent: () => noteRequestMailed(deps, mailRequest) },
  )
  if (room === 'none-of-own') await askOn(tomorrow(deps))
  if (room !== 'now') return null
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

/** A reminder and each copy are mails of their own. */
const mailOf = ({ template, discussionId, feedbackId, place = 0 }: FeedbackMailRequest) => ({
  space: discussionId,
  id: `${feedbackId}:${template}:${place}`,
})

/** Where the link, or the reminder of it, still has to go. */
function addressFor(
  { email, mailedAt, remindedAt, answer }: FeedbackRequest,
  template: 'feedback-request' | 'feedback-reminder',
  isHeld: boolean,
): string | null {
  if (answer !== null) return null
  if (template === 'feedback-request') return mailedAt === null || isHeld ? email : null
  if (remindedAt === null) throw new AppError('unavailable', 'The reminder is not asked for yet.')
  return email
}

const copyTo = async ({ store }: StoreDep, space: SpaceId, id: string, place: number) =>
  (await store.get(space, feedbackCopies, id))?.copies[place]?.email ?? null

/** Notes down that the mail was taken. It tells nobody: nothing has happened in the discussion. */
export async function feedbackMailed(deps: StoreDep & ClockDep & DirectoryDep, mailRequest: FeedbackMailRequest): Promise<void> {
  const { template, discussionId, feedbackId, place } = mailRequest
  if (template === 'feedback-copy')
    await changeUntold(deps, discussionId, feedbackCopies, feedbackId, ({ copies }) => ({
      copies: copies.map((copy, at) => (at === place ? { ...copy, email: null } : copy)),
    }))
  await noteRequestMailed(deps, mailRequest)
  await letGo(deps, mailOf(mailRequest))
}

async function noteRequestMailed(deps: StoreDep & ClockDep, { template, discussionId, feedbackId }: FeedbackMailRequest): Promise<void> {
  if (template !== 'feedback-request') return
  await changeUntold(deps, discussionId, feedbackRequests, feedbackId, ({ mailedAt }) =>
    mailedAt === null ? { mailedAt: nowText(deps) } : null,
  )
}
