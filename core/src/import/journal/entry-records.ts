import { type Attachment, attachments } from '../../attachment/index.ts'
import { type JournalEntry, journalEntries, newEntry } from '../../journal/index.ts'
import { type ActorDep, type ClockDep, type IdsDep, newEnvelope, nowText } from '../../kernel/index.ts'
import type { MadeRecord } from '../import-records.ts'
import { bodyOf } from './entry-text.ts'
import type { PlannedEntry, PlannedFile } from './planned-entry.ts'

interface Import {
  importId: string
  /** Of entries that are there already, by their keys. */
  entryIds?: ReadonlyMap<string, string> | undefined
}

/** The entries of a file, in its order, each followed by its files. */
export function entryRecords(
  deps: ClockDep & IdsDep & ActorDep,
  entries: readonly PlannedEntry[],
  { importId, entryIds }: Import,
): MadeRecord[] {
  const ids = entries.map(() => deps.ids.next())
  const byKey = new Map(entryIds)
  for (const [place, { keys }] of entries.entries()) for (const key of keys) if (!byKey.has(key)) byKey.set(key, ids[place] as string)
  return entries.flatMap(({ line: _, keys: __, text, files, ...said }, place): MadeRecord[] => {
    const id = ids[place] as string
    const made = files.map((file) => fileOf(deps, file, id))
    // What an entry that was left out is named by leads to the journal.
    const body = bodyOf(text, { file: (at) => made[at]?.record.id ?? '', entry: (key) => byKey.get(key) ?? '' })
    const record: JournalEntry = { ...newEntry(deps, id, { ...said, body }), importId }
    return [{ kind: journalEntries, record }, ...made]
  })
}

/** What it is, how long and of which hash, is known once its content is kept. */
function fileOf(deps: ClockDep & IdsDep, { path, name, size }: PlannedFile, entryId: string): MadeRecord {
  const record: Attachment = {
    ...newEnvelope(deps.ids.next(), nowText(deps)),
    ...{
      owner: { kind: 'journal-entry', id: entryId },
      name,
      size,
      type: 'application/octet-stream',
      sha256: '',
      pixels: null,
      blobId: '',
    },
  }
  return { kind: attachments, record, file: path }
}
