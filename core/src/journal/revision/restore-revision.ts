import type { BasedOn, ChangeDeps } from '../../kernel/index.ts'
import { changeText } from '../entry/edit-entry.ts'
import type { JournalEntry } from '../schema.ts'
import { getRevision } from './read-revisions.ts'

/**
 * Has an entry read as it did before; how it reads now is kept as a revision. Doing so twice is harmless.
 * @throws AppError `not-found`; `stale` with the entry as it is now; `validation` where its journal was sealed or opened since.
 */
export async function restoreRevision(deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<JournalEntry> {
  const { entryId, title, body, sealed, wordCount } = await getRevision(deps, id)
  return changeText(deps, entryId, { title, body, sealed, ...(sealed && { wordCount }) }, { ...basedOn, keepsBefore: true })
}
