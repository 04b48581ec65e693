import type { PracticeCard, PracticeReview, Rehearsal } from '@throughline/core/interview'

/** How a question, or a story, was told so far. */
export interface Told {
  /** Its own; `null` while it is not in practice. */
  card: PracticeCard | null
  reviews: readonly Pick<PracticeReview, 'id' | 'rating' | 'localDate' | 'reviewedAt'>[]
  rehearsals: readonly Pick<Rehearsal, 'id' | 'localDate' | 'startedAt' | 'answerSeconds'>[]
}

/** A rating or a rehearsal, as one line of the history. */
export type ToldOnce = { id: string; on: string; at: string } & ({ rating: PracticeReview['rating'] } | { seconds: number })

/** All of it, newest first. */
export const historyOf = ({ reviews, rehearsals }: Told): ToldOnce[] =>
  [
    ...reviews.map(({ id, rating, localDate: on, reviewedAt: at }) => ({ id, on, at, rating })),
    ...rehearsals.map(({ id, localDate: on, startedAt: at, answerSeconds: seconds }) => ({ id, on, at, seconds })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1))
