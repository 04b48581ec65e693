import type { Task } from '@throughline/core/task'
import { task as taskWords } from '../../../../messages/task.ts'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { taskPane } from '../../../../messages/task-pane.ts'
import { perform } from '../../../changes/changes.ts'
import { ActDialog, closeActs } from '../../../desk/ui/ActDialog.tsx'
import { useTaskDesk } from '../../state/task-desk.ts'
import { canMove, type LaneName, type Lanes, landingIn, laneNames } from '../rules/lanes.ts'
import type { CardMove } from './move-card.ts'

export interface Asked {
  task: Task
  lane: LaneName
  opener: Element
}

interface Props {
  asked: Asked
  lanes: Lanes
  onMove: (move: CardMove) => void
  onClose: () => void
}

/** What can be done to a card, for a thumb and for whoever does not drag: each lane, one place up or down, the trash. */
export function MoveCard({ asked: { task, lane, opener }, lanes, onMove, onClose }: Props) {
  const { view } = useTaskDesk()
  const at = lanes[lane].findIndex(({ id }) => id === task.id)
  const isOrdered = lane === 'open' || lane === 'in-progress'
  const canStep = (step: -1 | 1) => isOrdered && landingIn(view, lanes[lane], task, at + step).at !== at
  const act = (label: string, doIt: () => void) => (
    <li key={label}>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          closeActs(currentTarget)
          doIt()
        }}
      >
        {label}
      </button>
    </li>
  )
  const move = (to: LaneName, index: number) => () => onMove({ task, from: lane, to, index })
  return (
    <ActDialog title={words.move.open(task.title)} opener={opener} onClose={onClose}>
      <ul className="menu">
        {laneNames.map((to) => to !== lane && canMove(task, lane, to) && act(words.move.to(words.board.lanes[to]), move(to, 0)))}
        {at > 0 && canStep(-1) && act(words.move.up, move(lane, at - 1))}
        {at < lanes[lane].length - 1 && canStep(1) && act(words.move.down, move(lane, at + 1))}
        {act(taskPane.remove, () => void perform([{ do: 'remove', id: task.id }], taskWords.did.remove(task.title)))}
      </ul>
    </ActDialog>
  )
}
