import type { ExportDeps } from '../pages.ts'
import { entryPages, filesOfEntries, type JournalRange } from './entries.ts'

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
  for await (const page of entryPages(deps, range)) {
    for (const { wordCount, body, title, sealed } of page) {
      measure.entries++
      measure.words += wordCount
      measure.textLength += body.length + title.length + (sealed?.data.length ?? 0)
      if (sealed) measure.sealed++
    }
    const owned = await filesOfEntries(
      deps,
      page.map(({ id }) => id),
    )
    for (const { size } of [...owned.values()].flat()) {
      measure.files++
      measure.fileBytes += size
    }
  }
  return measure
}
