import { z } from 'zod'
import type { NewIds } from '../../kernel/index.ts'
import { libraryQuestion } from './library/index.ts'

/** The id of a question: of a record, or a slug of the library. */
export const QuestionRef = z.string().min(1).max(100)

/** The id that a question of an archive becomes: a slug of the library stays what it is; `null` for what is not in the archive. */
export const questionAnew = (ids: NewIds, questionId: string): string | null =>
  libraryQuestion(questionId) ? questionId : ids.of(questionId)
