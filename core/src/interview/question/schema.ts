import { z } from 'zod'
import { PartialDate } from '../../career/index.ts'
import { byItself, defineKind, envelope, Instant, line, prose, RecordId } from '../../kernel/index.ts'
import * as bank from './bank-question.ts'
import { wordsOfQuestion } from './words.ts'

/** Questions of the person's own in an account that are not in the trash. */
export const MAX_QUESTIONS = 2_000

export const QuestionKind = z.enum(bank.questionKinds).meta({ id: 'QuestionKind' })
export type QuestionKind = bank.QuestionKind
export const QuestionLevel = z.enum(bank.questionLevels).meta({ id: 'QuestionLevel' })
export type QuestionLevel = bank.QuestionLevel
export const AnswerMinutes = z.literal(bank.answerMinutes).meta({ id: 'AnswerMinutes' })
export type AnswerMinutes = bank.AnswerMinutes

/** What is said of a question. */
const fields = {
  text: line(1, 500),
  kind: QuestionKind,
  level: QuestionLevel,
  /** Ids of our library, or names of the person's own; the first is the one mainly asked for. */
  competencies: z.array(line(1, 60)).max(5),
  /** What the asker wants to learn. */
  wants: line(0, 500),
  /** What to beware of. */
  traps: z.array(line(1, 200)).max(10),
  /** How long an answer is to be. */
  minutes: AnswerMinutes,
  note: prose(5_000),
  /** When somebody asked it. */
  askedAt: PartialDate.nullable(),
  /** Who asked it. */
  company: line(0, 200),
}

const kept = {
  starred: z.boolean(),
  /** Since when it is left out of lists; `null` while it is not. */
  hiddenAt: Instant.nullable(),
}

/** A question of the person's own. */
export const Question = z.object({ ...envelope, ...fields, ...kept, importId: RecordId.nullable() }).meta({ id: 'Question' })
export type Question = z.infer<typeof Question>

export const questions = defineKind('question', {
  schema: Question,
  version: 1,
  keys: { words: ({ text }) => wordsOfQuestion(text) },
  queries: {
    newest: { order: ['createdAt', 'id'], descending: true },
    ofWords: { where: ['words'], order: ['createdAt', 'id'] },
    byImport: { where: ['importId'], sparse: 'importId', order: ['id'] },
  },
  text: ({ text, note, company, wants }) => [text, company, note, wants],
  archive: byItself,
})

/** That the person starred or hid a question of the library; there is one at most for each. */
export const QuestionChoice = z.object({ ...envelope, questionId: z.string().max(100), ...kept }).meta({ id: 'QuestionChoice' })
export type QuestionChoice = z.infer<typeof QuestionChoice>

export const questionChoices = defineKind('question-choice', {
  schema: QuestionChoice,
  version: 1,
  queries: {
    oldest: { order: ['createdAt', 'id'] },
    ofQuestion: { where: ['questionId'], order: ['createdAt', 'id'] },
  },
  archive: byItself,
})

/**
 * A question of the bank, the person's own or of the library. What is of the library has a slug for its id, nothing in
 * `note`, `askedAt` and `company`, and version 0 until it is first starred or hidden.
 */
export const BankQuestion = z
  .object({
    id: z.string().meta({ description: 'The id of a record, or the slug of a question of the library.' }),
    origin: z.enum(['own', 'library']),
    version: z.int().min(0),
    /** `null` where nothing was ever kept of it. */
    createdAt: Instant.nullable(),
    updatedAt: Instant.nullable(),
    deletedAt: Instant.nullable(),
    ...fields,
    ...kept,
    importId: RecordId.nullable(),
  })
  .meta({ id: 'BankQuestion' })
export type BankQuestion = z.infer<typeof BankQuestion>

const editable = z.strictObject({ ...fields, starred: kept.starred, hidden: z.boolean() }).partial()
export type QuestionAsked = z.output<typeof editable>

export const NewQuestion = editable
  .omit({ hidden: true })
  .extend({ id: RecordId.optional(), text: fields.text })
  .meta({
    id: 'NewQuestion',
    example: { text: 'How would you bring our stock down by a fifth?', company: 'Harbourline Foods', askedAt: '2026-03-04' },
  })
export type NewQuestion = z.input<typeof NewQuestion>

/** RFC 7396. Of a question of the library, only `starred` and `hidden`. */
export const QuestionChanges = editable.meta({ id: 'QuestionChanges', example: { starred: true } })
export type QuestionChanges = z.input<typeof QuestionChanges>
