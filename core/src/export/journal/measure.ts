import { attachments } from '../../attachment/index.ts'
import { type ExportDeps, pagesOf } from '../pages.ts'
import { entryPages, type JournalRange } from './entries.ts'

/** What a range of the journal comes to. */
export interface JournalMeasure {
  entries: number
  words: number
  /** Files of those entries, and their bytes. */
  files: number
  fileBytes: number
  /** UTF-16 units of their texts. */
  textLength: number
  /** Those of the entries that are sealed. */
  sealed: number
}

/** Tells how much there is before it is sent. */
export async function measureJournal(deps: ExportDeps, range: JournalRange): Promise<JournalMeasure> {
  const measure = { entries: 0, words: 0, files: 0, fileBytes: 0, textLength: 0, sealed: 0 }
  const ids = new Set<string>()
  for await (const page of entryPages(deps, range))
    for (const { id, wordCount, body, title, sealed } of page) {
      ids.add(id)
      measure.entries++
      measure.words += wordCount
      measure.textLength += body.length + title.length + (sealed?.data.length ?? 0)
      if (sealed) measure.sealed++
    }
  for await (const page of pagesOf(deps, attachments.queries.all))
    for (const { owner, size } of page) {
      if (owner.kind !== 'journal-entry' || !ids.has(owner.id)) continue
      measure.files++
      measure.fileBytes += size
    }
  return measure
}
