import { type ActorDep, createSpaceMemory, listPages, type StoreDep } from '../../kernel/index.ts'
import { libraryQuestion } from '../question/library/index.ts'
import { type PracticeReview, practiceReviews } from './schema.ts'
import type { LoggedReview } from './statistics.ts'

/** Ratings that are kept at most, of everybody together: some 60 MB. */
const MOST_REVIEWS = 220_000

type Deps = StoreDep & ActorDep

/** A rating as it is kept: what statistics count, and what coverage does. */
export interface KeptReview extends LoggedReview {
  cardId: string
  /** What was asked, as far as it is known. */
  questionId: string | null
}

/** What of all ratings is counted, kept in this process, so that the log is not read again for it. */
export interface ReviewMemory {
  /** Every rating that was not taken back, in no order. */
  log(deps: Deps): Promise<KeptReview[]>
}

export interface ReviewMemoryDep {
  reviewMemory: ReviewMemory
}

const logged = ({ localDate, rating, before, cardId, questionId }: PracticeReview): KeptReview => ({
  ...{ localDate, rating, cardId },
  // The library's own text, where it is one of its questions, so that it is kept once.
  questionId: questionId && (libraryQuestion(questionId)?.id ?? questionId),
  before: before && { lastReviewedOn: before.lastReviewedOn },
})

/** @param mostReviews ratings that are kept of everybody together; those asked for longest ago are let go first */
export function createReviewMemory({ mostReviews = MOST_REVIEWS }: { mostReviews?: number } = {}): ReviewMemory {
  const memory = createSpaceMemory<{ reviews: Map<string, KeptReview> | null }>({
    empty: () => ({ reviews: null }),
    sizeOf: ({ reviews }) => reviews?.size ?? 0,
    most: mostReviews,
    async after({ store, actor }, changes) {
      const ids = changes && [...new Set(changes.filter(({ kind }) => kind === practiceReviews.name).map(({ recordId }) => recordId))]
      const read = ids && ids.length > 0 ? await store.getMany(actor.space, practiceReviews, ids) : []
      return (known) => {
        if (!ids) known.reviews = null
        for (const id of ids ?? []) known.reviews?.delete(id)
        for (const review of read) if (review.deletedAt === null) known.reviews?.set(review.id, logged(review))
      }
    },
  })

  return {
    async log(deps) {
      const { value: known, isCurrent, grown } = await memory.recall(deps)
      if (known.reviews) return [...known.reviews.values()]
      const reviews = new Map<string, KeptReview>()
      for await (const page of listPages(deps, deps.actor.space, practiceReviews.queries.all, {}))
        for (const review of page) reviews.set(review.id, logged(review))
      if (isCurrent()) {
        known.reviews = reviews
        grown()
      }
      return [...reviews.values()]
    },
  }
}
