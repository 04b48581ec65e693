import { changes } from '../../../messages/changes.ts'
import { goalPage } from '../../../messages/goal-page.ts'
import { goalHref } from '../../addresses/goals.ts'
import type { AnyConflict } from '../../changes/any-change.ts'
import { newId } from '../../desk/id.ts'
import { $toast } from '../../desk/told.ts'
import { goalRecords } from './records.ts'

/** Says that a goal or a check-in of it was changed here and elsewhere, where the page of the goal does not. */
export function tellClash(goalId: string, conflicts: readonly AnyConflict[]): void {
  const href = goalHref(goalId)
  const field = goalPage.fields[conflicts[0]?.field as keyof typeof goalPage.fields]
  const said = changes.conflict.elsewhere(field, goalRecords.shown(goalId)?.title ?? '')
  $toast.set(location.pathname === href ? null : { id: newId(), words: said, isBad: true, href })
}
