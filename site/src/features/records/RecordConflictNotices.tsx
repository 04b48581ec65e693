import { changes as changeWords } from '../../messages/changes.ts'
import type { AnyChange, AnyConflict } from '../changes/any-change.ts'
import { ChooseBetween } from '../changes/ChooseBetween.tsx'
import { perform } from '../changes/changes.ts'

type KindOf<Do> = Do extends `${infer K}.edit` ? K : never

export interface ConflictProps {
  kind: KindOf<AnyChange['do']>
  record: { id: string }
  conflicts: readonly AnyConflict[]
  fieldName: (field: string) => string
  /** What is said once one is chosen. */
  said: string
  /** What was chosen as an edit of the record, where that comes up in other fields than it has. */
  asEdit?: (fields: Readonly<Record<string, unknown>>) => object
}

/** Fields of a record that were changed here and elsewhere. */
export default function RecordConflictNotices({ kind, record, conflicts, fieldName, said, asEdit = (fields) => fields }: ConflictProps) {
  const edit = (fields: AnyConflict['mine']) => asEdit(fields as Record<string, unknown>)
  const keep = ({ mine, theirs }: AnyConflict) =>
    perform([{ do: `${kind}.edit`, id: record.id, changes: edit(mine), base: edit(theirs) } as AnyChange], said)
  return (
    <ChooseBetween
      id={record.id}
      conflicts={conflicts}
      nameOf={fieldName}
      said={(fields) => String(Object.values(fields)[0] || changeWords.conflict.empty)}
      keep={(conflict) => void keep(conflict)}
    />
  )
}
