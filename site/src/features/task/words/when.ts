import type { Task } from '@throughline/core/task'
import { doneAt, isActive, isOverdue } from '@throughline/core/task/rules'
import { dueWords, exactDue, exactInstant, instantTime, localTime, nearDate } from '../../desk/words/day.ts'
import { closedDay } from '../rules/closed-day.ts'
import type { RowSection } from '../rules/sections.ts'
import type { TaskDesk } from '../state/task-desk.ts'

/** What a row says of its time: in words, for machines, and in full. */
export interface When {
  text: string
  dateTime: string
  exact: string | undefined
  isLate?: boolean
}

/**
 * When a task is due or was closed, as its row tells it: what the heading above says, or the
 * name of Today, is not said again. `null` when there is nothing to tell.
 */
export function whenInRow(task: Task, section: RowSection, desk: TaskDesk): When | null {
  const { locale, timeZone, today, view } = desk
  const done = section === 'done' || section === 'over' || !isActive(task) ? doneAt(task) : null
  if (done) {
    const text = section === 'done' ? instantTime(done, locale, timeZone) : nearDate(closedDay(task, desk), desk)
    return { text, dateTime: done, exact: exactInstant(done, locale, timeZone) }
  }
  const due = task.dueAt ?? task.dueDate
  if (!due) return null
  const told = { dateTime: due, exact: exactDue(task, locale) }
  const day = due.slice(0, 10)
  if (section === 'overdue') return { ...told, text: nearDate(day, desk), isLate: true }
  const isSaid =
    section === 'day' || (section === 'group' && desk.list.group === 'day') || (section === 'plain' && view === 'today' && day === today)
  if (!isSaid) return { ...told, text: dueWords(task, desk) ?? '', isLate: isOverdue(task, today) }
  return task.dueAt ? { ...told, text: localTime(task.dueAt, locale) } : null
}
