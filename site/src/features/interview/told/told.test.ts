import type { Client } from '@throughline/client'
import { expect, test } from 'vitest'
import { loadTold } from './load-told.ts'
import { historyOf } from './told.ts'

test('ratings and rehearsals are told in one line, newest first', () => {
  const told = {
    card: null,
    reviews: [{ id: 'r', rating: 'good', localDate: '2026-03-02', reviewedAt: '2026-03-02T09:00:00.000Z' }],
    rehearsals: [
      { id: 'a', localDate: '2026-03-05', startedAt: '2026-03-05T09:00:00.000Z', answerSeconds: 128 },
      { id: 'b', localDate: '2026-03-01', startedAt: '2026-03-01T09:00:00.000Z', answerSeconds: 90 },
    ],
  } as const
  expect(historyOf(told).map(({ id }) => id)).toEqual(['a', 'r', 'b'])
})

test('a story is told by its own card, a question by the one it has', async () => {
  const ofQuestion = { id: 'q', questionId: 'own-mistake', storyId: 's' }
  const cards = [ofQuestion, { id: 's', questionId: null, storyId: 's' }]
  const practice = {
    list: async ({ questionId }: { questionId?: string }) => ({ items: questionId ? [ofQuestion] : cards }),
    reviews: async (id: string) => ({ items: [{ id: `of ${id}` }] }),
  }
  const client = { practice, rehearsals: { list: async () => ({ items: [] }) } } as unknown as Client
  expect(await loadTold(client, { storyId: 's' })).toMatchObject({ card: { id: 's' }, reviews: [{ id: 'of s' }] })
  expect(await loadTold(client, { questionId: 'own-mistake' })).toMatchObject({ card: { id: 'q' }, reviews: [{ id: 'of q' }] })
})
