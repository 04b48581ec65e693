import { type LibraryQuestion, type QuestionKind, type QuestionsOfKind, questionKinds } from '../bank-question.ts'
import { behavioural } from './behavioural.ts'
import { closing } from './closing.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { engineering } from './engineering.ts'
import { leadership } from './leadership.ts'
import { people } from './people.ts'
import { product } from './product.ts'
import { sales } from './sales.ts'

const byKind: Readonly<Record<QuestionKind, QuestionsOfKind>> = {
  behavioural,
  leadership,
  product,
  design,
  engineering,
  data,
  sales,
  people,
  closing,
}

/** Our questions, kind by kind, in the order they were written. */
export const libraryQuestions: readonly LibraryQuestion[] = questionKinds.flatMap((kind) =>
  byKind[kind].map((question) => ({ ...question, kind })),
)

const byId = new Map(libraryQuestions.map((question) => [question.id, question]))

/** The question of our bank with an id; `null` where there is none. */
export const libraryQuestion = (id: string): LibraryQuestion | null => byId.get(id) ?? null
