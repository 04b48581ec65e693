import type { Experience } from '@throughline/core/career'
import { isMoment } from '@throughline/core/career/experience-order'
import { durationOf } from '@throughline/core/career/partial-date'
import { experience as words } from '../../../messages/career-experience.ts'
import type { DateContext } from '../../desk/words/day.ts'
import { durationWords } from '../words/duration.ts'
import { partialDateWords } from '../words/partial-date.ts'
import { periodWords } from '../words/period.ts'

type Dated = Pick<Experience, 'kind' | 'startDate' | 'endDate' | 'isOngoing'>

/** When it was, and how long it lasted: `March 2023 to August 2024, 1 year 6 months`. What happens at once has its date. */
export function whenWords(one: Dated, context: DateContext): string {
  const lasted = isMoment(one.kind) ? null : durationOf(one, context.today)
  return [datesWords(one, context), lasted && durationWords(lasted)].filter(Boolean).join(', ')
}

/** When it was alone. A degree of which only the end is known is of that date. */
export function datesWords(one: Dated, context: DateContext): string {
  if (!isMoment(one.kind)) {
    const isGiven = one.kind === 'education' && one.startDate === null && !one.isOngoing
    return periodWords(isGiven ? { ...one, startDate: one.endDate } : one, context)
  }
  // A day needs its year here, whichever year it is.
  const said = (date: string) => partialDateWords(date, { ...context, today: '' }, 'long')
  const { startDate, endDate } = one
  if (startDate && endDate) return words.valid(said(startDate), said(endDate))
  return startDate ? said(startDate) : periodWords(one, context)
}
