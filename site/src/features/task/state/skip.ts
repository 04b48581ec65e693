import type { Task } from '@throughline/core/task'
import { dueDay } from '@throughline/core/task/rules'
import { task as words } from '../../../messages/task.ts'
import { perform } from '../../changes/changes.ts'
import { nextWords } from './next-words.ts'

/** Moves a repeating task on without doing it. */
export function skip(task: Task, to: 'next' | 'after-today'): void {
  const occurrenceDate = dueDay(task)
  if (!occurrenceDate) return
  void perform([{ do: 'skip', id: task.id, to, occurrenceDate }], () => {
    const next = nextWords(task)
    return { words: next ? words.did.skipTo(task.title, next) : words.did.skip(task.title) }
  })
}
