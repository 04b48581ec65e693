import type { Task } from '@throughline/core/task'
import { command } from '../../../messages/command.ts'
import { task as words } from '../../../messages/task.ts'
import { perform } from '../../changes/changes.ts'
import { fieldsOf } from '../../changes/fields-of.ts'
import { editOf, type TaskEdit } from '../rules/change.ts'

/** Changes each of some tasks in its own way, as one action; those that would stay as they are are left alone. */
export async function editTasks(tasks: readonly Task[], changesOf: (task: Task) => TaskEdit): Promise<void> {
  const edits = tasks
    .map((task) => ({ task, changes: changesOf(task) }))
    .filter(({ task, changes }) => JSON.stringify(fieldsOf(task, changes)) !== JSON.stringify(changes))
  const first = edits[0]
  if (!first) return
  const field = words.fields[Object.keys(first.changes)[0] as keyof typeof words.fields]
  const said = edits.length === 1 ? words.did.edit(field, first.task.title) : command.editedMany(field, edits.length)
  await perform(
    edits.map(({ task, changes }) => editOf(task, changes)),
    said,
  )
}
