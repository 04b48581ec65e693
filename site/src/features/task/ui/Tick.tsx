import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { task as words } from '../../../messages/task.ts'

interface Props {
  task: Pick<Task, 'id' | 'title' | 'status'>
  onToggle?: (() => void) | undefined
}

/** The ring that completes a task. A button of the form around it, so that it works before any script does. */
export function Tick({ task, onToggle }: Props) {
  const active = isActive(task)
  const look = !active ? 'tick is-done' : task.status === 'in-progress' ? 'tick doing' : 'tick'
  return (
    <button
      className={look}
      type="submit"
      name={active ? 'complete' : 'reopen'}
      value={task.id}
      aria-label={active ? words.row.complete(task.title) : words.row.reopen(task.title)}
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
