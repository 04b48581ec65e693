import { ProblemError } from '@throughline/client'
import type { Task } from '@throughline/core/task'
import { task as taskWords } from '../../messages/task.ts'
import { template as words } from '../../messages/template.ts'
import { newId } from '../task/state/id.ts'
import { client } from '../task/state/queries.ts'
import { $toast } from '../task/state/stores.ts'

/** Keeps an open task with its steps as a template, and says so. */
export async function keepAsTemplate(task: Task): Promise<void> {
  try {
    const { name } = await client.templates.create({ id: newId(), taskId: task.id })
    $toast.set({ id: newId(), words: words.made(name) })
  } catch (error) {
    $toast.set({ id: newId(), words: words.notSaved(reason(error)), isBad: true })
  }
}

function reason(error: unknown): string {
  if (!(error instanceof ProblemError) || error.status >= 500) return taskWords.noAnswer
  return error.problem.errors?.map(({ message }) => message).join(' ') || error.message
}
