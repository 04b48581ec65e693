import { addDays, dayNumber } from '../../kernel/day.ts'
import type { Scheduling } from './schedule.ts'

/** What is practised, as far as its turn goes; `lastReviewedOn` is `null` for what is new, that is, was never rated. */
export interface QueuedCard extends Pick<Scheduling, 'dueOn' | 'stability'> {
  id: string
  lastReviewedOn: string | null
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

/**
 * What is to be told on a day, of cards that are not paused: those that are due, most at risk of being forgotten first, then
 * new ones by the day they are due, as many as the limits leave. What is left waits for the days after (`planDays`).
 */
export const todaysQueue = <C extends QueuedCard>(cards: readonly C[], limits: DayLimits): C[] => splitDay(cards, limits).chosen

/** The queue of a day, and all the rest. */
function splitDay<C extends QueuedCard>(cards: readonly C[], limits: DayLimits): { chosen: C[]; waiting: C[] } {
  const today = dayNumber(limits.on)
  const due: { card: C; risk: number }[] = []
  const fresh: C[] = []
  const later: C[] = []
  for (const card of cards) {
    if (card.dueOn > limits.on) later.push(card)
    else if (card.lastReviewedOn === null) fresh.push(card)
    // What FSRS calls retrievability falls as this rises, and takes longer to reckon.
    else due.push({ card, risk: (today - dayNumber(card.lastReviewedOn)) / card.stability })
  }
  due.sort((a, b) => b.risk - a.risk || inTurn(a.card, b.card))
  fresh.sort(inTurn)

  const room = Math.max(0, limits.dailyLimit - limits.ratedToday)
  const again = due.map(({ card }) => card)
  const begun = Math.min(Math.max(0, limits.newPerDay - limits.newToday), Math.max(0, room - again.length))
  return {
    chosen: [...again.slice(0, room), ...fresh.slice(0, begun)],
    waiting: [...again.slice(room), ...fresh.slice(begun), ...later],
  }
}

const inTurn = (a: QueuedCard, b: QueuedCard) => compare(a.dueOn, b.dueOn) || compare(a.id, b.id)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export interface PlannedDay<C> {
  on: string
  cards: C[]
}

/**
 * The queues of so many days from `on`, each card once: what a day has no room for stands in the next one's. When a card comes
 * back after it was told is not known yet, and not in it.
 */
export function planDays<C extends QueuedCard>(cards: readonly C[], limits: DayLimits, days: number): PlannedDay<C>[] {
  let waiting = cards
  return Array.from({ length: days }, (_, later) => {
    const on = addDays(limits.on, later)
    const split = splitDay(waiting, later === 0 ? limits : { ...limits, on, ratedToday: 0, newToday: 0 })
    waiting = split.waiting
    return { on, cards: split.chosen }
  })
}

const LEECH_LAPSES = 8

/** Whether it was forgotten so often that telling it again helps less than writing it anew. */
export const isLeech = (lapses: number): boolean => lapses >= LEECH_LAPSES
