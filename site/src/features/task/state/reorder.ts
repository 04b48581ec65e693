import type { Task } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { selectDid } from '../../../messages/task-select-did.ts'
import { perform } from '../../changes/changes.ts'
import { type Gap, gapAt } from '../../desk/drag/order.ts'
import { $announcement } from '../../desk/told.ts'

/** Moves a task to an index of the list without it, and says so to a screen reader. Resolves once it shows there. */
export async function moveTo(tasks: readonly Task[], id: string, index: number): Promise<void> {
  const task = tasks.find((task) => task.id === id)
  const gap = gapAt(tasks, id, index)
  if (!task || !gap) return $announcement.set(words.move.atEdge)
  const { ordersIn } = await import('../rules/orders.ts')
  $announcement.set(words.move.moved(task.title, index + 1, tasks.length))
  void perform(ordersIn(gap, [task]), words.did.order(task.title))
}

/** Moves several tasks into a gap, in their order, as one action. */
export async function moveAllInto(tasks: readonly Task[], gap: Gap<Task>): Promise<void> {
  const { ordersIn } = await import('../rules/orders.ts')
  $announcement.set(selectDid.order(tasks.length))
  void perform(ordersIn(gap, tasks), selectDid.order(tasks.length))
}
