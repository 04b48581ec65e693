import type { Duration } from '@throughline/core/career/partial-date'
import { experience as words } from '../../../messages/career-experience.ts'

/** `3 years 6 months`, or where only years are known `about 3 years`. */
export const durationWords = ({ precision, years, months, days }: Duration): string =>
  precision === 'year' ? words.years(years) : words.duration(years, months, days)
