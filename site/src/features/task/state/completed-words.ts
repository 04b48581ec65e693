import type { Task } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { $taskProgress } from './task-progress.ts'

/** What is said of a task that was completed: also how many of its steps are still to do, for these stay open. */
export function completedWords({ id, title }: Pick<Task, 'id' | 'title'>): string {
  const { total = 0, done = 0 } = $taskProgress.get()[id]?.steps ?? {}
  const open = total - done
  return open > 0 ? listWords.completedWithSteps(title, open) : words.did.complete(title)
}
