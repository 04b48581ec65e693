import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $conflicts } from '../changes/stores.ts'
import type { ConflictProps } from './RecordConflictNotices.tsx'

/** Fetched once something was changed here and elsewhere. */
const RecordConflictNotices = lazy(() => import('./RecordConflictNotices.tsx'))

/** Where fields of a record come up for a choice. */
export function RecordConflicts(props: Omit<ConflictProps, 'conflicts'>) {
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
