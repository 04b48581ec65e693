import { waiting as words } from '../../messages/waiting.ts'
import type { AnyChange } from '../changes/any-change.ts'
import { readDays } from './read-days.ts'

/** Reads the days of lines that wait, as they are said in the language of the page. */
export const readDaysHere = (changes: readonly AnyChange[], today: string): string[] => readDays(changes, today, words.days)
