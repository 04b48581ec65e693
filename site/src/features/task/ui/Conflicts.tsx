import { useStore } from '@nanostores/react'
import type { Task } from '@throughline/core/task'
import { lazy, Suspense } from 'react'
import type { Conflict } from '../../changes/merge.ts'
import { $conflicts } from '../../changes/stores.ts'
import type { TaskEdit } from '../rules/change.ts'

/** Fetched once something was changed here and elsewhere. */
const ConflictNotices = lazy(() => import('./ConflictNotices.tsx'))

/** Where such fields come up for a choice. */
export function Conflicts({ task }: { task: Task }) {
  const conflicts = (useStore($conflicts, { keys: [task.id] })[task.id] ?? []) as readonly Conflict<TaskEdit>[]
  return (
    conflicts.length > 0 && (
      <Suspense>
        <ConflictNotices task={task} conflicts={conflicts} />
      </Suspense>
    )
  )
}
