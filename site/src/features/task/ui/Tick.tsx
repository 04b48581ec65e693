import type { Task } from '@throughline/core/task'
import { dueDay, isActive } from '@throughline/core/task/rules'
import { list as listWords } from '../../../messages/task-list.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { nearDateWithin } from '../../desk/words/day.ts'

interface Props {
  task: Pick<Task, 'id' | 'title' | 'status' | 'recurrence' | 'dueDate' | 'dueAt'>
  onToggle?: (() => void) | undefined
  /** Shown among what was done, as a repeating task is that has moved on since. */
  isDone?: boolean
}

/** The ring that completes a task. A button of the form around it, so that it works before any script does. */
export function Tick({ task, onToggle, isDone = !isActive(task) }: Props) {
  const desk = useDesk()
  const active = !isDone
  const due = dueDay(task)
  // Of one that comes round again it is told which round this is, where that is still to come.
  const ahead = active && task.recurrence && due && due > desk.today ? listWords.row.ahead(nearDateWithin(due, desk)) : undefined
  const look = !active ? 'tick is-done' : task.status === 'in-progress' ? 'tick doing' : 'tick'
  return (
    <button
      className={look}
      type="submit"
      name={active ? 'complete' : 'reopen'}
      value={task.id}
      title={ahead}
      aria-label={active ? [listWords.row.complete(task.title), ahead].filter(Boolean).join(', ') : listWords.row.reopen(task.title)}
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
