import type { Task } from '@throughline/core/task'
import { dayKey } from '@throughline/core/task/rules'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { perform } from '../../../changes/changes.ts'
import { fieldsOf } from '../../../changes/fields-of.ts'
import type { Desk } from '../../../desk/desk.ts'
import { newId } from '../../../desk/id.ts'
import { dueWords, nearDate } from '../../../desk/words/day.ts'
import { durationWords } from '../../../desk/words/duration.ts'
import { applied, editOf, type TaskEdit } from '../../rules/change.ts'
import { readLine } from '../read-line.ts'
import { clock } from '../rules/reschedule.ts'

/** Gives a task another day, time or duration, and says which. What changes nothing is left alone. */
export function reschedule(task: Task, changes: TaskEdit, desk: Desk): void {
  if (JSON.stringify(fieldsOf(task, changes)) === JSON.stringify(changes)) return
  const change = editOf(task, changes)
  const after = applied(task, change, task.updatedAt) ?? task
  const said =
    changes.durationMinutes != null
      ? words.calendar.lasting(task.title, durationWords(changes.durationMinutes))
      : words.calendar.moved(task.title, whenOf(after, desk))
  void perform([change], said)
}

function whenOf(task: Task, desk: Desk): string {
  const day = dayKey(task)?.slice(0, 10)
  return dueWords(task, desk) ?? (day ? nearDate(day, desk) : words.calendar.noDay)
}

/** Adds a task on a day and, where one was pointed at or the line names one, at a time. `minutes` counts from midnight. */
export async function addOn(text: string, { day, minutes }: { day: string; minutes: number | null }, desk: Desk): Promise<void> {
  const { title, dueAt, ...fields } = await readLine(text)
  const time = dueAt?.slice(11, 16) ?? (minutes === null ? null : clock(minutes))
  const due = time ? { dueDate: null, dueAt: `${day}T${time}`, timeZone: desk.timeZone } : { dueDate: day, timeZone: null }
  const id = newId()
  const when = dueWords({ dueDate: time ? null : day, dueAt: time ? `${day}T${time}` : null }, desk) ?? ''
  await perform([{ do: 'create', id, task: { ...fields, ...due, title, id } }], words.calendar.added(title, when))
}
