import { z } from 'zod'
import { Email } from '../../account/index.ts'
import { byItself, defineKind, envelope, Instant, line, prose, RecordId } from '../../kernel/index.ts'
import { MAX_FEEDBACK_QUESTIONS, MAX_FEEDBACK_TEXT } from '../limits.ts'

/** One question: to be written about, to be told from 1 to 5, or to be chosen from. */
export const FeedbackQuestion = z
  .strictObject({
    text: line(1, 300),
    kind: z.enum(['text', 'scale', 'choice']),
    /** Of a choice, what there is to choose from; of a scale, what 1 and 5 stand for, or nothing. */
    options: z.array(line(1, 100)).max(8).default([]),
  })
  .refine(({ kind, options }) => hasRightOptions(kind, options), {
    path: ['options'],
    error: 'A choice has two to eight different options, a scale a word for each end or none, a text none.',
    params: { code: 'wrong_options' },
  })
  .meta({ id: 'FeedbackQuestion', example: { text: 'What should go on as it is?', kind: 'text', options: [] } })
export type FeedbackQuestion = z.output<typeof FeedbackQuestion>

function hasRightOptions(kind: 'text' | 'scale' | 'choice', options: readonly string[]): boolean {
  if (kind === 'choice') return options.length >= 2 && new Set(options).size === options.length
  return options.length === 0 || (kind === 'scale' && options.length === 2)
}

/** What was said to one question; nothing, where neither is there. */
export const FeedbackReply = z
  .strictObject({
    text: prose(MAX_FEEDBACK_TEXT).default(''),
    /** From 1 to 5 on a scale; of a choice, which option, counted from 1. */
    value: z.int().min(1).max(8).nullable().default(null),
  })
  .meta({ id: 'FeedbackReply', example: { text: 'She asks before she plans.', value: null } })
export type FeedbackReply = z.output<typeof FeedbackReply>

const questions = z.array(FeedbackQuestion).min(1).max(MAX_FEEDBACK_QUESTIONS)

/** What somebody answered, by the name they gave. */
export const FeedbackAnswer = z
  .object({
    name: line(1, 200),
    /** One for each question, in their order. */
    replies: z.array(FeedbackReply).max(MAX_FEEDBACK_QUESTIONS),
    givenAt: Instant,
    /** When it was last corrected. */
    editedAt: Instant.nullable(),
    /** Until when whoever gave it may correct it by the same link. */
    editableUntil: Instant,
    /** Goes up with each correction. */
    revision: z.int().min(1),
  })
  .meta({ id: 'FeedbackAnswer' })
export type FeedbackAnswer = z.infer<typeof FeedbackAnswer>

/** Who reads an answer: whoever asked for it, or everybody in the discussion. */
export const FeedbackReaders = z.enum(['asker', 'everyone']).meta({ id: 'FeedbackReaders' })

const asked = {
  /** Whom the link is meant for, as the asker says. */
  askedOf: line(0, 200),
  /** What the feedback is about. */
  about: line(1, 300),
  seenBy: FeedbackReaders,
}

/** That somebody is asked for feedback by a link, and what they answered. It lies in the discussion's space, and its secret nowhere. */
export const FeedbackRequest = z
  .object({
    ...envelope,
    ...asked,
    /** Who asks. */
    askedBy: RecordId,
    questions,
    /** Where its mail goes to, until it is answered or over; to anybody but the asker `null`, as for a link they hand on themselves. */
    email: z.string().max(254).nullable(),
    /** When the mail was taken by a mail server, or by this one to go once the address has room for it. */
    mailedAt: Instant.nullable(),
    /** When the one reminder was asked for. */
    remindedAt: Instant.nullable(),
    /** Goes up with each new link; only the latest one opens. */
    linkVersion: z.int().min(1),
    expiresAt: Instant,
    revokedAt: Instant.nullable(),
    answer: FeedbackAnswer.nullable(),
    /** Digest of the secret that whoever answered corrects by; told to nobody. */
    correction: z.string().nullable().default(null),
  })
  .meta({ id: 'FeedbackRequest' })
export type FeedbackRequest = z.infer<typeof FeedbackRequest>

