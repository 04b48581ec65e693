import type { Task, TaskView } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { task as taskWords } from '../../../../messages/task.ts'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { perform } from '../../../changes/changes.ts'
import { newId } from '../../../desk/id.ts'
import { $announcement, $toast } from '../../../desk/told.ts'
import { completedWords } from '../../state/completed-words.ts'
import { canMove, changesOf, type LaneName, type Lanes, landingIn } from '../rules/lanes.ts'

/** Where a card is, and where it is to be: an index of the lane without it. */
export interface CardMove {
  task: Task
  from: LaneName
  to: LaneName
  index: number
}

/** Puts a card into a lane of a view, and says where it is now. Answers whether it was moved. */
export async function moveCard({ task, from, to, index }: CardMove, lanes: Lanes, view: TaskView): Promise<boolean> {
  const isOrdered = to === 'open' || to === 'in-progress'
  const room = lanes[to].filter(({ id }) => id !== task.id).length
  const landing = isOrdered && index >= 0 && index <= room ? landingIn(view, lanes[to], task, index) : null
  const at = lanes[from].findIndex(({ id }) => id === task.id)
  if (from === to && (!landing || landing.at === at)) {
    if (landing && index !== at) $toast.set({ id: newId(), words: taskWords.move.byDay })
    else $announcement.set(taskWords.move.atEdge)
    return false
  }
  if (!canMove(task, from, to)) {
    $announcement.set(words.move.never)
    return false
  }
  const { ordersIn } = await import('../../rules/orders.ts')
  const [own, ...others] = landing ? ordersIn(landing.gap, [task]) : []
  const changes = [...changesOf(task, from, to, own?.changes.order ?? null), ...others]
  const lane = words.board.lanes[to]
  $announcement.set(words.board.moved(task.title, lane, landing ? landing.at + 1 : 1, room + 1))
  void perform(changes, saidOf(task, from, to))
  return true
}

function saidOf(task: Task, from: LaneName, to: LaneName): string {
  if (from === to) return taskWords.did.order(task.title)
  if (to === 'done' && isActive(task)) return completedWords(task)
  return words.board.movedTo(task.title, words.board.lanes[to])
}
