import type { Task, TaskView } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { dropIndex, gapAt, gapBeside, type Half, stepTo } from '../../desk/drag/order.ts'
import { newId } from '../../desk/id.ts'
import { $toast } from '../../desk/told.ts'
import { peersOf } from '../rules/reorder.ts'
import { movedWith } from '../rules/selection.ts'
import { isByDay } from '../rules/views.ts'
import { moveAllInto, moveTo } from '../state/reorder.ts'
import { $selection } from '../state/selection.ts'

/**
 * Moves a row of a view. `indexAmong` answers the wanted index among those it can change places with,
 * without it. Where days and times decide instead, it says so.
 */
async function moveRow(view: TaskView, tasks: readonly Task[], id: string, indexAmong: (peers: readonly Task[]) => number): Promise<void> {
  const peers = peersOf(view, tasks, id)
  const index = indexAmong(peers)
  if (isByDay(view) && !gapAt(peers, id, index)) $toast.set({ id: newId(), words: words.move.byDay })
  else await moveTo(peers, id, index)
}

/** Moves a row of a view up or down by one. */
export const stepRow = (view: TaskView, tasks: readonly Task[], id: string, step: -1 | 1): Promise<void> =>
  moveRow(view, tasks, id, (peers) => stepTo(peers, id, step))

/** Moves a row that was dropped on another; a chosen one takes all that are chosen along. */
export async function dropRow(view: TaskView, tasks: readonly Task[], id: string, over: string, half: Half): Promise<void> {
  const order = tasks.map((task) => task.id)
  const ids = movedWith($selection.get(), order, id)
  if (ids.length === 1) return moveRow(view, tasks, id, (peers) => dropIndex(peers, id, over, half))
  const peers = peersOf(view, tasks, over)
  const moved = peers.filter((task) => ids.includes(task.id))
  const gap = gapBeside(peers, ids, over, half)
  if (isByDay(view) && moved.length < ids.length) $toast.set({ id: newId(), words: words.move.byDay })
  else if (gap) await moveAllInto(moved, gap)
}
