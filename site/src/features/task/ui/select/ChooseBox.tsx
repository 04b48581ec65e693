import type { Task } from '@throughline/core/task'
import { select as words } from '../../../../messages/task-select.ts'
import { toggleChosen } from '../../state/selection.ts'

interface Props {
  task: Pick<Task, 'id' | 'title'>
  isChosen: boolean
}

/** The box that chooses a row. Where a finger points, the whole row is its label. */
export const ChooseBox = ({ task, isChosen }: Props) => (
  <label className="choose">
    <input
      className="check"
      type="checkbox"
      aria-label={words.row(task.title)}
      checked={isChosen}
      onChange={() => toggleChosen(task.id)}
      onClick={(event) => {
        // With Shift the list draws a range to this row instead.
        if (event.shiftKey) event.preventDefault()
      }}
    />
  </label>
)
