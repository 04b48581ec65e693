import type { Task, TaskView } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { gapAt, peersOf } from '../rules/reorder.ts'
import { isByDay } from '../rules/views.ts'
import { newId } from '../state/id.ts'
import { moveTo } from '../state/reorder.ts'
import { $toast } from '../state/stores.ts'

/**
 * Moves a row of a view. `indexAmong` answers the wanted index among those it can change places with,
 * without it. Where days and times decide instead, it says so.
 */
export async function moveRow(
  view: TaskView,
  tasks: readonly Task[],
  id: string,
  indexAmong: (peers: readonly Task[]) => number,
): Promise<void> {
  const peers = peersOf(view, tasks, id)
  const index = indexAmong(peers)
  if (isByDay(view) && !gapAt(peers, id, index)) $toast.set({ id: newId(), words: words.move.byDay })
  else await moveTo(peers, id, index)
}
