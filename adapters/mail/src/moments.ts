import type { ToldMail } from '@throughline/core/notification'

/** Whose clock and language a mail is written for. */
export type Reader = ToldMail['reader']

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Hours as `timeStyle: 'short'` writes them, which goes with no name of a zone: 08:52, and 8:52 AM where there is an AM. */
const clock = (locale: string) => {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } as const
}

/** A moment as the person’s clock shows it. */
export const momentWords = (instant: string, { locale, timeZone }: Reader): string =>
  new Intl.DateTimeFormat(locale, { ...day, ...clock(locale), timeZoneName: 'short', timeZone }).format(new Date(instant))

/** A plain date; no clock is in it. */
export const dateWords = (date: string, { locale }: Pick<Reader, 'locale'>, style: Intl.DateTimeFormatOptions = day): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** The time of day of a moment. */
export const timeWords = (instant: string, { locale, timeZone }: Reader): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(instant))
