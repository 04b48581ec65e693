import type { LibraryQuestion } from './bank-question.ts'
import { asPutTo } from './library/as-put-to.ts'
import type { BankQuestion, Question, QuestionAsked, QuestionChoice } from './schema.ts'

/** A question of the person's own as the bank shows it. */
export const ownInBank = (question: Question): BankQuestion & Question => ({ ...question, origin: 'own' })

/** A question of the library as the bank shows it to somebody of a locale who chose this about it. */
export function libraryInBank(locale: string, question: LibraryQuestion, choice: QuestionChoice | null): BankQuestion {
  const { competencies, traps, ...said } = asPutTo(locale, question)
  return {
    ...{ origin: 'library', version: choice?.version ?? 0, deletedAt: null },
    ...{ createdAt: choice?.createdAt ?? null, updatedAt: choice?.updatedAt ?? null },
    ...said,
    ...{ competencies: [...competencies], traps: [...traps], note: '', askedAt: null, company: '' },
    ...{ starred: choice?.starred ?? false, hiddenAt: choice?.hiddenAt ?? null, importId: null },
  }
}

type Kept = Pick<Question, 'starred' | 'hiddenAt'>

/** What is kept of a question after it was starred or hidden, or neither. */
export const keptAfter = (before: Kept, { starred, hidden }: Pick<QuestionAsked, 'starred' | 'hidden'>, now: string): Kept => ({
  starred: starred ?? before.starred,
  hiddenAt: hidden === undefined ? before.hiddenAt : hidden ? (before.hiddenAt ?? now) : null,
})
