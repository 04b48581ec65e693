import type { Task } from '@throughline/core/task'
import { $today } from '../../desk/here.ts'
import type { Here } from '../../shortcuts/action.ts'
import { givenTaskDesk } from '../../task/state/given-task-desk.ts'
import { listShown } from '../../task/state/list.ts'
import { records } from '../../task/state/queries.ts'
import { chosenTasks } from '../../task/state/selection.ts'
import { $openId, $place } from '../../task/state/stores.ts'

/** Where the person is now. */
export function whereNow(): Here {
  const given = givenTaskDesk()
  const today = $today.get()
  const focus = document.activeElement
  const rowId = focus?.closest<HTMLElement>('[data-row]')?.dataset.row
  const inList = rowId === undefined ? undefined : listShown()?.items.find(({ key }) => key === rowId)
  const row = inList?.type === 'task' ? inList.task : rowId === undefined ? null : records.shown(rowId)
  const openId = $openId.get()
  const task = row ?? (openId ? records.shown(openId) : null)
  const meant = () => {
    const chosen = chosenTasks()
    return chosen.length > 0 ? chosen : task ? [task] : []
  }
  // Asked for at every key, and seldom looked at: thousands may be chosen.
  let tasks: readonly Task[] | undefined
  return {
    desk: { ...given, ...$place.get(), ...(today && { today }) },
    task,
    get tasks() {
      tasks ??= meant()
      return tasks
    },
    isRow: row !== null,
    isTitle: row !== null && focus instanceof HTMLElement && focus.dataset.task === row.id,
  }
}
