import { isCompletable } from '../rules/bulk.ts'
import type { ListItem } from '../rules/list-items.ts'
import { records } from './queries.ts'

export interface ChosenCounts {
  all: number
  /** Those that can be completed. */
  open: number
  /** Those that are not in the list on the screen. */
  elsewhere: number
}

/** How many of the chosen tasks are what; without those that are gone. */
export function countChosen(ids: ReadonlySet<string>, items: readonly ListItem[] = []): ChosenCounts {
  const listed = new Set(items.map((item) => (item.type === 'task' ? item.task.id : item.key)))
  const counts = { all: 0, open: 0, elsewhere: 0 }
  for (const id of ids) {
    const task = records.shown(id)
    if (!task) continue
    counts.all++
    if (isCompletable(task)) counts.open++
    if (!listed.has(id)) counts.elsewhere++
  }
  return counts
}
