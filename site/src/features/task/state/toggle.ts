import { isWorthKeeping } from '@throughline/core/career/worth-keeping'
import type { Task } from '@throughline/core/task'
import { repeats } from '@throughline/core/task/rules'
import { makeWin as winWords } from '../../../messages/career-make.ts'
import { task as words } from '../../../messages/task.ts'
import { perform } from '../../changes/changes.ts'
import { makeWinLate } from '../../made/make-win-late.ts'
import { toggleOf } from '../rules/change.ts'
import { nextWords } from './next-words.ts'

const winOf = ({ id, title }: Task) => ({
  words: winWords.action,
  run: () => void makeWinLate({ kind: 'task', id }, title),
})

const plainly = ({ title }: Task): string => words.did.complete(title)
let completed = plainly

/**
 * Pages that know of steps have more to say of a task that was completed. They bring these words along, as every page
 * loads this module; answers with what takes them back.
 */
export const sayCompleted = (say: typeof completed): (() => void) => {
  completed = say
  return () => {
    completed = plainly
  }
}

/** Completes a task or opens it again. */
export function toggle(task: Task, isDone?: boolean): void {
  const change = toggleOf(task, isDone)
  const said = completed(task)
  void perform([change], () => {
    if (change.do !== 'complete') return { words: words.did.reopen(task.title) }
    const next = repeats(task) ? nextWords(task) : null
    if (next) return { words: words.did.completeRound(task.title, next) }
    return { words: said, ...(isWorthKeeping(task) && { offer: winOf(task) }) }
  })
}
