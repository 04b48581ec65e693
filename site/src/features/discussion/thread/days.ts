import type { ListedMessage } from '@throughline/core/discussion'
import { localDateOf } from '../../task/words/day.ts'
import type { Reader } from '../words/participation.ts'

/** Messages of one day of the reader's. */
export interface SaidOn {
  /** `YYYY-MM-DD` */
  day: string
  said: readonly ListedMessage[]
}

/** Messages by the reader's days, in the order they were said. */
export function byDay(said: readonly ListedMessage[], reader: Pick<Reader, 'timeZone' | 'dayStart'>): SaidOn[] {
  const days = Map.groupBy(said, ({ postedAt }) => localDateOf(postedAt, reader))
  return [...days].map(([day, said]) => ({ day, said }))
}

/** The first letters of a name, as it stands in a circle. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, place, words) => (place === 0 || place === words.length - 1 ? [[...word][0] ?? ''] : []))
    .join('')
    .toLocaleUpperCase()
