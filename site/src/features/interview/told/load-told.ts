import type { Client } from '@throughline/client'
import type { Told } from './told.ts'

/** Times of each sort that are told. */
const TIMES = 20

/** Cards that a story may be told with: its own, and those of questions that it was chosen for. */
const CARDS = 200

/** How a story or a question was practised and rehearsed, the latest times of each. */
export async function loadTold(
  { practice, rehearsals }: Pick<Client, 'practice' | 'rehearsals'>,
  of: { storyId: string } | { questionId: string },
): Promise<Told> {
  const [cards, aloud] = await Promise.all([practice.list({ ...of, limit: CARDS }), rehearsals.list({ ...of, limit: TIMES })])
  const card = cards.items.find(({ questionId }) => 'questionId' in of || questionId === null) ?? null
  const reviews = card ? (await practice.reviews(card.id, { limit: TIMES })).items : []
  return {
    card,
    reviews: reviews.map(({ id, rating, localDate, reviewedAt }) => ({ id, rating, localDate, reviewedAt })),
    rehearsals: aloud.items.map(({ id, localDate, startedAt, answerSeconds }) => ({ id, localDate, startedAt, answerSeconds })),
  }
}
