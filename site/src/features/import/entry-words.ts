import type { ImportPreview } from '@throughline/core/import'
import { imports as words } from '../../messages/import.ts'

/** A day of an entry, of whatever year. */
export const entryDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** The first and the last day of what a file holds. */
export const daysWords = ({ from, to }: NonNullable<ImportPreview['days']>, locale: string): string =>
  words.days(entryDay(from, locale), entryDay(to, locale))

/** What comes along with an entry. */
export const entryWords = ({ photos, tags, starred }: ImportPreview['entries'][number]): string =>
  [starred ? words.starred : null, photos > 0 ? words.counts.photos(photos) : null, tags.map((tag) => `#${tag}`).join(' ')]
    .filter(Boolean)
    .join(' · ')
