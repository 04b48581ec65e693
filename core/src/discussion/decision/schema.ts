import { z } from 'zod'
import { defineKind, envelope, Instant, line, PlainDate, prose, RecordId } from '../../kernel/index.ts'
import { MAX_PEOPLE } from '../limits.ts'
import { isDueForReview, isJudged, isStanding } from './rules.ts'

/** One of several ways there were. */
export const DecisionOption = z.strictObject({ text: line(1, 500), chosen: z.boolean() }).meta({ id: 'DecisionOption' })

const outcome = {
  /** What came of it, as Markdown. */
  text: prose(10_000),
  went: z.enum(['better', 'as-expected', 'worse']),
  /** Whether what was expected came true: what confidence is measured by. */
  held: z.boolean(),
}

/** How a decision turned out. */
export const DecisionOutcome = z.object({ ...outcome, on: PlainDate, byId: RecordId }).meta({ id: 'DecisionOutcome' })
export type DecisionOutcome = z.infer<typeof DecisionOutcome>

const fields = {
  what: line(1, 500),
  /** Markdown. */
  why: prose(20_000),
  options: z.array(DecisionOption).max(20),
  /** Who decided: people who are in the discussion, or were. */
  byIds: z.array(RecordId).min(1).max(MAX_PEOPLE),
  /** How sure they are that it will hold, in per cent: a toss-up is 50. */
  confidence: z.int().min(50).max(100).nullable(),
  decidedOn: PlainDate,
  /** When to ask how it turned out: on that day it is a task of who recorded it. */
  reviewOn: PlainDate.nullable(),
  /** The message it was decided in. */
  messageId: RecordId.nullable(),
}

/** What was decided in a discussion, and how it turned out. It lies in the discussion's space. */
export const Decision = z
  .object({
    ...envelope,
    ...fields,
    recordedById: RecordId,
    outcome: DecisionOutcome.nullable(),
    /** The decision it takes the place of, which names it as `supersededById`. */
    supersedesId: RecordId.nullable(),
    supersededById: RecordId.nullable(),
    /** When its review was last asked for; a task thrown away or done after that is left so. */
    reviewAskedAt: Instant,
  })
  .meta({ id: 'Decision' })
export type Decision = z.infer<typeof Decision>

/** Decided today by who records it, unless said. */
export const NewDecision = z
  .strictObject({ ...fields, supersedesId: RecordId.nullable() })
  .partial()
  .extend({ id: RecordId.optional(), what: fields.what })
  .superRefine(soundDecision)
  .meta({ id: 'NewDecision', example: { what: 'The forecast goes out on Mondays', confidence: 80, reviewOn: '2026-06-01' } })
export type NewDecision = z.input<typeof NewDecision>

/** RFC 7396. */
export const DecisionChanges = z
  .strictObject(fields)
  .partial()
  .superRefine(soundDecision)
  .meta({ id: 'DecisionChanges', example: { reviewOn: '2026-07-01' } })
export type DecisionChanges = z.input<typeof DecisionChanges>

/** On today's date, unless said. */
export const NewOutcome = z
  .strictObject({ ...outcome, text: outcome.text.optional(), on: PlainDate.optional() })
  .meta({ id: 'NewDecisionOutcome', example: { text: 'It went out eleven Mondays out of twelve.', went: 'as-expected', held: true } })
export type NewOutcome = z.input<typeof NewOutcome>

type Lists = { options?: { text: string }[] | undefined; byIds?: string[] | undefined }

function soundDecision({ options = [], byIds = [] }: Lists, context: z.RefinementCtx) {
  const twice = (path: string, values: readonly string[], message: string) => {
    const place = values.findIndex((value, index) => values.indexOf(value) < index)
    if (place >= 0) context.addIssue({ code: 'custom', path: [path, place], message, params: { code: 'twice' } })
  }
  const texts = options.map(({ text }) => text)
  twice('options', texts, 'This option is there already.')
  twice('byIds', byIds, 'This person is named already.')
}

export const decisions = defineKind('decision', {
  schema: Decision,
  version: 1,
  keys: { isStanding, isJudged, review: (decision) => (isDueForReview(decision) ? decision.reviewOn : null) },
  queries: {
    latest: { order: ['decidedOn', 'id'], descending: true },
    standing: { where: ['isStanding'], order: ['decidedOn', 'id'], descending: true },
    /** By the day on which to ask how they turned out. */
    toReview: { range: 'review', sparse: 'review', order: ['review', 'id'] },
    /** With a confidence and an outcome, of one who decided. */
    judgedBy: { where: ['isJudged'], each: 'byIds', order: ['decidedOn', 'id'], descending: true },
    /** What takes the place of one. */
    superseding: { where: ['supersedesId'], sparse: 'supersedesId', order: ['createdAt', 'id'] },
  },
  text: ({ what, why, options }) => [what, why, ...options.map(({ text }) => text)],
  archive: null,
})
