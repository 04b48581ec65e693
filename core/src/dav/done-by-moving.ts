import { datesAfter, partsOf, seriesOf, type Task } from '../task/index.ts'
import { plannedDay } from './planned-day.ts'
import type { SaidTask, TodoObject } from './read-todo-object.ts'

/** What completing moves by itself. */
export const MOVED_BY_COMPLETING = ['dueDate', 'dueAt', 'timeZone', 'startDate', 'recurrence', 'reminders'] as const

/**
 * Whether a program completed a round by moving the to-do to its next one, which stays open. Tasks.org does so unless told
 * that the server schedules what repeats, and so do others. To put a round off looks the same, so that only this is taken for
 * certain: the rounds left to go are one fewer, or the day of the next one has passed itself, to which nobody puts anything off.
 */
export function isDoneByMoving(task: Task, before: TodoObject, after: TodoObject, today: string): boolean {
  const planned = plannedDay(task)
  const [was, is] = [before.said, after.said]
  if (!planned || !task.recurrence || !was.recurrence || !is.recurrence || isClosed(after) || isClosed(before)) return false
  const [dayBefore, day] = [dayOf(was), dayOf(is)]
  if (!dayBefore || !day || day <= dayBefore || timeOf(is) !== timeOf(was)) return false
  const [{ COUNT: countBefore, ...ruleBefore }, { COUNT: count, ...rule }] = [partsOf(was.recurrence.rrule), partsOf(is.recurrence.rrule)]
  if (JSON.stringify(rule) !== JSON.stringify(ruleBefore)) return false
  if (countBefore !== count) return Number(count) === Number(countBefore) - 1
  return day < today && task.recurrence.repeatFrom === 'schedule' && day === datesAfter(seriesOf(task.recurrence), planned, 1)[0]
}

const isClosed = ({ status }: TodoObject): boolean => status === 'done' || status === 'cancelled'
const dayOf = ({ dueDate, dueAt }: SaidTask): string | null => dueAt?.slice(0, 10) ?? dueDate
const timeOf = ({ dueAt, timeZone }: SaidTask): string => (dueAt ? `${dueAt.slice(10)} ${timeZone}` : '')
