import { type Card, createEmptyCard, default_w, type FSRS, forgetting_curve, fsrs, type Grade, Rating as Grades, State } from 'ts-fsrs'
import { addDays, dayNumber } from '../../kernel/time/day.ts'

/** How well it was told, and how each is called by FSRS. */
const grades = { again: Grades.Again, hard: Grades.Hard, good: Grades.Good, easy: Grades.Easy } as const satisfies Record<string, Grade>

/** How well it was told: not at all, with effort, well, without effort. */
export type Rating = keyof typeof grades

/** What is known of how well something is remembered. Days are plain dates, `YYYY-MM-DD`. */
export interface Scheduling {
  /** When it is to be told again. */
  dueOn: string
  /** Days after which it is still remembered with a probability of 0.9; above 0. */
  stability: number
  /** 1 (easy) to 10. */
  difficulty: number
  /** How often it was rated. */
  reps: number
  /** How often it was forgotten after it had been told on an earlier day. */
  lapses: number
  lastReviewedOn: string
}

export interface DayAsked {
  /** The person's date. A day before the last rating, as after a journey west, counts as that of the last rating. */
  on: string
  /** How probable it is to be remembered when it is due, 0.7 to 0.97. */
  retention: number
  /** The last day it may be due on, such as the one before an interview, if not tomorrow is later. One that is over says nothing. */
  notAfter?: string | null
}

/**
 * What follows from a rating; `null` stands for what was never rated. On a day on which it was rated before, memory does not
 * grow: FSRS reckons with no day in between, and a further `again` is no further lapse.
 * @throws FSRSValidationError for a retention that is not above 0 and at most 1, or a scheduling that FSRS never makes
 */
export function rate(before: Scheduling | null, asked: DayAsked & { rating: Rating }): Scheduling {
  const day = dayOf(before, asked)
  const { card } = scheduler(asked.retention).next(cardOf(before, day), midnight(day), grades[asked.rating])
  const isLapse = asked.rating === 'again' && before !== null && before.lastReviewedOn < day
  return {
    dueOn: capped(card, day, asked),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: (before?.lapses ?? 0) + (isLapse ? 1 : 0),
    lastReviewedOn: day,
  }
}

/** When it would be due after each rating, none before tomorrow, each no earlier than that of the rating below. Throws as `rate`. */
export function nextDays(before: Scheduling | null, asked: DayAsked): Record<Rating, string> {
  const day = dayOf(before, asked)
  const next = scheduler(asked.retention).repeat(cardOf(before, day), midnight(day))
  const after = (rating: Rating) => capped(next[grades[rating]].card, day, asked)
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') }
}

/** How probable it is to be remembered on a day, 0 to 1; certain on the day of its last rating and before. */
export const retrievability = ({ stability, lastReviewedOn }: Pick<Scheduling, 'stability' | 'lastReviewedOn'>, on: string): number =>
  forgetting_curve(default_w, Math.max(0, dayNumber(on) - dayNumber(lastReviewedOn)), stability)

/** Without steps of minutes, as nobody tells a story twice in ten minutes; without chance, so that the days shown are those that come. */
const scheduler = (retention: number): FSRS => fsrs({ request_retention: retention, enable_short_term: false, enable_fuzz: false })

const dayOf = (before: Scheduling | null, { on }: DayAsked) => (before && before.lastReviewedOn > on ? before.lastReviewedOn : on)

/** A plain date as FSRS takes it. It counts days in UTC, where each is as long as the other; no person's clock is in it. */
const midnight = (day: string) => new Date(`${day}T00:00:00.000Z`)

function cardOf(before: Scheduling | null, day: string): Card {
  const empty = createEmptyCard(midnight(day))
  if (!before) return empty
  const { stability, difficulty, reps, lapses, lastReviewedOn } = before
  return { ...empty, stability, difficulty, reps, lapses, state: State.Review, last_review: midnight(lastReviewedOn) }
}

function capped({ scheduled_days }: Card, day: string, { on, notAfter }: DayAsked): string {
  const due = addDays(day, scheduled_days)
  if (!notAfter || notAfter < on || due <= notAfter) return due
  const tomorrow = addDays(day, 1)
  return notAfter > tomorrow ? notAfter : tomorrow
}
