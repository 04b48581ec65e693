import type { EditionChanges } from '@throughline/core/edition'
import { mergeFields } from '../../changes/merge.ts'
import { sendEdit } from '../../changes/send-edit.ts'
import { $conflicts } from '../../changes/stores.ts'
import { career } from '../../desk/career-client.ts'

/** Whom an edition was handed to, as the server last said. */
export interface Noted {
  note: string
  version: number
}

/** Writes it over nothing that was written elsewhere meanwhile. Answers what stands there now. */
export async function writeNote(id: string, before: Noted, note: string): Promise<Noted> {
  let newest: Noted = before
  const { note: now, version } = await sendEdit(
    { id, changes: { note } as EditionChanges, base: { note: before.note } },
    {
      known: () => newest,
      learn: (edition) => {
        newest = edition
      },
      onConflict: (_, conflicts) => $conflicts.setKey(id, conflicts),
    },
    {
      merge: (base, mine, theirs) => mergeFields<EditionChanges>(base, mine, theirs, { together: [] }),
      write: (changes, version): Promise<Noted> => career.editions.edit(id, changes, { version }),
    },
  )
  return { note: now, version }
}
