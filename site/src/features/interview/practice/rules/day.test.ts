import type { AskedCard, PracticeToday } from '@throughline/core/interview'
import { expect, test } from 'vitest'
import type { PracticeChange } from './change.ts'
import { cardOfNow, dayShown, type Mark, marksSince } from './day.ts'

const card = (id: string) => ({ card: { id }, question: { text: `Question ${id}` }, story: null }) as unknown as AskedCard
const cards = ['a', 'b', 'c'].map(card)
const asked = new Map(cards.map((one) => [one.card.id, one]))
const given = { cards, left: 3, done: [], ratedToday: 2 } as unknown as PracticeToday

const rate = (id: string): PracticeChange => ({
  ...{ do: 'practice.rate', id, reviewId: `r${id}`, rating: 'good', reviewedAt: '2026-11-12T08:00:00.000Z', due: '2026-11-19' },
  ...{ questionId: 'q', storyId: null },
})
const mark = (change: PracticeChange, endedAt: number | null = null): Mark => ({ change, endedAt })
const ids = (day: PracticeToday) => day.cards.map((one) => one.card.id).join('')

test('what is rated leaves the queue at once and is among what was told', () => {
  const day = dayShown(given, [mark(rate('b'))], asked)
  expect(ids(day)).toBe('ac')
  expect(day).toMatchObject({ left: 2, done: [{ cardId: 'b', reviewId: 'rb', text: 'Question b', rating: 'good' }], ratedToday: 3 })
})

test('a rating that the answer holds already counts once', () => {
  const answered = dayShown(given, [mark(rate('b'))], asked)
  expect(dayShown(answered, [mark(rate('b'), 5)], asked)).toEqual(answered)
})

test('what is taken back stands first again, known from before', () => {
  const marks = [mark(rate('a')), mark(rate('b')), mark({ do: 'practice.unrate', id: 'b', reviewId: 'rb' })]
  const day = dayShown(given, marks, asked)
  expect(ids(day)).toBe('bc')
  expect(day.done.map(({ cardId }) => cardId)).toEqual(['a'])
  expect(day.ratedToday).toBe(3)
})

test('a card that was not due counts among what was told, and leaves as many as before', () => {
  const extra = { ...given, cards: cards.slice(1), left: 2 }
  expect(dayShown(extra, [mark(rate('a'))], asked)).toMatchObject({ left: 2, ratedToday: 3, done: [{ cardId: 'a' }] })
})

test('what is left out of practice is gone, and comes back', () => {
  const paused = dayShown(given, [mark({ do: 'practice.pause', id: 'a' })], asked)
  expect(ids(paused)).toBe('bc')
  expect(ids(dayShown(paused, [mark({ do: 'practice.resume', id: 'a' })], asked))).toBe('abc')
})

test('an answer may lack only what ended after it was asked for, or waits', () => {
  const marks = [mark(rate('a'), 10), mark(rate('b'), 20), mark(rate('c'))]
  expect(marksSince(marks, 15).map(({ change }) => change.id)).toEqual(['b', 'c'])
})

test('the card of now is the one taken up while it is due, otherwise the first', () => {
  expect(cardOfNow(given, 'b')?.card.id).toBe('b')
  expect(cardOfNow(given, 'gone')?.card.id).toBe('a')
  expect(cardOfNow({ cards: [] }, 'a')).toBeNull()
})
