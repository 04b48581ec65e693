import type { JudgedEdition } from '@throughline/core/edition'
import { useEffect, useState } from 'react'
import { edition as words } from '../../messages/edition.ts'
import { TextField } from '../career/fields/TextField.tsx'
import { didBesides } from '../task/state/changes.ts'
import { client } from '../task/state/queries.ts'
import { attempt } from '../task/state/reason.ts'

/** Whom a document was handed to, in the person's words. */
export function EditionNote({ id, note: given }: Pick<JudgedEdition, 'id' | 'note'>) {
  const [note, setNote] = useState(given)
  useEffect(() => setNote(given), [given])
  const write = (next: string) =>
    attempt(async () => {
      await client.editions.edit(id, { note: next })
      setNote(next)
    })
  const save = async (next: string) => {
    if (await write(next)) didBesides(words.did, () => write(note))
  }
  return <TextField {...{ id, field: 'note', label: words.note, value: note, maxLength: 200 }} onSave={(next) => void save(next)} />
}
