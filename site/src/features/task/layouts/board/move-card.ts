import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { task as taskWords } from '../../../../messages/task.ts'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { perform } from '../../state/changes.ts'
import { $announcement } from '../../state/stores.ts'
import { canMove, changesOf, gapInLane, type LaneName, type Lanes } from '../rules/lanes.ts'

/** Where a card is, and where it is to be: an index of the lane without it. */
export interface CardMove {
  task: Task
  from: LaneName
  to: LaneName
  index: number
}

/** Puts a card into a lane, and says where it is now. Answers whether it was moved. */
export async function moveCard({ task, from, to, index }: CardMove, lanes: Lanes): Promise<boolean> {
  const stays = from === to && lanes[from].findIndex(({ id }) => id === task.id) === index
  const isOrdered = to === 'open' || to === 'in-progress'
  const room = lanes[to].filter(({ id }) => id !== task.id).length
  const gap = isOrdered && index >= 0 && index <= room ? gapInLane(lanes[to], task.id, index) : null
  if (stays || (from === to && !gap)) {
    $announcement.set(taskWords.move.atEdge)
    return false
  }
  if (!canMove(task, from, to)) {
    $announcement.set(words.move.never)
    return false
  }
  const { ordersIn } = await import('../../rules/orders.ts')
  const [own, ...others] = gap ? ordersIn(gap, [task]) : []
  const changes = [...changesOf(task, from, to, own?.changes.order ?? null), ...others]
  const lane = words.board.lanes[to]
  $announcement.set(words.board.moved(task.title, lane, isOrdered ? index + 1 : 1, room + 1))
  void perform(changes, saidOf(task, from, to))
  return true
}

function saidOf(task: Task, from: LaneName, to: LaneName): string {
  if (from === to) return taskWords.did.order(task.title)
  if (to === 'done' && isActive(task)) return taskWords.did.complete(task.title)
  return words.board.movedTo(task.title, words.board.lanes[to])
}
