import { type LinkDeps, takeMailPlace } from '../../account/index.ts'
import {
  AppError,
  changeLive,
  changeUntold,
  type IdsDep,
  newEnvelope,
  nowText,
  oneFault,
  parse,
  type QueueDep,
  type StoreDep,
  saveNew,
} from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { CORRECTION_HOURS } from '../limits.ts'
import { letGoOfHeld } from '../people/held-address.ts'
import { noteAddress } from '../people/named-address.ts'
import { actorIn } from '../settle/as-person.ts'
import { isGivers, isMailed, isSecretOf } from './correction.ts'
import { heldByCopy, heldByRequest } from './end-feedback.ts'
import { requestCopyMail } from './feedback-mail.ts'
import { type FoundRequest, isOpenBy, later, linkIsOver, requestBy } from './link.ts'
import {
  type FeedbackAnswer,
  type FeedbackQuestion,
  type FeedbackReply,
  feedbackCopies,
  feedbackRequests,
  GivenAnswer,
  type OpenedFeedback,
} from './schema.ts'

export type AnswerDeps = StoreDep & QueueDep & IdsDep & LinkDeps

/**
 * What a link shows to whoever holds it: the questions, and that something was answered; what it was only with the secret of
 * whoever answered. Opening it uses nothing up.
 * @throws AppError `not-found` as `requestBy`.
 */
export async function openFeedback(deps: LinkDeps & StoreDep, token: string, correction?: string | null): Promise<OpenedFeedback> {
  const found = await requestBy(deps, token)
  return opened(found, found.request.answer, await isGivers(deps, found, correction))
}

/**
 * Takes feedback by a link, once, or corrects what was given by it in the hours after, which takes the secret it was given
 * with. The same again changes nothing.
 * Whoever is in the discussion and may read it hears of it, and the asker is told.
 * @throws AppError `validation`; `conflict` when another answer was quicker; otherwise as `openFeedback`.
 */
export async function answerFeedback(deps: AnswerDeps, token: string, input: GivenAnswer): Promise<OpenedFeedback> {
  const { corrects = null, copyTo = null, correction = null, ...given } = parse(GivenAnswer, input)
  const found = await requestBy(deps, token)
  const { space, request } = found
  checkReplies(request.questions, given.replies)
  await announceDelivery(deps, space)
  const actor = await actorIn(deps, space, request.askedBy)
  const byMail = await isMailed(deps, found, correction)
  let isFirst = false
  const answered = await changeLive({ ...deps, actor }, feedbackRequests, request.id, {}, (record) => {
    const now = nowText(deps)
    if (!isOpenBy(record, token, now)) throw linkIsOver()
    const { answer } = record
    isFirst = !answer
    const isOwn = byMail || isSecretOf(deps, record, correction)
    // Whoever sent no secret with it may send the same once more, and change nothing.
    if (answer && isSame(answer, given) && (isOwn || (!record.correction && !correction))) return null
    if ((answer && !isOwn) || (answer?.revision ?? null) !== corrects)
      throw new AppError('conflict', 'Something else was answered by this link in the meantime.')
    // The address has done its work.
    return {
      event: answer ? 'feedback-request.corrected' : 'feedback-request.answered',
      changes: answer
        ? { email: null, answer: correctedBy(answer, given, now) }
        : { email: null, answer: { ...given, ...first(now) }, correction: correction && deps.secrets.digest(correction) },
    }
  })
  // Whoever says the same at that moment does not do so after the copy of the first is noted in that place.
  if (isFirst) await letGoOfHeld(deps, heldByRequest(space, request))
  const isOwn = byMail || isSecretOf(deps, answered, correction)
  // A copy has a way to correct, which who merely says the same again does not get; who answers first may do without a secret.
  if (copyTo && (isOwn || request.answer === null)) await sendCopy(deps, found, answered.answer?.revision ?? 0, copyTo)
  await deliver(deps, space)
  return opened(found, answered.answer, isOwn)
}

const opened = ({ request, asker }: FoundRequest, answer: FeedbackAnswer | null, isOwn: boolean): OpenedFeedback => {
  const { askedOf, about, seenBy, questions, expiresAt } = request
  const answered = answer && { name: answer.name, givenAt: answer.givenAt, editableUntil: answer.editableUntil }
  return { askedOf, about, seenBy, questions, expiresAt, answered, answer: isOwn ? answer : null, asker: asker.name }
}

type Given = Pick<FeedbackAnswer, 'name' | 'replies'>

const first = (now: string) => ({ givenAt: now, editedAt: null, editableUntil: later(now, CORRECTION_HOURS), revision: 1 })

const correctedBy = (answer: FeedbackAnswer, given: Given, now: string): FeedbackAnswer => ({
  ...answer,
  ...given,
  editedAt: now,
  revision: answer.revision + 1,
})

const isSame = ({ name, replies }: Given, given: Given) => JSON.stringify([name, replies]) === JSON.stringify([given.name, given.replies])

/** @throws AppError `validation` */
function checkReplies(questions: readonly FeedbackQuestion[], replies: readonly FeedbackReply[]): void {
  if (replies.length > questions.length) throw oneFault('/replies', 'too_many_replies', 'There are not as many questions.')
  for (const [place, { text, value }] of replies.entries()) {
    const question = questions[place] as FeedbackQuestion
    const highest = { text: 0, scale: 5, choice: question.options.length }[question.kind]
    if (value !== null && value > highest) throw oneFault(`/replies/${place}/value`, 'no_such_value', 'Choose one of what is there.')
    if (question.kind !== 'text' && text.trim() !== '')
      throw oneFault(`/replies/${place}/text`, 'not_asked', 'There is nothing to be written here.')
  }
  if (!replies.some(({ text, value }) => text.trim() !== '' || value !== null))
    throw oneFault('/replies', 'nothing_answered', 'Answer at least one of the questions.')
}

/** Copies of one answer and its corrections in a day, wherever they go: a link is no way to write to the world. */
const COPIES_A_DAY = 3

/**
 * Sends an answer, or its correction, to an address once. That lies beside the request, whose asker is not told it, until the
 * mail has gone.
 */
async function sendCopy(deps: AnswerDeps, { space, request }: FoundRequest, revision: number, email: string): Promise<void> {
  const { id } = request
  const among = `feedback-copy:${space}:${id}`
  const key = deps.secrets.digest(`${space}:${id}:${revision}:${email}`)
  if (!(await takeMailPlace(deps, { among, most: COPIES_A_DAY, hours: 24, space, id: key }))) return
  let place = 0
  let isWaiting = true
  if (!(await noteAddress(deps, heldByCopy(space, request, email)))) return
  await saveNew(deps, space, feedbackCopies, { ...newEnvelope(id, nowText(deps)), copies: [] })
  await changeUntold(deps, space, feedbackCopies, id, ({ copies }) => {
    const there = copies.findIndex((copy) => copy.key === key)
    place = there < 0 ? copies.length : there
    isWaiting = there < 0 || copies[there]?.email !== null
    return there < 0 ? { copies: [...copies, { key, email }] } : null
  })
  if (isWaiting) await requestCopyMail(deps, space, id, place)
}
