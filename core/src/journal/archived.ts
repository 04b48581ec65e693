import { type ArchiveRule, belongingTo, type NewIds } from '../kernel/index.ts'
import { derivedOf } from './entry/derived.ts'
import type { JournalEntry, JournalRevision } from './schema.ts'
import { countWords, renamed } from './text/index.ts'

/** What is named and not in the archive keeps its address, which leads where it did if that is there. */
const withNewIds = (body: string, ids: NewIds) => renamed(body, (id) => ids.of(id))

/** What of a sealed entry is said in its sealed text alone, and what follows from it. */
const unreadable = {
  ...{ title: '', body: '', mood: null, feelings: [], energy: null, tags: [], prompt: null },
  ...{ excerpt: '', links: [], photoIds: [] },
}

/**
 * Links and pictures of a text lead to what came along, under its new ids. Those within a sealed text, which nobody can
 * read here, stay. An archive may have been written by anybody, so that what follows from a text is not taken from it.
 */
export const archivedEntry: ArchiveRule<JournalEntry> = {
  anew(entry, ids) {
    const journalId = entry.journalId && ids.of(entry.journalId)
    if (entry.sealed) return journalId === null ? null : { ...entry, ...unreadable, journalId }
    const body = withNewIds(entry.body, ids)
    const known = entry.links.map((link) => ({ ...link, id: ids.of(link.id) ?? link.id, quote: null }))
    return { ...entry, journalId, body, ...derivedOf(entry.writtenAt, body, known) }
  },
}

const ofEntry = belongingTo('entryId')

export const archivedRevision: ArchiveRule<JournalRevision> = {
  goesWithOwner: true,
  anew(revision, ids) {
    if (revision.sealed) return ofEntry.anew({ ...revision, title: '', body: '' }, ids)
    const body = withNewIds(revision.body, ids)
    return ofEntry.anew({ ...revision, body, wordCount: countWords(body) }, ids)
  },
}
