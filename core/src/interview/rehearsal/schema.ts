import { z } from 'zod'
import { defineKind, envelope, Instant, line, PlainDate, prose, RecordId, TimeZone } from '../../kernel/index.ts'
import { QuestionRef, questionAnew } from '../question/question-ref.ts'
import { AnswerMinutes } from '../question/schema.ts'
import type { RubricItem } from './rubric.ts'

/** Rehearsals in an account that are not in the trash. */
export const MAX_REHEARSALS = 10_000

/** Mock interviews in an account that are not in the trash. */
export const MAX_MOCK_INTERVIEWS = 1_000

/** Answers in one mock interview, each question told several times. */
export const MAX_ANSWERS = 100

/** From 1 (not yet) to 4 (well); `null` for what was not rated. */
const Mark = z.int().min(1).max(4).nullable()

const Marks = z
  .strictObject({ answered: Mark, 'own-part': Mark, proof: Mark, delivery: Mark } satisfies Record<RubricItem, typeof Mark>)
  .meta({ id: 'RehearsalMarks' })

/** What was recorded. It never leaves the device; only that there is something, and where, is told here. */
const Recording = z
  .strictObject({
    kind: z.enum(['audio', 'video']),
    /** What the browser calls the device, such as “Firefox on Linux”. */
    device: line(0, 100),
    seconds: z.number().min(0).max(7_200),
    /** Bytes. */
    size: z.int().min(0),
  })
  .meta({ id: 'RehearsalRecording' })

const fields = {
  /** The question that was answered, and how it read then. */
  questionId: QuestionRef.nullable(),
  question: line(0, 500),
  storyId: RecordId.nullable(),
  mockInterviewId: RecordId.nullable(),
  /** Seconds that preparation and answer took. */
  prepSeconds: z.number().min(0).max(7_200),
  answerSeconds: z.number().min(0).max(7_200),
  /** How long the answer was to be. */
  minutes: AnswerMinutes,
  marks: Marks,
  note: prose(5_000),
  recording: Recording.nullable(),
}

/** An answer that was told aloud. */
export const Rehearsal = z
  .object({ ...envelope, ...fields, startedAt: Instant, localDate: PlainDate, timeZone: TimeZone })
  .meta({ id: 'Rehearsal' })
export type Rehearsal = z.infer<typeof Rehearsal>

const editable = z.strictObject(fields).partial()
export type RehearsalAsked = z.output<typeof editable>

export const NewRehearsal = editable
  .extend({ id: RecordId.optional(), startedAt: Instant.optional() })
  .meta({ id: 'NewRehearsal', example: { questionId: 'own-mistake', answerSeconds: 118.5, minutes: 2 } })
export type NewRehearsal = z.input<typeof NewRehearsal>

/** RFC 7396. */
export const RehearsalChanges = editable.meta({ id: 'RehearsalChanges', example: { note: 'Say the number sooner.' } })
export type RehearsalChanges = z.input<typeof RehearsalChanges>

export const rehearsals = defineKind('rehearsal', {
  schema: Rehearsal,
  version: 1,
  queries: {
    newest: { order: ['startedAt', 'id'], descending: true },
    ofQuestion: { where: ['questionId'], sparse: 'questionId', order: ['startedAt', 'id'], descending: true },
    ofStory: { where: ['storyId'], sparse: 'storyId', order: ['startedAt', 'id'], descending: true },
    ofMock: { where: ['mockInterviewId'], sparse: 'mockInterviewId', order: ['startedAt', 'id'] },
  },
  archive: {
    anew: (rehearsal, ids) => ({
      ...rehearsal,
      questionId: rehearsal.questionId && questionAnew(ids, rehearsal.questionId),
      storyId: rehearsal.storyId && ids.of(rehearsal.storyId),
      mockInterviewId: rehearsal.mockInterviewId && ids.of(rehearsal.mockInterviewId),
    }),
  },
})

const mock = {
  title: line(1, 200),
  /** The job it is for. */
  targetJobId: RecordId.nullable(),
  /** In the order they are asked, with how they read then. */
  questions: z
    .array(z.strictObject({ questionId: QuestionRef, text: line(1, 500) }))
    .min(1)
    .max(20)
    .refine((asked) => new Set(asked.map(({ questionId }) => questionId)).size === asked.length, {
      error: 'Ask each question once.',
      params: { code: 'duplicate' },
    }),
  endedAt: Instant.nullable(),
  note: prose(5_000),
}

/** Several questions one after another; the answers are rehearsals that name it. */
export const MockInterview = z
  .object({ ...envelope, ...mock, startedAt: Instant, localDate: PlainDate, timeZone: TimeZone })
  .meta({ id: 'MockInterview' })
export type MockInterview = z.infer<typeof MockInterview>

export const NewMockInterview = z
  .strictObject(mock)
  .partial()
  .extend({ id: RecordId.optional(), questions: mock.questions, startedAt: Instant.optional() })
  .meta({
    id: 'NewMockInterview',
    example: {
      questions: [{ questionId: 'own-mistake', text: 'Tell me about a mistake that was yours alone. Who learnt of it, and from whom?' }],
    },
  })
export type NewMockInterview = z.input<typeof NewMockInterview>

/** RFC 7396. */
export const MockInterviewChanges = z
  .strictObject(mock)
  .partial()
  .meta({ id: 'MockInterviewChanges', example: { endedAt: '2026-03-05T10:00:00.000Z' } })
export type MockInterviewChanges = z.input<typeof MockInterviewChanges>

export const mockInterviews = defineKind('mock-interview', {
  schema: MockInterview,
  version: 1,
  noun: 'mock interview',
  queries: { newest: { order: ['startedAt', 'id'], descending: true } },
  archive: {
    anew: (mock, ids) => ({
      ...mock,
      targetJobId: mock.targetJobId && ids.of(mock.targetJobId),
      questions: mock.questions.map((asked) => ({ ...asked, questionId: questionAnew(ids, asked.questionId) ?? asked.questionId })),
    }),
  },
})
