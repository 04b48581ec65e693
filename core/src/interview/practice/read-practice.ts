import {
  type ActorDep,
  addDays,
  badCursor,
  compareTexts,
  cursorOf,
  getLive,
  type JsonPage,
  keysIn,
  type Page,
  type PageRequest,
  type StoreDep,
  today,
} from '../../kernel/index.ts'
import type { PracticeStatistics } from './answers.ts'
import { dueDays, preparationFor } from './due.ts'
import { nextInterview } from './interview.ts'
import { type PracticeDeps, readKnown } from './known.ts'
import { isLeech } from './queue.ts'
import type { ReviewMemoryDep } from './review-memory.ts'
import { type PracticeCard, practiceCards, practiceReviews } from './schema.ts'
import { forecast, retentionByMonth, reviewsByDay } from './statistics.ts'

/** Which cards are asked for; all of it has to hold. */
export interface CardFilter {
  /** The card of the story, and those of questions that it was chosen for. */
  storyId?: string | undefined
  questionId?: string | undefined
  /** Only those that are due by today. */
  due?: 'today' | undefined
  paused?: boolean | undefined
  leeches?: boolean | undefined
}

/** One page of cards, what is due first first. @throws AppError `validation` for a cursor of another list */
export async function listCards(deps: PracticeDeps, filter: CardFilter, { limit, after }: PageRequest): Promise<Page<PracticeCard>> {
  const from = after === undefined ? null : placeOf(after)
  const all = (await cardsAsDue(deps)).filter(matcherOf(filter, today(deps))).toSorted(inTurn)
  const start = from === null ? 0 : all.findIndex((card) => inTurn(card, from) > 0)
  const items = start === -1 ? [] : all.slice(start, start + limit)
  const last = items.at(-1)
  const isMore = last !== undefined && start + limit < all.length
  return { items, nextCursor: isMore ? cursorOf([last.due, last.id]) : null }
}

/** All cards with the day on which they are due as things stand. */
async function cardsAsDue(deps: PracticeDeps): Promise<PracticeCard[]> {
  const on = today(deps)
  const [{ cards }, interview] = await Promise.all([readKnown(deps), nextInterview(deps, on)])
  const counted = cards.filter(({ pausedAt }) => pausedAt === null)
  const days = dueDays(counted, preparationFor(interview?.on ?? null, on))
  return cards.map((card) => ({ ...card, due: days.get(card.id) ?? card.due }))
}

const matcherOf =
  ({ storyId, questionId, due, paused, leeches }: CardFilter, on: string) =>
  (card: PracticeCard) =>
    (storyId === undefined || card.storyId === storyId) &&
    (questionId === undefined || card.questionId === questionId) &&
    (due === undefined || (card.due <= on && card.pausedAt === null)) &&
    (paused === undefined || (card.pausedAt !== null) === paused) &&
    (leeches === undefined || isLeech(card.scheduling?.lapses ?? 0) === leeches)

type Place = Pick<PracticeCard, 'due' | 'id'>

const inTurn = (a: Place, b: Place) => compareTexts(a.due, b.due) || compareTexts(a.id, b.id)

function placeOf(cursor: string): Place {
  const [due, id, ...more] = keysIn(cursor)
  if (typeof due === 'string' && typeof id === 'string' && more.length === 0) return { due, id }
  throw badCursor()
}

/** A card with the day on which it is due as things stand. */
export async function dueNow(deps: PracticeDeps, card: PracticeCard): Promise<PracticeCard> {
  if (card.deletedAt !== null || card.pausedAt !== null) return card
  return (await cardsAsDue(deps)).find((one) => one.id === card.id && one.version === card.version) ?? card
}

/** A card as things stand. @throws AppError `not-found` */
export const readCard = async (deps: PracticeDeps, id: string): Promise<PracticeCard> =>
  dueNow(deps, await getLive(deps, practiceCards, id))

/** The ratings of a card that count, newest first. @throws AppError `not-found` */
export async function listReviews(deps: StoreDep & ActorDep, cardId: string, page: PageRequest): Promise<JsonPage> {
  await getLive(deps, practiceCards, cardId)
  return deps.store.json.list(deps.actor.space, practiceReviews.queries.ofCard, { where: { cardId } }, page)
}

/** Days of ratings that are told. */
const REVIEW_DAYS = 90

/** How practice goes: what was still known, by month; ratings by day; what is due in the days to come. */
export async function practiceStatistics(deps: PracticeDeps & ReviewMemoryDep): Promise<PracticeStatistics> {
  const on = today(deps)
  const [cards, log] = await Promise.all([cardsAsDue(deps), deps.reviewMemory.log(deps)])
  const counted = cards.filter(({ pausedAt }) => pausedAt === null)
  return {
    on,
    retention: retentionByMonth(log),
    reviews: reviewsByDay(log, { from: addDays(on, 1 - REVIEW_DAYS), to: on }),
    forecast: forecast(
      counted.map(({ due }) => due),
      on,
    ),
    cards: {
      total: counted.length,
      new: counted.filter(({ scheduling }) => scheduling === null).length,
      leeches: counted.filter(({ scheduling }) => isLeech(scheduling?.lapses ?? 0)).length,
      paused: cards.length - counted.length,
    },
    rated: log.length,
  }
}
