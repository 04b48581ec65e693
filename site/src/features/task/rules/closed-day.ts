import type { Task } from '@throughline/core/task'
import { type Calendar, localDateOf } from '../../desk/words/day.ts'

/** The person's date when a task was closed, or a repeating one last done: as it was written then, where it was completed. */
export const closedDay = (task: Task, calendar: Calendar): string =>
  task.status !== 'cancelled' && task.lastCompletion && !task.lastCompletion.undone
    ? task.lastCompletion.localDate
    : task.closedAt
      ? localDateOf(task.closedAt, calendar)
      : ''
