import type { Task } from '@throughline/core/task'
import { template as words } from '../../messages/template.ts'
import { newId } from '../task/state/id.ts'
import { client } from '../task/state/queries.ts'
import { complain, reason } from '../task/state/reason.ts'
import { $toast } from '../task/state/stores.ts'

/** Keeps an open task with its steps as a template, and says so. */
export async function keepAsTemplate(task: Task): Promise<void> {
  try {
    const { name } = await client.templates.create({ id: newId(), taskId: task.id })
    $toast.set({ id: newId(), words: words.made(name) })
  } catch (error) {
    complain(words.notSaved(reason(error)))
  }
}
