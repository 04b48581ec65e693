import type { Task } from '@throughline/core/task'
import { repeats } from '@throughline/core/task/rules'
import type { When } from '../../when/rules/day-line.ts'
import type { TaskEdit } from './change.ts'

/** Makes a task due then; a time is one of the wall clock in `timeZone`, unless the task has another already. */
export function dueBy(task: Pick<Task, 'dueAt' | 'timeZone'>, when: When, timeZone: string): TaskEdit {
  const { date, time, repeat } = when
  return {
    ...(time
      ? { dueDate: null, dueAt: `${date}T${time}`, timeZone: task.dueAt ? task.timeZone : timeZone }
      : { dueDate: date, dueAt: null, timeZone: null }),
    ...(repeat && { recurrence: { ...repeat, anchor: date, exceptions: [] } }),
  }
}

/** Makes a task due no more. A repeat ends with its due day; named here, it comes back with it. */
export const withoutDue = (task: Pick<Task, 'recurrence'>): TaskEdit => ({
  dueDate: null,
  dueAt: null,
  timeZone: null,
  ...(repeats(task) && { recurrence: null }),
})
