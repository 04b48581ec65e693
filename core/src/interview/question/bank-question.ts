export const questionKinds = [
  'behavioural',
  'leadership',
  'product',
  'design',
  'engineering',
  'data',
  'sales',
  'people',
  'closing',
] as const
export type QuestionKind = (typeof questionKinds)[number]

const ofTrades: ReadonlySet<QuestionKind> = new Set(['product', 'design', 'engineering', 'data', 'sales', 'people'])

/** Whether questions of a kind belong to a trade; the others are put to everybody. */
export const isOfTrade = (kind: QuestionKind): boolean => ofTrades.has(kind)

/** Whom a question is put to; `any`: everybody. */
export const questionLevels = ['any', 'early', 'experienced', 'lead'] as const
export type QuestionLevel = (typeof questionLevels)[number]

/** Minutes an answer is to take. */
export const answerMinutes = [1, 2, 5] as const
export type AnswerMinutes = (typeof answerMinutes)[number]

/** How long an answer is to be where nobody says. */
export const USUAL_MINUTES: AnswerMinutes = 2

/** A question of our bank. Free of zod. */
export interface LibraryQuestion {
  /** A slug, which stays what it is: stars, cards and stories keep it. */
  id: string
  text: string
  kind: QuestionKind
  level: QuestionLevel
  /** One to three ids of our competencies; the first is the one mainly asked for. */
  competencies: readonly string[]
  /** What the asker wants to learn. */
  wants: string
  /** What often goes wrong in an answer. */
  traps: readonly string[]
  minutes: AnswerMinutes
}

/** The questions of one kind, as its file has them. */
export type QuestionsOfKind = readonly Omit<LibraryQuestion, 'kind'>[]
