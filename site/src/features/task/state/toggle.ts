import type { Task } from '@throughline/core/task'
import { repeats } from '@throughline/core/task/rules'
import { task as words } from '../../../messages/task.ts'
import { toggleOf } from '../rules/change.ts'
import { perform } from './changes.ts'
import { nextWords } from './next-words.ts'

/** Completes a task or opens it again. */
export function toggle(task: Task, isDone?: boolean): void {
  const change = toggleOf(task, isDone)
  void perform([change], () => {
    if (change.do !== 'complete') return { words: words.did.reopen(task.title) }
    const next = repeats(task) ? nextWords(task) : null
    return { words: next ? words.did.completeRound(task.title, next) : words.did.complete(task.title) }
  })
}
