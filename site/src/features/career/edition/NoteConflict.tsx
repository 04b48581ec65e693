import type { EditionChanges } from '@throughline/core/edition'
import { changes } from '../../../messages/changes.ts'
import { edition as words } from '../../../messages/edition.ts'
import type { AnyConflict } from '../../changes/any-change.ts'
import { ChooseBetween } from '../../changes/ChooseBetween.tsx'

interface Props {
  id: string
  conflicts: readonly AnyConflict[]
  onKeep: (note: string) => void
}

const noteIn = (fields: AnyConflict['mine']) => (fields as EditionChanges).note ?? ''

/** Of a note that was written here and elsewhere. */
export default function NoteConflict({ id, conflicts, onKeep }: Props) {
  return (
    <ChooseBetween
      {...{ id, conflicts }}
      nameOf={() => words.field}
      said={(fields) => noteIn(fields) || changes.conflict.empty}
      keep={({ mine }) => onKeep(noteIn(mine))}
    />
  )
}
