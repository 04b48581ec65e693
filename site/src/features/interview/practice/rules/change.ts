import type { PracticeCard, PracticeRating } from '@throughline/core/interview'

export type Rating = (typeof PracticeRating)['options'][number]

interface Review {
  id: string
  reviewId: string
  rating: Rating
  /** RFC 3339. */
  reviewedAt: string
  /** What was asked, and told. */
  questionId: string | null
  storyId: string | null
}

/** What a person does to a card, in a form that can be kept, sent again and turned round. `id` is the card's. JSON-safe. */
export type PracticeChange =
  /** Says how well it was told, under an id that is chosen here. `due` is the day that was shown for it. */
  | ({ do: 'practice.rate'; due: string } & Review)
  | ({ do: 'practice.unrate' } & Pick<Review, 'id' | 'reviewId'>)
  | { do: 'practice.pause' | 'practice.resume'; id: string }
  /** Only of a question: a story is practised for as long as there is one. */
  | { do: 'practice.remove' | 'practice.restore'; id: string }
  /** Forgets what is known of how well it is remembered; the log keeps it. */
  | { do: 'practice.restart' | 'practice.unrestart'; id: string }

/** What the card looks like once a change is through. `now` is an RFC 3339 instant; the version stays the server's. */
export function appliedToCard(card: PracticeCard | null, change: PracticeChange, now: string): PracticeCard | null {
  if (!card) return null
  switch (change.do) {
    case 'practice.rate':
      return { ...card, due: change.due }
    case 'practice.pause':
      return { ...card, pausedAt: card.pausedAt ?? now }
    case 'practice.resume':
      return { ...card, pausedAt: null }
    case 'practice.remove':
      return { ...card, deletedAt: now }
    case 'practice.restore':
      return { ...card, deletedAt: null }
    case 'practice.restart':
      return { ...card, scheduling: null }
    case 'practice.unrate':
    case 'practice.unrestart':
      return card
  }
}

/** The change that takes a change back; `null` where there is none: what was taken back is rated anew, under another id. */
export function inverseOfPractice(change: PracticeChange): PracticeChange | null {
  switch (change.do) {
    case 'practice.rate':
      return { do: 'practice.unrate', id: change.id, reviewId: change.reviewId }
    case 'practice.pause':
      return { do: 'practice.resume', id: change.id }
    case 'practice.resume':
      return { do: 'practice.pause', id: change.id }
    case 'practice.remove':
      return { do: 'practice.restore', id: change.id }
    case 'practice.restore':
      return { do: 'practice.remove', id: change.id }
    case 'practice.restart':
      return { do: 'practice.unrestart', id: change.id }
    case 'practice.unrestart':
      return { do: 'practice.restart', id: change.id }
    case 'practice.unrate':
      return null
  }
}
