import type { Experience } from '@throughline/core/career'
import { isNow, readCareerDate, readCareerSpan } from '@throughline/core/career/read-partial-date'

export type When = Pick<Experience, 'startDate' | 'endDate' | 'isOngoing'>

/** What a field for a date says of when it was: where it began may say both ends, and where it ended that it lasts. `null` where it cannot be read. */
export function typedWhen(field: 'startDate' | 'endDate', typed: string): Partial<When> | null {
  const text = typed.trim()
  if (text === '') return { [field]: null }
  const date = readCareerDate(text)
  if (date) return { [field]: date, ...(field === 'endDate' && { isOngoing: false }) }
  if (field === 'startDate') return readCareerSpan(text)
  return isNow(text) ? { endDate: null, isOngoing: true } : null
}
