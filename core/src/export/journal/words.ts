import type { JournalEntry } from '../../journal/index.ts'
import type { Actor } from '../../kernel/index.ts'
import { exportWords } from '../words.ts'

/** A plain date in the person's language, such as `12 November 2026`. */
export const dateInWords = (date: string, { locale }: Pick<Actor, 'locale'>): string =>
  Temporal.PlainDate.from(date).toLocaleString(locale, { day: 'numeric', month: 'long', year: 'numeric' })

const dayInWords = (date: string, { locale }: Pick<Actor, 'locale'>): string =>
  Temporal.PlainDate.from(date).toLocaleString(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** `November 2026` of a plain date in it. */
export const monthInWords = (date: string, { locale }: Pick<Actor, 'locale'>): string =>
  Temporal.PlainDate.from(date).toLocaleString(locale, { month: 'long', year: 'numeric' })

const shortDay = (date: string, { locale }: Pick<Actor, 'locale'>): string =>
  Temporal.PlainDate.from(date).toLocaleString(locale, { day: 'numeric', month: 'long' })

/** The day an entry is about, and the time it was begun where that was on this day. */
export function whenInWords({ entryDate, entryAt, timeZone }: JournalEntry, actor: Pick<Actor, 'locale'>): string {
  const begun = Temporal.Instant.from(entryAt).toZonedDateTimeISO(timeZone)
  const day = dayInWords(entryDate, actor)
  if (begun.toPlainDate().toString() !== entryDate) return day
  return `${day}, ${begun.toPlainTime().toLocaleString(actor.locale, { timeStyle: 'short' })}`
}

/** How somebody felt, and the tags; empty where nothing is said. */
export function stateInWords({ mood, energy, feelings, tags }: JournalEntry, actor: Pick<Actor, 'locale'>): string {
  const { journal: words } = exportWords(actor)
  const said = [
    ...(mood === null ? [] : [words.moods[mood + 2] ?? '']),
    ...(energy === null ? [] : [words.energy(energy)]),
    ...(feelings.length > 0 ? [feelings.join(', ')] : []),
    ...(tags.length > 0 ? [tags.map((tag) => `#${tag}`).join(' ')] : []),
  ]
  return said.join(' · ')
}

/** How an outline names an entry. */
export const inOutline = ({ entryDate, title }: JournalEntry, actor: Pick<Actor, 'locale'>): string =>
  [shortDay(entryDate, actor), title].filter(Boolean).join(' · ')
