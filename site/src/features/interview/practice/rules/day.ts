import type { AskedCard, PracticeToday } from '@throughline/core/interview'
import type { PracticeChange } from './change.ts'

/** A change that the answer of the server may not hold yet. `endedAt` is `null` while it waits. */
export interface Mark {
  change: PracticeChange
  endedAt: number | null
}

/** Cards by their id, those that were told since among them. */
export type Asked = ReadonlyMap<string, AskedCard>

/** What is to be told today, as the server said it and with what was done since. Doing it twice changes nothing more. */
export const dayShown = (given: PracticeToday, marks: readonly Mark[], asked: Asked): PracticeToday =>
  marks.reduce((day, { change }) => marked(day, change, asked), given)

function marked(day: PracticeToday, change: PracticeChange, asked: Asked): PracticeToday {
  const { id } = change
  const card = asked.get(id)
  const without = day.cards.filter((one) => one.card.id !== id)
  const isThere = without.length < day.cards.length
  const isDone = day.done.some(({ cardId }) => cardId === id)
  switch (change.do) {
    case 'practice.rate': {
      if (!card || (isDone && !isThere)) return day
      const told = { cardId: id, reviewId: change.reviewId, text: titleOf(card), rating: change.rating }
      const done = [...day.done.filter(({ cardId }) => cardId !== id), told]
      return { ...day, cards: without, left: isThere ? day.left - 1 : day.left, done, ratedToday: day.ratedToday + 1 }
    }
    case 'practice.unrate': {
      if (!isDone || !card || isThere) return day
      const done = day.done.filter(({ cardId }) => cardId !== id)
      return { ...day, cards: [card, ...day.cards], left: day.left + 1, done, ratedToday: Math.max(0, day.ratedToday - 1) }
    }
    case 'practice.pause':
    case 'practice.remove':
      return isThere ? { ...day, cards: without, left: day.left - 1 } : day
    case 'practice.resume':
    case 'practice.restore':
      return isThere || isDone || !card ? day : { ...day, cards: [card, ...day.cards], left: day.left + 1 }
    case 'practice.restart':
    case 'practice.unrestart':
      return day
  }
}

/** Marks that an answer, which was asked for at a time, may be without. */
export const marksSince = (marks: readonly Mark[], askedAt: number): Mark[] =>
  marks.filter(({ endedAt }) => endedAt === null || endedAt >= askedAt)

/** What is asked: the question, otherwise what the story is called. */
export const titleOf = ({ question, story }: Pick<AskedCard, 'question' | 'story'>): string => question?.text ?? story?.title ?? ''

/** The card that is told now: the one that was taken up while it is due, otherwise the first. */
export const cardOfNow = ({ cards }: Pick<PracticeToday, 'cards'>, takenUp: string | null): AskedCard | null =>
  cards.find(({ card }) => card.id === takenUp) ?? cards[0] ?? null
