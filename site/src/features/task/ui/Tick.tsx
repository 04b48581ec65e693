import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { list as listWords } from '../../../messages/task-list.ts'

interface Props {
  task: Pick<Task, 'id' | 'title' | 'status'>
  onToggle?: (() => void) | undefined
  /** Shown among what was done, as a repeating task is that has moved on since. */
  isDone?: boolean
}

/** The ring that completes a task. A button of the form around it, so that it works before any script does. */
export function Tick({ task, onToggle, isDone = !isActive(task) }: Props) {
  const active = !isDone
  const look = !active ? 'tick is-done' : task.status === 'in-progress' ? 'tick doing' : 'tick'
  return (
    <button
      className={look}
      type="submit"
      name={active ? 'complete' : 'reopen'}
      value={task.id}
      aria-label={active ? listWords.row.complete(task.title) : listWords.row.reopen(task.title)}
      onClick={
        onToggle &&
        ((event) => {
          event.preventDefault()
          onToggle()
        })
      }
    />
  )
}
