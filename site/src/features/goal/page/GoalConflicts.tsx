import { useStore } from '@nanostores/react'
import type { CheckIn, Goal } from '@throughline/core/goal'
import { lazy, Suspense } from 'react'
import { $conflicts } from '../../changes/stores.ts'

/** Fetched once something was changed here and elsewhere. */
const GoalConflictNotices = lazy(() => import('./GoalConflictNotices.tsx'))

/** Where fields of a goal, or of a check-in of it, come up for a choice. */
export function GoalConflicts({ goal, checkIn }: { goal: Goal; checkIn?: CheckIn }) {
  const { id } = checkIn ?? goal
  const conflicts = useStore($conflicts, { keys: [id] })[id] ?? []
  return (
    conflicts.length > 0 && (
      <Suspense>
        <GoalConflictNotices goal={goal} conflicts={conflicts} {...(checkIn && { checkIn })} />
      </Suspense>
    )
  )
}
