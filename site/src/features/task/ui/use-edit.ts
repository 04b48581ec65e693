import { useStore } from '@nanostores/react'
import type { Task } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { perform } from '../../changes/changes.ts'
import { fieldsOf } from '../../changes/fields-of.ts'
import { $refusals } from '../../changes/stores.ts'
import { editOf, type TaskEdit } from '../rules/change.ts'

/** Changes some fields of a task, if they are any different from `base`: what they held when the edit began. */
export function edit(task: Task, changes: TaskEdit, base: TaskEdit = fieldsOf(task, changes)): void {
  if (JSON.stringify(base) === JSON.stringify(changes)) return
  const field = Object.keys(changes)[0] as keyof typeof words.fields
  void perform([editOf(task, changes, base)], words.did.edit(words.fields[field], task.title))
}

/** What a refused edit wanted a field to be, and why it was refused. */
export function useRefused<F extends keyof TaskEdit>(task: Task, field: F): { value: TaskEdit[F]; why: string } | null {
  const refusals = useStore($refusals)
  for (const { change, why } of refusals)
    if (change.id === task.id && change.do === 'edit' && field in change.changes) return { value: change.changes[field], why }
  return null
}
