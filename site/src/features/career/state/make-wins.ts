import type { Task } from '@throughline/core/task'
import { makeWin as words } from '../../../messages/career-make.ts'
import { perform } from '../../changes/changes.ts'
import { newId } from '../../desk/id.ts'
import { $toast } from '../../desk/told.ts'
import { makeWin } from './make-win.ts'

/** Makes a win of each of these tasks that is done, as one action. */
export async function makeWins(tasks: readonly Task[]): Promise<void> {
  const done = tasks.filter(({ status, deletedAt }) => status === 'done' && !deletedAt)
  const [first, ...others] = done
  if (!first) return $toast.set({ id: newId(), words: words.nothing })
  if (others.length === 0) return void makeWin({ kind: 'task', id: first.id }, first.title)
  const changes = done.map(({ id: taskId, title }) => {
    const id = newId()
    return { do: 'win.create', id, win: { id, from: { kind: 'task', id: taskId } }, called: title.slice(0, 300) } as const
  })
  await perform(changes, () => ({ words: words.madeMany(changes.length), href: '/career' }))
}
