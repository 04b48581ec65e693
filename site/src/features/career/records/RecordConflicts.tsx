import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $conflicts } from '../../task/state/stores.ts'
import type { RecordKind, RecordOf } from './change.ts'

/** Fetched once something was changed here and elsewhere. */
const RecordConflictNotices = lazy(() => import('./RecordConflictNotices.tsx'))

interface Props<K extends RecordKind> {
  kind: K
  record: RecordOf<K>
  fieldName: (field: string) => string
  /** What is said once one is chosen. */
  said: string
}

/** Where fields of a record come up for a choice. */
export function RecordConflicts<K extends RecordKind>(props: Props<K>) {
  const { id } = props.record
  const conflicts = useStore($conflicts, { keys: [id] })[id] ?? []
  return (
    conflicts.length > 0 && (
      <Suspense>
        <RecordConflictNotices {...props} conflicts={conflicts} />
      </Suspense>
    )
  )
}