export const NewFeedbackRequest = z
  .strictObject({
    id: RecordId.optional(),
    ...asked,
    askedOf: asked.askedOf.optional(),
    /** The asker alone, unless said. */
    seenBy: FeedbackReaders.optional(),
    questions,
    /** Sends the link there instead of answering it. */
    email: Email.optional(),
    /** At most 90 days from now; 21 days unless said. */
    expiresAt: Instant.optional(),
  })
  .meta({
    id: 'NewFeedbackRequest',
    example: {
      askedOf: 'Ruth Callan',
      about: 'Moving the forecast to the new model',
      seenBy: 'asker',
      questions: [{ text: 'What should go on as it is?', kind: 'text' }],
    },
  })
export type NewFeedbackRequest = z.input<typeof NewFeedbackRequest>

/** What opening a link shows. */
export const OpenedFeedback = z
  .object({
    ...asked,
    /** Who asks, as their account says. */
    asker: line(0, 200),
    questions,
    expiresAt: Instant,
    /** That something was answered by this link. */
    answered: FeedbackAnswer.pick({ name: true, givenAt: true, editableUntil: true }).nullable(),
    /** What was answered, to whoever has the secret it was answered with; otherwise `null`. */
    answer: FeedbackAnswer.nullable(),
  })
  .meta({ id: 'OpenedFeedback' })
export type OpenedFeedback = z.infer<typeof OpenedFeedback>

/** A secret of whoever gives feedback, long enough not to be guessed. The asker, who has the link, does not have it. */
export const CorrectionSecret = z
  .string()
  .min(32)
  .max(100)
  .regex(/^[\w-]+$/, { error: 'Use letters, digits, - and _ alone.' })

/** Feedback as it is given. */
export const GivenAnswer = z
  .strictObject({
    name: line(1, 200),
    replies: z.array(FeedbackReply).max(MAX_FEEDBACK_QUESTIONS),
    /** The revision of the answer that is corrected; without, it is the first. */
    corrects: z.int().min(1).nullish(),
    /** Made up by whoever answers: by it and nothing else the answer is read again and corrected. */
    correction: CorrectionSecret.nullish(),
    /** Sends a copy there. */
    copyTo: Email.nullish(),
  })
  .meta({
    id: 'GivenFeedbackAnswer',
    example: { name: 'Ruth Callan', replies: [{ text: 'She asks before she plans.' }] },
  })
export type GivenAnswer = z.input<typeof GivenAnswer>

/** What keeping a copy takes. */
export const NewGivenFeedback = z
  .strictObject({ correction: CorrectionSecret })
  .meta({ id: 'NewGivenFeedback', example: { correction: 'Vd2xHq0Zl8sWm3bYtR6nKc4uJf9eGa71' } })
export type NewGivenFeedback = z.input<typeof NewGivenFeedback>

export const feedbackRequests = defineKind('feedback-request', {
  schema: FeedbackRequest,
  version: 1,
  noun: 'request for feedback',
  keys: { reader: ({ seenBy, askedBy }) => (seenBy === 'everyone' ? seenBy : askedBy) },
  queries: {
    newest: { order: ['createdAt', 'id'], descending: true },
    /** What everybody may read, or one person alone. */
    ofReader: { where: ['reader'], order: ['createdAt', 'id'], descending: true },
  },
  archive: null,
})

/** Where copies of an answer go to; beside the request, whose asker is not told. */
export const FeedbackCopies = z.object({
  ...envelope,
  copies: z.array(
    z.object({
      /** A digest of which answer goes to whom, by which the same is known. */
      key: z.string(),
      /** Until it has gone. */
      email: z.string().max(254).nullable(),
    }),
  ),
})
export type FeedbackCopies = z.infer<typeof FeedbackCopies>

export const feedbackCopies = defineKind('feedback-copy', {
  schema: FeedbackCopies,
  version: 2,
  upcasters: { 1: ({ email: _, ...copy }) => ({ ...copy, copies: [] }) },
  queries: {},
  archive: null,
})

/** The copy that whoever gave feedback keeps of it in their own space, under the id of the request; what becomes of the other does nothing to it. */
export const GivenFeedback = z
  .object({
    ...envelope,
    asker: line(0, 200),
    about: asked.about,
    seenBy: FeedbackReaders,
    questions,
    answer: FeedbackAnswer,
    givenAt: Instant,
  })
  .meta({ id: 'GivenFeedback' })
export type GivenFeedback = z.infer<typeof GivenFeedback>

export const givenFeedbacks = defineKind('given-feedback', {
  schema: GivenFeedback,
  version: 1,
  noun: 'feedback',
  queries: { newest: { order: ['givenAt', 'id'], descending: true } },
  archive: byItself,
})
