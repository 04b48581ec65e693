import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { isChoosing } from '../../rules/selection.ts'
import { $selection } from '../../state/selection.ts'

/** Fetched when rows are first chosen. */
const BulkBar = lazy(() => import('./BulkBar.tsx'))

/** Where the bar of chosen tasks comes up. */
export const BulkSlot = () =>
  isChoosing(useStore($selection)) && (
    <Suspense>
      <BulkBar />
    </Suspense>
  )
