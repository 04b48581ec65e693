import { z } from 'zod'
import {
  type ArchiveRule,
  byItself,
  defineKind,
  envelope,
  Instant,
  type NewIds,
  PlainDate,
  RecordId,
  TimeZone,
} from '../../kernel/index.ts'
import { QuestionRef, questionAnew } from '../question/question-ref.ts'

/** Cards in an account that are not in the trash. */
export const MAX_CARDS = 10_000

export const PracticeRating = z.enum(['again', 'hard', 'good', 'easy']).meta({ id: 'PracticeRating' })

/** Days from which FSRS reckons past the last that can be written. */
const LAST_DAY = '9800-01-01'
const ReckonedDay = PlainDate.refine((day) => day < LAST_DAY, {
  error: 'No day is reckoned with that is so far away.',
  params: { code: 'out_of_range' },
})

/**
 * What FSRS knows of a card; plain dates. See `Scheduling` in schedule.ts. The bounds are those of FSRS, which takes nothing
 * else: what somebody made up in an archive is left out of it.
 */
const PracticeScheduling = z
  .object({
    dueOn: ReckonedDay,
    stability: z.number().min(0.001).max(36_500),
    difficulty: z.number().min(1).max(10),
    reps: z.int().min(0).max(1_000_000),
    lapses: z.int().min(0).max(1_000_000),
    lastReviewedOn: ReckonedDay,
  })
  .meta({ id: 'PracticeScheduling' })

const rated = {
  /** What was told, and what was asked, as far as it is known; of the card itself one of them. */
  storyId: RecordId.nullable(),
  questionId: QuestionRef.nullable(),
  rating: PracticeRating,
  reviewedAt: Instant,
  /** The person's date and zone then; a later change of zone moves nothing. */
  localDate: PlainDate,
  timeZone: TimeZone,
  before: PracticeScheduling.nullable(),
  /** When it had been due: the person's date. */
  dueBefore: PlainDate,
  after: PracticeScheduling,
}

/**
 * The latest rating, kept in the card so that one write rates it or takes that back. The PracticeReview of the same id
 * follows: live, or in the trash once `undone`.
 */
const LastReview = z.object({ id: RecordId, ...rated, undone: z.boolean() })
export type LastReview = z.infer<typeof LastReview>

/** What is practised: a story, or a question. Its id follows from that, so that each has one. */
export const PracticeCard = z
  .object({
    ...envelope,
    /** The story that is told; of a card of a question, the one chosen for it, `null` while the best fitting one is taken. */
    storyId: RecordId.nullable(),
    /** The question that is answered; `null` for a card of a story. */
    questionId: QuestionRef.nullable(),
    /** When it is to be told, as the person was shown: what `scheduling` says, or sooner where an interview was near. */
    due: PlainDate,
    /** `null` while it was never rated. */
    scheduling: PracticeScheduling.nullable(),
    /** The rating that `scheduling` follows from; `null` before the first, and once it began anew. */
    lastReview: LastReview.nullable(),
    /** Since when it is left out of practice. */
    pausedAt: Instant.nullable(),
    /** The task to write it anew that was made when it was forgotten too often. */
    taskId: RecordId.nullable(),
  })
  .meta({ id: 'PracticeCard' })
export type PracticeCard = z.infer<typeof PracticeCard>

/** A rating, for good: the log. Undone ones lie in the trash. */
export const PracticeReview = z.object({ ...envelope, cardId: RecordId, ...rated }).meta({ id: 'PracticeReview' })
export type PracticeReview = z.infer<typeof PracticeReview>

const settings = {
  /** Cards in a day, new ones among them. */
  dailyLimit: z.int().min(1).max(200),
  newPerDay: z.int().min(0).max(50),
  /** How probable it is to be remembered when it is due. */
  retention: z.number().min(0.7).max(0.97),
  prepSeconds: z.int().min(0).max(600),
  /** Whether a question is read out in a rehearsal. */
  readAloud: z.boolean(),
  /** What a rehearsal records, on the device alone. */
  recording: z.enum(['none', 'audio', 'video']),
}

