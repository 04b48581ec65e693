import type { Task } from '@throughline/core/task'
import { Icon } from '../../../components/Icon.tsx'
import { taskLayouts as words } from '../../../messages/task-layouts.ts'

interface Props {
  task: Pick<Task, 'title'>
  /** How it stands in what it belongs to. */
  className: string
  /** Opens what can be done to the task, beside this button. */
  onOpen: (opener: Element) => void
}

/** What dragging does, for a key or a thumb; the key that moves a task presses it. */
export const MoveButton = ({ task, className, onOpen }: Props) => (
  <button
    className={`btn btn-icon ${className}`}
    type="button"
    data-moves
    aria-label={words.move.open(task.title)}
    onClick={({ currentTarget }) => onOpen(currentTarget)}
  >
    <Icon name="more" />
  </button>
)
