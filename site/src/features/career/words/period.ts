import type { Experience } from '@throughline/core/career'
import { career as words } from '../../../messages/career.ts'
import type { DateContext } from '../../desk/words/day.ts'
import { partialDateWords } from './partial-date.ts'

/** `March 2023 to now` of an experience; nothing where no date is known. */
export function periodWords(
  { startDate, endDate, isOngoing }: Pick<Experience, 'startDate' | 'endDate' | 'isOngoing'>,
  context: DateContext,
): string {
  // A day needs its year here, whichever year it is.
  const said = (date: string) => partialDateWords(date, { ...context, today: '' }, 'long')
  const end = isOngoing ? words.now : endDate && said(endDate)
  if (startDate && end) return startDate === endDate ? said(startDate) : words.period(said(startDate), end)
  if (startDate) return words.from(said(startDate))
  return end ? words.until(end) : ''
}
