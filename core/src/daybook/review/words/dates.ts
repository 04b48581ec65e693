import type { Period } from '../period.ts'

const utc = (date: string) => new Date(`${date}T00:00:00Z`)
const lastOf = ({ before }: Period) => utc(before).getTime() - 86_400_000

/** How plain dates and stretches of days are written in a locale (BCP 47). */
export function datesIn(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const long = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const short = format({ weekday: 'short', day: 'numeric', month: 'short' })
  const month = () => format({ month: 'long', year: 'numeric' })
  return {
    /** `Friday 13 November`. */
    day: (date: string): string => long.format(utc(date)),
    /** `Fri 13 Nov`. */
    shortDay: (date: string): string => short.format(utc(date)),
    /** `9 – 15 November 2026`. */
    days: (period: Period): string => format({ dateStyle: 'long' }).formatRange(utc(period.from), lastOf(period)),
    /** `November 2026`. */
    month: (date: string): string => month().format(utc(date)),
    /** `October – December 2026`. */
    months: (period: Period): string => month().formatRange(utc(period.from), lastOf(period)),
  }
}
