import { z } from 'zod'
import { PlainDate, RecordId } from '../../kernel/index.ts'
import { QuestionRef } from '../question/question-ref.ts'
import { AnswerMinutes } from '../question/schema.ts'
import { StorySource, Telling } from '../story/schema.ts'
import { PracticeCard, PracticeRating, PracticeReview } from './schema.ts'

/** Cards that are answered with all they ask; what is left shows once these are done. */
export const MOST_ASKED = 50

/** The interview that practice leads to: the next one of a target job that goes on. */
export const NextInterview = z
  .object({
    targetJobId: RecordId,
    /** Such as “panel”. */
    title: z.string(),
    role: z.string(),
    company: z.string(),
    on: PlainDate,
  })
  .meta({ id: 'NextInterview' })
export type NextInterview = z.infer<typeof NextInterview>

/** When a card is due after each rating; the person's dates, each no earlier than the one before. */
export const NextDays = z.object({ again: PlainDate, hard: PlainDate, good: PlainDate, easy: PlainDate }).meta({ id: 'NextDays' })

const AskedQuestion = z.object({
  id: QuestionRef,
  text: z.string(),
  minutes: AnswerMinutes,
  competencies: z.array(z.string()),
})

const ToldStory = z.object({
  id: RecordId,
  title: z.string(),
  /** The one for the minutes that the question allows, or the nearest. */
  telling: Telling,
  /** How long it takes to tell. */
  seconds: z.int().min(0),
  sources: z.array(StorySource),
})

/** A card as it is practised: what is asked, and what one may tell. */
export const AskedCard = z
  .object({
    card: PracticeCard,
    /** What is asked; of a story's card one of the questions it answers, another each time. `null` where none is known. */
    question: AskedQuestion.nullable(),
    /** What answers it: the story of the card, the one chosen, or the best fitting. `null` where there is none. */
    story: ToldStory.nullable(),
    /** Why this story, in sentences, what counts most first; empty where nothing speaks for it. */
    reason: z.string(),
    next: NextDays,
    /** It was forgotten so often that writing it anew helps more. */
    isLeech: z.boolean(),
  })
  .meta({ id: 'AskedCard' })
export type AskedCard = z.infer<typeof AskedCard>

/** A card that was rated on the day. */
const DoneCard = z.object({
  cardId: RecordId,
  /** The latest of that day, which may be taken back. */
  reviewId: RecordId,
  text: z.string(),
  rating: PracticeRating,
})

const DayOfPractice = z.object({ on: PlainDate, due: z.int().min(0) })

/** What is to be told today, and on the days after. */
export const PracticeToday = z
  .object({
    on: PlainDate,
    interview: NextInterview.nullable(),
    /** Cards rated today so far. */
    ratedToday: z.int().min(0),
    dailyLimit: z.int().min(1),
    /** What is left of today, most at risk of being forgotten first, then new ones; at most 50 of `left`. */
    cards: z.array(AskedCard),
    left: z.int().min(0),
    done: z.array(DoneCard),
    /** Cards that are due as well, and wait for the days after. */
    waiting: z.int().min(0),
    /** The next day after today on which something is to be told; `null` where that is none of `plan`. */
    nextOn: PlainDate.nullable(),
    /** Each day from today until that before the interview, or 30 days, with what it will hold. */
    plan: z.array(DayOfPractice),
    /** Cards in practice, those left out aside. */
    total: z.int().min(0),
  })
  .meta({ id: 'PracticeToday' })
export type PracticeToday = z.infer<typeof PracticeToday>

/** How much is to be told: the `left` and the `waiting` of today. */
export const PracticeCounts = PracticeToday.pick({ left: true, waiting: true }).meta({ id: 'PracticeCounts' })
export type PracticeCounts = z.infer<typeof PracticeCounts>

/** A rating, and the card as it is now. */
export const ReviewedCard = z.object({ review: PracticeReview, card: PracticeCard }).meta({ id: 'ReviewedCard' })
export type ReviewedCard = z.infer<typeof ReviewedCard>

const Month = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  seen: z.int(),
  kept: z.int(),
  /** `kept` of `seen`, 0 to 1. */
  retention: z.number().min(0).max(1),
})

const count = z.int().min(0)

export const PracticeStatistics = z
  .object({
    on: PlainDate,
    /** Of what had been told on an earlier day, how much was still known; months without any are left out. */
    retention: z.array(Month),
    /** Ratings on each of the last 90 days. */
    reviews: z.array(z.object({ on: PlainDate, total: count, again: count, hard: count, good: count, easy: count })),
    /** Cards due on each of the next 30 days, what is overdue on the first. */
    forecast: z.array(DayOfPractice),
    /** `new`: never rated; `leeches`: forgotten eight times; `paused`: left out, and counted in nothing else here. */
    cards: z.object({ total: count, new: count, leeches: count, paused: count }),
    /** Ratings ever. */
    rated: count,
  })
  .meta({ id: 'PracticeStatistics' })
export type PracticeStatistics = z.infer<typeof PracticeStatistics>
