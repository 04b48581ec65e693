import {
  type ActorDep,
  type ChangeDeps,
  type ClockDep,
  changeLive,
  checkHappened,
  eventFor,
  hasCode,
  idIsTaken,
  instantText,
  localDate,
  newEnvelope,
  nowText,
  parse,
  revised,
  type StoreDep,
  today,
} from '../../kernel/index.ts'
import { checkNamed } from '../named/check-named.ts'
import type { ReviewedCard } from './answers.ts'
import { lastDayFor, preparationFor } from './due.ts'
import { nextInterview } from './interview.ts'
import { rate } from './schedule.ts'
import { type LastReview, NewReview, type PracticeCard, type PracticeReview, practiceCards, practiceReviews } from './schema.ts'
import { readSettings } from './settings.ts'

type Asked = ReturnType<typeof NewReview.parse>

/**
 * Rates how well a card was told: it is due again on the day that was shown for the rating. A moment before the latest
 * rating counts as the day of that. The same rating under the same id answers the one that is there, also when it was
 * taken back since.
 * The save of the card decides; the log is written after it, and by any repetition.
 * @throws AppError `not-found`; `validation`, also for a moment to come; or `conflict` when the id stands for another rating.
 */
export async function reviewCard(deps: ChangeDeps, cardId: string, input: NewReview): Promise<ReviewedCard> {
  const { id = deps.ids.next(), ...asked } = parse(NewReview, input)
  const at = momentOf(deps, asked.reviewedAt)
  const settings = await readSettings(deps)
  const on = today(deps)
  const preparation = preparationFor((await nextInterview(deps, on))?.on ?? null, on)
  const total = await deps.store.count(deps.actor.space, practiceCards.queries.all, {})
  let earlier: PracticeReview | null = null
  const card = await changeLive(deps, practiceCards, cardId, {}, async (card) => {
    await settleReview(deps, card)
    earlier = await reviewedAlready(deps, card, id, asked)
    if (earlier) return null
    await checkTold(deps, card, asked)
    const notAfter = lastDayFor(card.id, preparation, { total, dailyLimit: settings.dailyLimit })
    return { event: 'practice-card.updated', changes: rated(deps, card, { ...asked, id, at }, { retention: settings.retention, notAfter }) }
  })
  const review = earlier ?? (await settleReview(deps, card))
  if (!review) throw new Error(`The rated card ${cardId} has no review.`)
  return { review, card }
}

/** A clock that is a little fast rates now. */
function momentOf(deps: ClockDep, reviewedAt: string | undefined): Temporal.Instant {
  const now = deps.clock.now()
  if (reviewedAt === undefined) return now
  checkHappened(deps, reviewedAt, '/reviewedAt')
  const at = Temporal.Instant.from(reviewedAt)
  return Temporal.Instant.compare(at, now) > 0 ? now : at
}

/** The rating that answers a request already. */
async function reviewedAlready({ store, actor }: StoreDep & ActorDep, card: PracticeCard, id: string, asked: Asked) {
  const found = await store.get(actor.space, practiceReviews, id)
  if (found && (found.cardId !== card.id || found.rating !== asked.rating)) throw idIsTaken(practiceReviews, found)
  return found
}

/** Makes sure that there is what was asked or told besides the card's own. */
async function checkTold(deps: StoreDep & ActorDep, card: PracticeCard, { questionId, storyId }: Asked): Promise<void> {
  const ids = card.questionId === null ? { questionId } : { storyId }
  await checkNamed(deps, [{ ids }])
}

function rated(
  { actor }: ActorDep,
  card: PracticeCard,
  { id, at, rating, questionId, storyId }: Asked & { id: string; at: Temporal.Instant },
  { retention, notAfter }: { retention: number; notAfter: string | null },
): Partial<PracticeCard> {
  const before = card.scheduling
  const asked = { on: localDate(at, actor), rating, retention }
  const scheduling = rate(before, asked)
  const lastReview: LastReview = {
    ...{ id, rating, reviewedAt: afterLast(card, at), localDate: scheduling.lastReviewedOn, timeZone: actor.timeZone },
    questionId: card.questionId ?? questionId ?? null,
    storyId: card.questionId === null ? card.storyId : (storyId ?? card.storyId),
    ...{ before, dueBefore: card.due, after: scheduling, undone: false },
  }
  return { due: rate(before, { ...asked, notAfter }).dueOn, scheduling, lastReview }
}

/** When it was rated as the log has it: after the rating before, so that its order is that in which the card went. */
function afterLast({ lastReview }: PracticeCard, at: Temporal.Instant): string {
  const last = lastReview && Temporal.Instant.from(lastReview.reviewedAt)
  return instantText(last && Temporal.Instant.compare(at, last) <= 0 ? last.add({ milliseconds: 1 }) : at)
}

/**
 * Brings the log in line with the card, which is the truth about its latest rating. A review only ever goes from absent to
 * live to trashed, so this may be repeated, and may race with itself.
 */
export async function settleReview(deps: ChangeDeps, card: PracticeCard): Promise<PracticeReview | null> {
  const last = card.lastReview
  if (!last) return null
  const { store, actor } = deps
  for (;;) {
    const found = await store.get(actor.space, practiceReviews, last.id)
    if (found && (found.deletedAt || !last.undone)) return found
    const now = nowText(deps)
    const { undone, ...said } = last
    const record = found ?? { ...newEnvelope(last.id, now), cardId: card.id, ...said }
    const next: PracticeReview = found ? revised(found, { deletedAt: now }, now) : { ...record, deletedAt: undone ? now : null }
    const event = eventFor(deps, undone ? 'practice-review.deleted' : 'practice-review.created', next)
    try {
      await store.save(actor.space, practiceReviews, next, { expectedVersion: found?.version ?? 0, events: [event] })
      return next
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
    }
  }
}
