import type { Task } from '@throughline/core/task'
import { memo } from 'react'
import { taskInListHref } from '../../rules/list-address.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import { ChooseBox } from '../../ui/select/ChooseBox.tsx'
import { useChosen } from '../../ui/select/use-chosen.ts'
import { TaskMeta, useTaskMeta } from '../../ui/TaskMeta.tsx'
import { MoveButton } from '../MoveButton.tsx'
import type { LaneName } from '../rules/lanes.ts'
import { rowKey } from './use-board-keys.ts'

interface Props {
  task: Task
  lane: LaneName
  position: number
  /** Cards in the lane; −1 when more are to come. */
  of: number
  isOpen: boolean
  /** Opens what can be done to the card, beside its button. */
  onMenu: (task: Task, lane: LaneName, opener: Element) => void
}

/** One task on the board. */
export const Card = memo(function Card({ task, lane, position, of, isOpen, onMenu }: Props) {
  const desk = useTaskDesk()
  const chosen = useChosen(task.id)
  const isOver = lane === 'done' || lane === 'cancelled'
  const isToday = desk.view === 'today'
  const meta = useTaskMeta(task, isOver ? (isToday ? 'done' : 'over') : isToday ? 'plain' : 'found')
  return (
    <li
      className={['card', isOpen && 'is-open', chosen !== 'off' && 'is-choosable', chosen === 'yes' && 'is-chosen']
        .filter(Boolean)
        .join(' ')}
      data-card={task.id}
      data-row={rowKey(task.id, lane)}
      aria-posinset={position}
      aria-setsize={of}
    >
      {chosen !== 'off' && <ChooseBox task={task} isChosen={chosen === 'yes'} />}
      <a
        className="card-title"
        dir="auto"
        href={taskInListHref(task.id, desk)}
        data-task={task.id}
        data-opens={task.id}
        aria-current={isOpen ? 'true' : undefined}
        draggable={false}
      >
        {task.title}
      </a>
      <MoveButton task={task} className="card-more" onOpen={(opener) => onMenu(task, lane, opener)} />
      {meta && <TaskMeta task={task} meta={meta} />}
    </li>
  )
})
