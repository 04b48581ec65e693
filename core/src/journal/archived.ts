import { type ArchiveRule, belongingTo, type NewIds } from '../kernel/index.ts'
import type { JournalEntry, JournalRevision } from './schema.ts'
import { makeExcerpt, readNamed, renamed } from './text/index.ts'

/** What is named and not in the archive keeps its address, which leads where it did if that is there. */
const withNewIds = (body: string, ids: NewIds) => renamed(body, (id) => ids.of(id))

/**
 * Links and pictures of a text lead to what came along, under its new ids. Those within a sealed text, which nobody can
 * read here, stay. An archive may have been written by anybody, so that what follows from a text is not taken from it.
 */
export const archivedEntry: ArchiveRule<JournalEntry> = {
  anew(entry, ids) {
    const journalId = entry.journalId && ids.of(entry.journalId)
    if (entry.sealed) return journalId === null ? null : { ...entry, journalId }
    const body = withNewIds(entry.body, ids)
    const known = new Map(entry.links.map((link) => [ids.of(link.id) ?? link.id, link.capturedAt]))
    const { links, photoIds } = readNamed(body)
    return {
      ...entry,
      journalId,
      body,
      excerpt: makeExcerpt(body),
      links: links.map((link) => ({ ...link, quote: null, capturedAt: known.get(link.id) ?? entry.writtenAt })),
      photoIds,
    }
  },
}

const ofEntry = belongingTo('entryId')

export const archivedRevision: ArchiveRule<JournalRevision> = {
  goesWithOwner: true,
  anew: (revision, ids) => ofEntry.anew({ ...revision, body: withNewIds(revision.body, ids) }, ids),
}
