import type { Task } from '@throughline/core/task'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import type { TaskEdit } from '../rules/change.ts'
import type { Conflict } from '../rules/merge.ts'
import { writeTags } from '../rules/tags.ts'
import { perform } from '../state/changes.ts'
import { $conflicts } from '../state/stores.ts'
import { dueWords } from '../words/day.ts'
import { durationWords } from '../words/duration.ts'
import { recurrenceWords } from '../words/recurrence.ts'
import { reminderWords } from '../words/reminder.ts'
import { useDesk } from './Island.tsx'

/** Fields that were changed here and elsewhere: both values, and the choice between them. */
export default function ConflictNotices({ task, conflicts }: { task: Task; conflicts: readonly Conflict[] }) {
  const desk = useDesk()
  const settle = (conflict: Conflict) => {
    const rest = conflicts.filter((other) => other !== conflict)
    $conflicts.setKey(task.id, rest)
  }
  return conflicts.map((conflict) => {
    const field = words.fields[conflict.field as keyof typeof words.fields]
    return (
      <div className="notice notice-warn conflict" role="alert" key={conflict.field}>
        <Icon name="warn" />
        <div>
          <p className="firm">{words.conflict.title(field)}</p>
          <p>{words.conflict.text}</p>
          <dl>
            <div>
              <dt>{words.conflict.mine}</dt>
              <dd dir="auto">{valueWords(conflict.mine, task, desk)}</dd>
            </div>
            <div>
              <dt>{words.conflict.theirs}</dt>
              <dd dir="auto">{valueWords(conflict.theirs, task, desk)}</dd>
            </div>
          </dl>
          <button
            className="btn btn-plain"
            type="button"
            onClick={() => {
              settle(conflict)
              void perform([{ do: 'edit', id: task.id, changes: conflict.mine, base: conflict.theirs }], words.did.edit(field, task.title))
            }}
          >
            {words.conflict.keepMine}
          </button>{' '}
          <button className="btn btn-plain" type="button" onClick={() => settle(conflict)}>
            {words.conflict.keepTheirs}
          </button>
        </div>
      </div>
    )
  })
}

function valueWords(fields: TaskEdit, task: Task, desk: ReturnType<typeof useDesk>): string {
  if (fields.dueDate || fields.dueAt) return dueWords({ dueDate: fields.dueDate ?? null, dueAt: fields.dueAt ?? null }, desk) ?? ''
  if (fields.startDate) return fields.startDate
  if (fields.status) return words.pane.statuses[fields.status]
  if (fields.priority) return words.pane.priorities[fields.priority]
  if (fields.recurrence) return recurrenceWords(fields.recurrence.rrule, desk.locale)
  if (fields.durationMinutes) return durationWords(fields.durationMinutes)
  if (fields.reminders?.length) return fields.reminders.map((reminder) => reminderWords(reminder, task, desk)).join(', ')
  if (fields.tags?.length) return writeTags(fields.tags)
  return fields.title || fields.notes || words.conflict.empty
}
