import type { LibraryQuestion } from '../question/bank-question.ts'
import { choicesByQuestion, oldestFirst } from '../question/choose.ts'
import { libraryQuestions } from '../question/library/index.ts'
import type { Question, QuestionChoice } from '../question/schema.ts'
import type { InterviewFacts } from './facts.ts'

/** A question with what is kept of it: one of the own keeps it itself, of the library what the person chose, if anything. */
export type ShownQuestion =
  | { origin: 'own'; question: Question; kept: Question }
  | { origin: 'library'; question: LibraryQuestion; kept: QuestionChoice | null }

/** The questions that are not hidden, the person's own first; each is the object it always was, which matching reads once. */
export function shownBank({ questions, choices }: InterviewFacts): ShownQuestion[] {
  const chosen = choicesByQuestion([...choices.values()].sort(oldestFirst))
  const own = [...questions.values()].map((question): ShownQuestion => ({ origin: 'own', question, kept: question }))
  const ofLibrary = libraryQuestions.map(
    (question): ShownQuestion => ({ origin: 'library', question, kept: chosen.get(question.id) ?? null }),
  )
  return [...own, ...ofLibrary].filter(({ kept }) => !kept?.hiddenAt)
}
