import { z } from 'zod'
import { defineKind, envelope, Instant, line, prose, RecordId } from '../../kernel/index.ts'
import { linkedKinds } from '../message/read-body.ts'
import { MAX_COACH_ANSWER, MAX_COACH_ATTACHED, MAX_COACH_QUESTION, MAX_COACH_SENT } from './limits.ts'

/** What of one's own can be attached by its link. */
export const ownKinds = linkedKinds.filter((kind) => kind !== 'discussion')

/** Something that is to be sent with a question: a message, an own record, or what is on the agenda. */
export const CoachAttachment = z
  .union([z.strictObject({ kind: z.enum(['message', ...ownKinds]), id: RecordId }), z.strictObject({ kind: z.literal('agenda') })])
  .meta({ id: 'CoachAttachment' })
export type CoachAttachment = z.infer<typeof CoachAttachment>

/** What was sent of something, word for word. */
export const SentToCoach = z
  .object({ kind: z.enum(['message', 'agenda', ...ownKinds]), id: RecordId.nullable(), text: prose(MAX_COACH_SENT) })
  .meta({ id: 'SentToCoach' })
export type SentToCoach = z.infer<typeof SentToCoach>

export const CoachState = z.enum(['streaming', 'done', 'stopped', 'failed']).meta({ id: 'CoachState' })
export type CoachState = z.infer<typeof CoachState>

/** Why it was not written to its end: somebody stopped it, it was long enough, its writing was cut off, or the other side did not answer. */
export const CoachEnd = z
  .enum(['by-person', 'too-long', 'cut-off', 'refused', 'busy', 'unreachable', 'slow', 'odd'])
  .meta({ id: 'CoachEnd' })
export type CoachEnd = z.infer<typeof CoachEnd>

/** What a machine answered to somebody's question, in the discussion's space, where everybody in it reads it. */
export const CoachAnswer = z
  .object({
    ...envelope,
    askedById: RecordId,
    question: prose(MAX_COACH_QUESTION),
    /** What was sent with it, in its order. */
    sent: z.array(SentToCoach).max(MAX_COACH_ATTACHED),
    /** What the machine is called. */
    model: line(1, 200),
    state: CoachState,
    why: CoachEnd.nullable(),
    /** Markdown, as far as it is written. */
    text: prose(MAX_COACH_ANSWER),
    endedAt: Instant.nullable(),
  })
  .meta({ id: 'CoachAnswer' })
export type CoachAnswer = z.infer<typeof CoachAnswer>

const asked = {
  question: prose(MAX_COACH_QUESTION).refine((text) => text.trim() !== '', {
    error: 'Write something here.',
    params: { code: 'too_small' },
  }),
  attach: z.array(CoachAttachment).max(MAX_COACH_ATTACHED),
}

const example = { question: 'What have we left out?', attach: [] }

export const CoachQuestion = z.strictObject(asked).meta({ id: 'CoachQuestion', example })
export type CoachQuestion = z.input<typeof CoachQuestion>

export const NewCoachAnswer = z.strictObject({ id: RecordId.optional(), ...asked }).meta({ id: 'NewCoachAnswer', example })
export type NewCoachAnswer = z.input<typeof NewCoachAnswer>

/** All that would be sent, before it is. */
export const CoachPreview = z
  .object({ model: z.string(), system: z.string(), user: z.string(), sent: z.array(SentToCoach) })
  .meta({ id: 'CoachPreview' })
export type CoachPreview = z.infer<typeof CoachPreview>

export const coachAnswers = defineKind('coach-answer', {
  schema: CoachAnswer,
  version: 1,
  keys: { isStreaming: ({ state }) => state === 'streaming' || null },
  queries: {
    newest: { order: ['createdAt', 'id'], descending: true },
    streaming: { where: ['isStreaming'], sparse: 'isStreaming', order: ['createdAt', 'id'] },
  },
  // It stands in the copies of its discussion.
  archive: null,
})
