import type { LibraryQuestion } from './bank-question.ts'
import type { PutQuestion } from './library/as-put-to.ts'
import type { BankQuestion, Question, QuestionAsked, QuestionChoice } from './schema.ts'

/** A question of the person's own as the bank shows it. */
export const ownInBank = (question: Question): BankQuestion & Question => ({ ...question, origin: 'own' })

/** A question of the library as the bank shows it to somebody to whom it is put so, and who chose this about it. */
export function libraryInBank(put: PutQuestion, question: LibraryQuestion, choice: QuestionChoice | null): BankQuestion {
  const { competencies, traps, ...said } = put(question)
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
