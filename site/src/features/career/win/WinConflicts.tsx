import { useStore } from '@nanostores/react'
import type { Win } from '@throughline/core/career'
import { late } from '../../../components/late.tsx'
import { $conflicts } from '../../changes/stores.ts'

/** Fetched once something was changed here and elsewhere. */
const WinConflictNotices = late(() => import('./WinConflictNotices.tsx'), { isInPage: true })

/** Where fields of a win come up for a choice. */
export function WinConflicts({ win }: { win: Win }) {
  const conflicts = useStore($conflicts, { keys: [win.id] })[win.id] ?? []
  return conflicts.length > 0 && <WinConflictNotices win={win} conflicts={conflicts} />
}
