import { compareTexts } from '../../kernel/compare.ts'
import { addDays, dayNumber } from '../../kernel/time/day.ts'
import type { PracticeCard } from './schema.ts'

/** What is looked at in a card. */
type Card = Pick<PracticeCard, 'id' | 'due' | 'scheduling' | 'lastReview'>

/** The time before an interview. */
export interface Preparation {
  /** The person's date. */
  on: string
  /** The day before the interview, by which everything is to be told once; `null` where there is none, or it is over. */
  notAfter: string | null
}

/** @param interviewOn the day of the next interview; `null` where there is none */
export function preparationFor(interviewOn: string | null, on: string): Preparation {
  const notAfter = interviewOn === null ? null : addDays(interviewOn, -1)
  return { on, notAfter: notAfter !== null && notAfter >= on ? notAfter : null }
}

/** When a card is due by itself: by what is remembered of it, or, new, by the day it came. */
const ownDue = ({ due, scheduling }: Card): string => scheduling?.dueOn ?? due

/**
 * When each card is due, by its id. By itself, but what would come after an interview is brought forward: a card that was rated with that
 * interview in sight comes on the day that was shown then, and the others share the days that are left, those most at risk
 * of being forgotten first. Nothing of it is stored, so that once an interview is over or off all is as before.
 */
export function dueDays(cards: readonly Card[], { on, notAfter }: Preparation): Map<string, string> {
  const days = new Map(cards.map((card) => [card.id, ownDue(card)]))
  if (notAfter === null) return days
  const late = cards.filter((card) => ownDue(card) > notAfter)
  const isAsShown = ({ due }: Card) => due >= on && due <= notAfter
  for (const card of late) if (isAsShown(card)) days.set(card.id, card.due)
  const isOfToday = ({ scheduling }: Card) => scheduling?.lastReviewedOn === on
  const shared = late.filter((card) => !isAsShown(card) && !isOfToday(card))
  // Told before that interview was known: it shares from tomorrow.
  if (notAfter > on) for (const card of late) if (!isAsShown(card) && isOfToday(card)) days.set(card.id, notAfter)
  // What was told today of them has had its share: without it, today would never be done.
  const told = cards.filter((card) => wasBroughtForward(card, { on, notAfter })).length
  // An interview may be thousands of years away: its days are counted, and never listed.
  const left = dayNumber(notAfter) - dayNumber(on) + 1
  const byRisk = shared.map((card) => ({ id: card.id, risk: risk(card, on) })).sort((a, b) => b.risk - a.risk || compareTexts(a.id, b.id))
  for (const [place, { id }] of byRisk.entries()) days.set(id, addDays(on, Math.floor(((place + told) * left) / (shared.length + told))))
  return days
}

/** Whether it was told today though it would have come after the interview by itself. */
const wasBroughtForward = ({ scheduling, lastReview }: Card, { on, notAfter }: { on: string; notAfter: string }) =>
  scheduling?.lastReviewedOn === on && lastReview?.undone === false && lastReview.before !== null && lastReview.before.dueOn > notAfter

/** What FSRS calls retrievability falls as this rises, and takes longer to reckon. */
const risk = ({ scheduling }: Card, on: string) =>
  scheduling ? (dayNumber(on) - dayNumber(scheduling.lastReviewedOn)) / scheduling.stability : 0

/** Of the last days before an interview, so many more than the cards would fill. */
const SPARE = 1.5

/**
 * The last day on which a card that is rated now may be due, with an interview in sight; `null` for any. The last days are
 * shared out by the cards' ids, so that not all come on the very last.
 * @param total cards in practice, those that are left out for a while among them
 */
export function lastDayFor(
  cardId: string,
  { on, notAfter }: Preparation,
  { total, dailyLimit }: { total: number; dailyLimit: number },
): string | null {
  if (notAfter === null || notAfter <= on) return null
  const last = Math.ceil((SPARE * total) / dailyLimit)
  const day = addDays(notAfter, -(Number.parseInt(cardId.slice(-8), 16) % Math.max(1, last)))
  return day > on ? day : notAfter
}