/** How one practises; an account has one. */
export const PracticeSettings = z.object({ ...envelope, ...settings }).meta({ id: 'PracticeSettings' })
export type PracticeSettings = z.infer<typeof PracticeSettings>

/** RFC 7396. */
export const PracticeSettingsChanges = z
  .strictObject(settings)
  .partial()
  .meta({ id: 'PracticeSettingsChanges', example: { dailyLimit: 5 } })
export type PracticeSettingsChanges = z.input<typeof PracticeSettingsChanges>

/** Puts a question into practice, or brings it back into it; one that is there stays as it is. */
export const NewPracticeCard = z
  .strictObject({ questionId: QuestionRef, storyId: RecordId.nullish() })
  .meta({ id: 'NewPracticeCard', example: { questionId: 'number-changed-a-mind' } })
export type NewPracticeCard = z.input<typeof NewPracticeCard>

/** RFC 7396. `storyId` only of a card of a question. */
export const PracticeCardChanges = z
  .strictObject({ storyId: RecordId.nullable(), paused: z.boolean() })
  .partial()
  .meta({ id: 'PracticeCardChanges', example: { paused: true } })
export type PracticeCardChanges = z.input<typeof PracticeCardChanges>

export const NewReview = z
  .strictObject({
    id: RecordId.optional(),
    rating: PracticeRating,
    /** When it was told; now when absent. Not to come. */
    reviewedAt: Instant.optional(),
    /** Of a story's card, the question that was asked; of a question's card, the story that was told. */
    questionId: QuestionRef.optional(),
    storyId: RecordId.optional(),
  })
  .meta({ id: 'NewReview', example: { rating: 'good' } })
export type NewReview = z.input<typeof NewReview>

type OfCard = Pick<PracticeCard, 'storyId' | 'questionId'>

/** What was asked and told under new ids; `null` for what is not in the archive. */
const toldAnew = (ids: NewIds, { storyId, questionId }: OfCard): OfCard => ({
  questionId: questionId && questionAnew(ids, questionId),
  storyId: storyId && ids.of(storyId),
})

/** What a card is of, as one text. */
export const subjectKey = ({ storyId, questionId }: OfCard): string => (questionId === null ? `story ${storyId}` : `question ${questionId}`)

const archivedCard: ArchiveRule<PracticeCard> = {
  goesWithOwner: true,
  anew(card, ids) {
    const subject = toldAnew(ids, card)
    if ((card.questionId === null ? subject.storyId : subject.questionId) === null) return null
    const lastId = card.lastReview && ids.of(card.lastReview.id)
    const lastReview = card.lastReview && lastId !== null ? { ...card.lastReview, ...toldAnew(ids, card.lastReview), id: lastId } : null
    return { ...card, ...subject, lastReview, taskId: card.taskId && ids.of(card.taskId) }
  },
}

const archivedReview: ArchiveRule<PracticeReview> = {
  goesWithOwner: true,
  anew(review, ids) {
    const cardId = ids.of(review.cardId)
    return cardId === null ? null : { ...review, ...toldAnew(ids, review), cardId }
  },
}

export const practiceCards = defineKind('practice-card', {
  schema: PracticeCard,
  version: 1,
  noun: 'card',
  keys: { subject: subjectKey },
  queries: {
    ofSubject: { where: ['subject'], order: ['createdAt', 'id'] },
    trashedOfSubject: { where: ['subject'], range: 'deletedAt', order: ['deletedAt', 'id'], descending: true, trash: true },
  },
  archive: archivedCard,
})

export const practiceReviews = defineKind('practice-review', {
  schema: PracticeReview,
  version: 1,
  noun: 'review',
  queries: {
    ofCard: { where: ['cardId'], order: ['reviewedAt', 'id'], descending: true },
  },
  archive: archivedReview,
})

export const practiceSettings = defineKind('practice-settings', {
  schema: PracticeSettings,
  version: 1,
  queries: { oldest: { order: ['createdAt', 'id'] } },
  archive: byItself,
})
