import { useStore } from '@nanostores/react'
import type { Task, TaskChanges } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { perform } from '../data/changes.ts'
import { $refusals } from '../data/stores.ts'
import { editOf, fieldsOf } from '../rules/change.ts'

/** Changes some fields of a task, if they are any different. */
export function edit(task: Task, changes: TaskChanges): void {
  if (JSON.stringify(fieldsOf(task, changes)) === JSON.stringify(changes)) return
  const field = Object.keys(changes)[0] as keyof typeof words.fields
  void perform([editOf(task, changes)], words.did.edit(words.fields[field], task.title))
}

/** What a refused edit wanted a field to be, and why it was refused. */
export function useRefused<F extends keyof TaskChanges>(task: Task, field: F): { value: TaskChanges[F]; why: string } | null {
  const refusal = useStore($refusals, { keys: [task.id] })[task.id]
  if (refusal?.change.do !== 'edit' || !(field in refusal.change.changes)) return null
  return { value: refusal.change.changes[field], why: refusal.why }
}
