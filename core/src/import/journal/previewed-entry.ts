import { type JournalEntry, makeExcerpt } from '../../journal/index.ts'
import { bodyOf } from './entry-text.ts'
import { isPictureName } from './media-names.ts'
import type { PlannedEntry } from './planned-entry.ts'

/** An entry of a file, in short. */
export interface PreviewedEntry
  extends Pick<JournalEntry, 'title' | 'excerpt' | 'entryDate' | 'entryAt' | 'timeZone' | 'mood' | 'tags' | 'starred'> {
  /** Pictures that it shows. */
  photos: number
}

/** The first and the last day that is written about. */
export interface PreviewedDays {
  from: string
  to: string
}

export function previewedEntry({ title, text, files, entryDate, entryAt, timeZone, mood, tags, starred }: PlannedEntry): PreviewedEntry {
  const photos = files.filter(({ name }) => isPictureName(name)).length
  return { title, excerpt: makeExcerpt(bodyOf(text)), entryDate, entryAt, timeZone, mood, tags, starred, photos }
}

export function previewedRecord(entry: JournalEntry): PreviewedEntry {
  const { title, excerpt, entryDate, entryAt, timeZone, mood, tags, starred, photoIds } = entry
  return { title, excerpt, entryDate, entryAt, timeZone, mood, tags, starred, photos: photoIds.length }
}

/** `null` where there are none. */
export function daysOf(entries: readonly Pick<JournalEntry, 'entryDate'>[]): PreviewedDays | null {
  const [first, ...more] = entries.map(({ entryDate }) => entryDate)
  if (first === undefined) return null
  const days = { from: first, to: first }
  for (const day of more) {
    if (day < days.from) days.from = day
    if (day > days.to) days.to = day
  }
  return days
}
