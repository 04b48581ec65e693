import type { Client } from '@throughline/client'
import type { Told } from '../rules/told.ts'

/** Times of each sort that are told. */
const SHOWN = 20

/** How a question was practised and rehearsed, the latest times of each. */
export async function loadTold({ practice, rehearsals }: Pick<Client, 'practice' | 'rehearsals'>, questionId: string): Promise<Told> {
  const [cards, aloud] = await Promise.all([practice.list({ questionId, limit: 1 }), rehearsals.list({ questionId, limit: SHOWN })])
  const card = cards.items[0] ?? null
  const reviews = card ? (await practice.reviews(card.id, { limit: SHOWN })).items : []
  return {
    card,
    reviews: reviews.map(({ id, rating, localDate, reviewedAt }) => ({ id, rating, localDate, reviewedAt })),
    rehearsals: aloud.items.map(({ id, localDate, startedAt, answerSeconds }) => ({ id, localDate, startedAt, answerSeconds })),
  }
}
