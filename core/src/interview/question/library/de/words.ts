import type { LibraryQuestion } from '../../bank-question.ts'

/** What of a question of our bank is in a language. */
export type SaidOfQuestion = Pick<LibraryQuestion, 'text' | 'wants' | 'traps'>

/** By the ids of questions. */
export type QuestionsInWords = Readonly<Record<string, SaidOfQuestion>>

/** Whoever asks says “Sie”; the rest speaks to the person, as all of ours does. */
export const asked = (text: string, wants: string, ...traps: string[]): SaidOfQuestion => ({ text, wants, traps })
