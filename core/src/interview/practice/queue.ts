import { compareTexts } from '../../kernel/compare.ts'
import { addDays, dayNumber } from '../../kernel/time/day.ts'
import type { Scheduling } from './schedule.ts'

/** What is practised, as far as its turn goes; `lastReviewedOn` is `null` for what is new, that is, was never rated. */
export interface QueuedCard extends Pick<Scheduling, 'dueOn' | 'stability'> {
  id: string
  lastReviewedOn: string | null
  /** Whether it is of a story, or of a question that one was chosen for: there is something to tell. */
  hasStory: boolean
}

export interface DayLimits {
  /** The person's date. */
  on: string
  /** Cards in a day, new ones among them. */
  dailyLimit: number
  newPerDay: number
  /** Cards rated on that day so far, and how many of these had been new. */
  ratedToday: number
  newToday: number
}

/** A card with the number of the day it was last rated on, which is read once for all days of a plan; and how much it is at risk. */
interface Standing<C> {
  card: C
  last: number
  risk: number
}

const standing = <C extends QueuedCard>(cards: readonly C[]): Standing<C>[] =>
  cards.map((card) => ({ card, last: card.lastReviewedOn === null ? 0 : dayNumber(card.lastReviewedOn), risk: 0 }))

/**
 * What is to be told on a day: cards that are due, most at risk of being forgotten first, then new ones, those first that have
 * a story to tell, by the day they are due, as many as the limits leave; and all the rest.
 */
function splitDay<C extends QueuedCard>(
  cards: readonly Standing<C>[],
  limits: DayLimits,
): { chosen: Standing<C>[]; waiting: Standing<C>[] } {
  const today = dayNumber(limits.on)
  const due: Standing<C>[] = []
  const fresh: Standing<C>[] = []
  const later: Standing<C>[] = []
  for (const one of cards) {
    if (one.card.dueOn > limits.on) later.push(one)
    else if (one.card.lastReviewedOn === null) fresh.push(one)
    else due.push(one)
    // What FSRS calls retrievability falls as this rises, and takes longer to reckon.
    one.risk = (today - one.last) / one.card.stability
  }
  due.sort((a, b) => b.risk - a.risk || inTurn(a.card, b.card))
  fresh.sort((a, b) => Number(b.card.hasStory) - Number(a.card.hasStory) || inTurn(a.card, b.card))

  const room = Math.max(0, limits.dailyLimit - limits.ratedToday)
  const begun = Math.min(Math.max(0, limits.newPerDay - limits.newToday), Math.max(0, room - due.length))
  return {
    chosen: [...due.slice(0, room), ...fresh.slice(0, begun)],
    waiting: [...due.slice(room), ...fresh.slice(begun), ...later],
  }
}

const inTurn = (a: QueuedCard, b: QueuedCard) => compareTexts(a.dueOn, b.dueOn) || compareTexts(a.id, b.id)

export interface PlannedDay<C> {
  on: string
  cards: C[]
}

/**
 * The queues of so many days from `on`, of cards that are not paused, each once: what a day has no room for stands in the next
 * one's. When a card comes back after it was told is not known yet, and not in it.
 */
export function planDays<C extends QueuedCard>(cards: readonly C[], limits: DayLimits, days: number): PlannedDay<C>[] {
  let waiting = standing(cards)
  return Array.from({ length: days }, (_, later) => {
    const on = addDays(limits.on, later)
    const split = splitDay(waiting, later === 0 ? limits : { ...limits, on, ratedToday: 0, newToday: 0 })
    waiting = split.waiting
    return { on, cards: split.chosen.map(({ card }) => card) }
  })
}

const LEECH_LAPSES = 8

/** Whether it was forgotten so often that telling it again helps less than writing it anew. */
export const isLeech = (lapses: number): boolean => lapses >= LEECH_LAPSES
