import { calendarSeries } from '../export/index.ts'
import { dueDay, type Task } from '../task/index.ts'

/** The day that the round which is due was planned for, as calendar programs name it; `null` for what does not repeat. */
export function plannedDay(task: Pick<Task, 'recurrence' | 'dueDate' | 'dueAt'>): string | null {
  const due = dueDay(task)
  return task.recurrence && due ? calendarSeries(task.recurrence, due).start : null
}
