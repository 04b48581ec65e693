import { type Language, languageOf } from '../../../kernel/index.ts'
import type { LibraryQuestion } from '../bank-question.ts'
import { german } from './de/index.ts'
import type { SaidOfQuestion } from './de/words.ts'
import { libraryQuestions } from './index.ts'

/** What questions say in languages other than the one they were written in. */
const languages: Readonly<Record<Language, ReadonlyMap<string, SaidOfQuestion>>> = {
  en: new Map(),
  de: new Map(Object.entries(german)),
}

/**
 * A question as it is put to somebody of a locale; one of their own stays as it is. What it is told by, its id and its
 * competencies, is the same in each language, and matching reads the question as it was written.
 */
export function asPutTo<Asked extends { id: string }>(locale: string, question: Asked): Asked {
  const said = languages[languageOf(locale)].get(question.id)
  return said ? { ...question, ...said } : question
}

/** Our questions in every language there is, for telling one by its words. */
export const inEachLanguage = (): readonly LibraryQuestion[] => [...libraryQuestions, ...libraryQuestions.map((one) => asPutTo('de', one))]
