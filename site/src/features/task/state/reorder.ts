import type { Task } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { editOf } from '../rules/change.ts'
import { gapAt } from '../rules/reorder.ts'
import { perform } from './changes.ts'
import { $announcement } from './stores.ts'

/** Moves a task to an index of the list without it, and says so to a screen reader. */
export async function moveTo(tasks: readonly Task[], id: string, index: number): Promise<void> {
  const task = tasks.find((task) => task.id === id)
  const gap = gapAt(tasks, id, index)
  if (!task || !gap) return $announcement.set(words.move.atEdge)
  const { orderBetween } = await import('@throughline/core/task/order')
  $announcement.set(words.move.moved(task.title, index + 1, tasks.length))
  await perform([editOf(task, { order: orderBetween(gap.before, gap.after) })], words.did.order(task.title))
}
