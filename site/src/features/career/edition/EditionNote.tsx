import { useStore } from '@nanostores/react'
import type { JudgedEdition } from '@throughline/core/edition'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { edition as words } from '../../../messages/edition.ts'
import { didBesides } from '../../changes/changes.ts'
import { $conflicts } from '../../changes/stores.ts'
import { attempt } from '../../desk/reason.ts'
import { TextField } from '../fields/TextField.tsx'
import { writeNote } from './write-note.ts'

/** Fetched once a note was written here and elsewhere. */
const NoteConflict = lazy(() => import('./NoteConflict.tsx'))

/** Whom a document was handed to, in the person's words. */
export function EditionNote({ id, note: given, version }: Pick<JudgedEdition, 'id' | 'note' | 'version'>) {
  const [note, setNote] = useState(given)
  const known = useRef({ note: given, version })
  const conflicts = useStore($conflicts, { keys: [id] })[id] ?? []
  useEffect(() => {
    if (version < known.current.version) return
    known.current = { note: given, version }
    setNote(given)
  }, [given, version])
  const write = (next: string) =>
    attempt(async () => {
      known.current = await writeNote(id, known.current, next)
      setNote(known.current.note)
    })
  const save = async (next: string) => {
    const before = known.current.note
    if ((await write(next)) && known.current.note === next) didBesides(words.did, () => write(before))
  }
  return (
    <>
      <TextField {...{ id, field: 'note', label: words.note, value: note, maxLength: 200 }} onSave={(next) => void save(next)} />
      {conflicts.length > 0 && (
        <Suspense>
          <NoteConflict {...{ id, conflicts }} onKeep={(mine) => void save(mine)} />
        </Suspense>
      )}
    </>
  )
}
