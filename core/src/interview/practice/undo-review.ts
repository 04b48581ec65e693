import { type ActorDep, AppError, type ChangeDeps, changeLive, notFound, type Step, type StoreDep } from '../../kernel/index.ts'
import { settleReview } from './review-card.ts'
import { type LastReview, type PracticeCard, type PracticeReview, practiceCards, practiceReviews } from './schema.ts'

/**
 * Takes the latest rating of a card that counts back: the card is as before, and one may so go back rating by rating. Doing so
 * twice is harmless.
 * @throws AppError `not-found`, or `conflict` for a rating that is not the latest, or from before the card began anew.
 */
export async function undoReview(deps: ChangeDeps, cardId: string, reviewId: string): Promise<PracticeCard> {
  const card = await changeLive(deps, practiceCards, cardId, {}, async (card) => {
    await settleReview(deps, card)
    const last = await asked(deps, card, reviewId)
    return last && backTo(last)
  })
  await settleReview(deps, card)
  return card
}

const backTo = (last: LastReview): Step<PracticeCard> => ({
  event: 'practice-card.updated',
  changes: { scheduling: last.before, due: last.dueBefore, lastReview: { ...last, undone: true } },
})

/** The rating that is to be taken back; `null` when it has been. */
async function asked(deps: ChangeDeps, card: PracticeCard, reviewId: string): Promise<LastReview | null> {
  const { store, actor } = deps
  const last = card.lastReview
  if (last?.id === reviewId) return last.undone ? null : last
  const review = await store.get(actor.space, practiceReviews, reviewId)
  if (review?.cardId !== card.id) throw notFound('review')
  if (review.deletedAt) return null
  const follows = JSON.stringify(card.scheduling) === JSON.stringify(review.after)
  if ((await newestReview(deps, card.id))?.id !== reviewId || !follows)
    throw new AppError('conflict', 'Only the latest rating of a card can be taken back.')
  return asLast(review)
}

/** The newest rating of a card that was not taken back; `null` where there is none. */
export async function newestReview({ store, actor }: StoreDep & ActorDep, cardId: string): Promise<PracticeReview | null> {
  const page = await store.list(actor.space, practiceReviews.queries.ofCard, { where: { cardId } }, { limit: 1 })
  return page.items[0] ?? null
}

/** A rating of the log as its card keeps it. */
export function asLast({ createdAt, updatedAt, version, deletedAt, cardId, ...said }: PracticeReview): LastReview {
  return { ...said, undone: false }
}
