import type { Task } from '@throughline/core/task'
import { repeats } from '@throughline/core/task/rules'
import { makeWin as winWords } from '../../../messages/career-make.ts'
import { task as words } from '../../../messages/task.ts'
import { makeWinLate } from '../../career/state/late-make.ts'
import { toggleOf } from '../rules/change.ts'
import { perform } from './changes.ts'
import { nextWords } from './next-words.ts'
import { openSteps } from './task-progress.ts'

/** A title with a number may say a result; a date or a time of day does not. */
const saysNumber = (title: string) => /\d/.test(title.replace(/\d{1,4}([-./:]\d{1,4})+/g, ''))

const winOf = ({ id, title }: Task) => ({
  words: winWords.action,
  run: () => void makeWinLate({ kind: 'task', id }, title),
})

/** What is said of a task that was completed: also how many of its steps are still to do, for these stay open. */
export function completedWords({ id, title }: Pick<Task, 'id' | 'title'>): string {
  const open = openSteps(id)
  return open > 0 ? words.did.completeWithSteps(title, open) : words.did.complete(title)
}

/** Completes a task or opens it again. */
export function toggle(task: Task, isDone?: boolean): void {
  const change = toggleOf(task, isDone)
  const completed = completedWords(task)
  void perform([change], () => {
    if (change.do !== 'complete') return { words: words.did.reopen(task.title) }
    const next = repeats(task) ? nextWords(task) : null
    if (next) return { words: words.did.completeRound(task.title, next) }
    return { words: completed, ...(saysNumber(task.title) && { offer: winOf(task) }) }
  })
}
