import type { Page } from '@throughline/client'
import type { DailyClient } from '@throughline/client/daily'
import type { FoundEntry, JournalEntry } from '@throughline/core/journal'
import { findPlaces, foldText, holdsAll, marksOf, passagesOf, queryTokens } from '@throughline/core/journal/search'
import { makeExcerpt } from '@throughline/core/journal/text'
import type { Sought } from '../rules/address.ts'
import { newestFirst, ROW_FIELDS } from '../rules/row.ts'
import type { Unsealed } from '../state/unsealed.ts'
import { openSaid } from './sealed-entry.ts'

const PAGE = 200

/** All entries of a sealed journal as they read; what does not open stays away. */
export async function readUnsealed({ journal }: Pick<DailyClient, 'journal'>, journalId: string, key: CryptoKey): Promise<Unsealed[]> {
  const all: Unsealed[] = []
  let cursor: string | null = null
  do {
    const page: Page<SealedRow> = await journal.list({ journalId, fields: [...ROW_FIELDS, 'sealed'], limit: PAGE, cursor })
    const opened = await Promise.all(page.items.map((entry) => unsealed(entry, key)))
    all.push(...opened.filter((entry) => entry !== null))
    cursor = page.nextCursor
  } while (cursor !== null)
  return all
}

type SealedRow = Omit<Unsealed, 'body'> & Pick<JournalEntry, 'sealed'>

async function unsealed({ sealed, ...row }: SealedRow, key: CryptoKey): Promise<Unsealed | null> {
  const said = sealed && (await openSaid(key, sealed))
  return said && { ...row, ...said, excerpt: makeExcerpt(said.body) }
}

/** The entries that are like what is sought, newest first, with the places marked: what the server does with those it can read. */
export function findUnsealed(entries: Iterable<Unsealed>, { q, mood, tag, starred, photo, journal, from, to }: Sought): FoundEntry[] {
  const wanted = queryTokens(q)
  const holds = ({ title, tags, body }: Unsealed) => holdsAll([title, ...tags, body], wanted)
  const isMeant = (entry: Unsealed) =>
    !photo &&
    (q.trim() === '' || holds(entry)) &&
    (mood === null || entry.mood === mood) &&
    (!tag || entry.tags.some((one) => foldText(one) === foldText(tag))) &&
    (!starred || entry.starred) &&
    (!journal || entry.journalId === journal) &&
    (!from || from <= entry.entryDate) &&
    (!to || entry.entryDate <= to)
  return [...entries]
    .filter(isMeant)
    .sort(newestFirst)
    .map(({ body, ...entry }) => ({
      // What a row does not show of an entry, nobody asks of what was found.
      entry: entry as FoundEntry['entry'],
      titleMarks: marksOf(findPlaces(entry.title, wanted)),
      passages: wanted.length > 0 ? passagesOf(body, wanted) : [],
    }))
}
