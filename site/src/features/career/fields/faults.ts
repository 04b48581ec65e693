import { isPartialDate } from '@throughline/core/career/partial-date'
import { rows as words } from '../../../messages/career-rows.ts'
import { readPartialDate } from '../words/partial-date.ts'

/** Why an address cannot be taken; nothing is none. */
export const addressFault = (typed: string): string | null =>
  typed === '' || /^https?:\/\/[^\s/]/i.test(typed) ? null : words.notAnAddress

/** The same of a partial date. */
export const dateFault = (typed: string): string | null => (typed === '' || isPartialDate(readPartialDate(typed)) ? null : words.notADate)
