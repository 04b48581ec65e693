import type { Client } from '@throughline/client'
import type { PracticeCard, PracticeReview, QuestionForStory, Rehearsal, Story, StoryProofs } from '@throughline/core/interview'
import type { Named } from '../../../career/names/offers.ts'
import { absent } from '../../../goal/state/read-goal.ts'
import { MOST_QUESTIONS } from '../rules/most.ts'

/** Times of each sort that are told. */
const TIMES = 10

/** How a story was told so far. */
export interface StoryTold {
  card: Pick<PracticeCard, 'id' | 'due' | 'pausedAt'> | null
  reviews: readonly Pick<PracticeReview, 'id' | 'rating' | 'localDate' | 'reviewedAt'>[]
  rehearsals: readonly Pick<Rehearsal, 'id' | 'localDate' | 'startedAt' | 'answerSeconds'>[]
}

/** All that the page of a story shows. */
export interface StoryShown {
  given: Story
  proof: StoryProofs
  questions: readonly QuestionForStory[]
  competencies: readonly Named[]
  told: StoryTold
}

/** A story with what proves it, what it answers and how it was told; `null` when there is none of that id, or it is in the trash. */
export async function loadStory(client: Client, id: string): Promise<StoryShown | null> {
  const given = await client.stories.get(id).catch(absent)
  if (!given) return null
  const [proof, questions, competencies, told] = await Promise.all([
    client.stories.proof(id),
    client.stories.questions(id, MOST_QUESTIONS),
    client.competencies.list(),
    loadTold(client, id),
  ])
  return { given, proof, questions, competencies: competencies.map(({ id, name }) => ({ id, name })), told }
}

async function loadTold({ practice, rehearsals }: Pick<Client, 'practice' | 'rehearsals'>, storyId: string): Promise<StoryTold> {
  const [cards, aloud] = await Promise.all([practice.list({ storyId, limit: 20 }), rehearsals.list({ storyId, limit: TIMES })])
  const card = cards.items.find(({ questionId }) => questionId === null) ?? null
  const reviews = card ? (await practice.reviews(card.id, { limit: TIMES })).items : []
  return {
    card: card && { id: card.id, due: card.due, pausedAt: card.pausedAt },
    reviews: reviews.map(({ id, rating, localDate, reviewedAt }) => ({ id, rating, localDate, reviewedAt })),
    rehearsals: aloud.items.map(({ id, localDate, startedAt, answerSeconds }) => ({ id, localDate, startedAt, answerSeconds })),
  }
}
