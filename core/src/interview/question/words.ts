import { foldText } from '../../kernel/index.ts'

/** What a question is known by: its words, whatever their case, accents and signs. */
export const wordsOfQuestion = (text: string): string => (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
