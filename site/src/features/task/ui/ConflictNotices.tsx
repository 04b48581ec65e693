import type { Task } from '@throughline/core/task'
import { changes as changeWords } from '../../../messages/changes.ts'
import { task as words } from '../../../messages/task.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { ChooseBetween } from '../../changes/ChooseBetween.tsx'
import { perform } from '../../changes/changes.ts'
import type { Conflict } from '../../changes/merge.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { dueWords, nearDate } from '../../desk/words/day.ts'
import { durationWords } from '../../desk/words/duration.ts'
import { recurrenceWords } from '../../when/words/recurrence.ts'
import type { TaskEdit } from '../rules/change.ts'
import { writeTags } from '../rules/tags.ts'
import { reminderWords } from '../words/reminder.ts'

/** Fields of a task that were changed here and elsewhere. */
export default function ConflictNotices({ task, conflicts }: { task: Task; conflicts: readonly Conflict<TaskEdit>[] }) {
  const desk = useDesk()
  const nameOf = (field: string) => words.fields[field as keyof typeof words.fields]
  const keep = ({ field, mine, theirs }: Conflict<TaskEdit>) =>
    perform([{ do: 'edit', id: task.id, changes: mine, base: theirs }], words.did.edit(nameOf(field), task.title))
  return (
    <ChooseBetween
      id={task.id}
      conflicts={conflicts}
      nameOf={nameOf}
      said={(fields) => valueWords(fields, task, desk)}
      keep={(conflict) => void keep(conflict)}
    />
  )
}

function valueWords(fields: TaskEdit, task: Task, desk: ReturnType<typeof useDesk>): string {
  if (fields.dueDate || fields.dueAt) return dueWords({ dueDate: fields.dueDate ?? null, dueAt: fields.dueAt ?? null }, desk) ?? ''
  if (fields.startDate) return nearDate(fields.startDate, desk)
  if (fields.status) return taskPane.statuses[fields.status]
  if (fields.priority) return taskPane.priorities[fields.priority]
  if (fields.recurrence) return recurrenceWords(fields.recurrence.rrule, desk.locale, fields.recurrence.repeatFrom)
  if (fields.durationMinutes) return durationWords(fields.durationMinutes)
  if (fields.reminders?.length) return fields.reminders.map((reminder) => reminderWords(reminder, task, desk)).join(', ')
  if (fields.tags?.length) return writeTags(fields.tags)
  return fields.title || fields.notes || changeWords.conflict.empty
}
