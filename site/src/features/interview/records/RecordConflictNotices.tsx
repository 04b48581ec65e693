import { task } from '../../../messages/task.ts'
import type { AnyConflict } from '../../task/rules/any-change.ts'
import { perform } from '../../task/state/changes.ts'
import { ChooseBetween } from '../../task/ui/ChooseBetween.tsx'
import type { InterviewChange, InterviewEdit, InterviewKind, InterviewRecord } from './kinds.ts'
import { chosenOf } from './merge-story.ts'

export interface ConflictProps {
  kind: InterviewKind
  record: InterviewRecord
  conflicts: readonly AnyConflict[]
  fieldName: (field: string) => string
  /** What is said once one is chosen. */
  said: string
}

/** Fields of a record that were changed here and elsewhere. */
export default function RecordConflictNotices({ kind, record, conflicts, fieldName, said }: ConflictProps) {
  // Of a story, a part of a telling comes up for a choice by itself.
  const edit = (fields: AnyConflict['mine']) =>
    'tellings' in record ? chosenOf(record, fields as Record<string, unknown>) : (fields as InterviewEdit)
  const keep = ({ mine, theirs }: AnyConflict) =>
    perform([{ do: `${kind}.edit`, id: record.id, changes: edit(mine), base: edit(theirs) } as InterviewChange], said)
  return (
    <ChooseBetween
      id={record.id}
      conflicts={conflicts}
      nameOf={fieldName}
      said={(fields) => String(Object.values(fields)[0] || task.conflict.empty)}
      keep={(conflict) => void keep(conflict)}
    />
  )
}
