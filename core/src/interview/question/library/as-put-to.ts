import { type Language, languageOf, languages } from '../../../kernel/index.ts'
import type { LibraryQuestion } from '../bank-question.ts'
import type { QuestionsInWords } from './de/words.ts'
import { libraryQuestions } from './index.ts'

/** What questions say in languages other than the one they were written in. Loaded for the first who reads them. */
const wordsIn: Readonly<Record<Exclude<Language, 'en'>, () => Promise<QuestionsInWords>>> = {
  de: async () => (await import('./de/index.ts')).german,
}

/** A question as it is put to somebody; one of their own stays as it is. */
export type PutQuestion = <Asked extends { id: string }>(question: Asked) => Asked

/**
 * How questions are put to somebody of a locale (BCP 47). What one is told by, its id and its competencies, is the same in
 * each language, and matching reads the question as it was written.
 */
export async function questionsPutTo(locale: string): Promise<PutQuestion> {
  const language = languageOf(locale)
  if (language === 'en') return (question) => question
  const words = await wordsIn[language]()
  return (question) => (Object.hasOwn(words, question.id) ? { ...question, ...words[question.id] } : question)
}

/** Our questions in every language there is, for telling one by its words. */
export async function inEachLanguage(): Promise<readonly LibraryQuestion[]> {
  const puts = await Promise.all(languages.map(questionsPutTo))
  return puts.flatMap((put) => libraryQuestions.map(put))
}
