import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { Task } from '@throughline/core/task'
import { type Known, orMade, sendEdit } from '../../changes/send-edit.ts'
import type { Change, TaskEdit } from '../rules/change.ts'
import { merge } from '../rules/merge.ts'

export interface SendingOptions extends Known<Task, TaskEdit, Change & { do: 'edit' }> {
  tasks: DailyClient['tasks']
}

/** The function that carries one change to the server, so that sending it again does no harm. */
export function createSending({ tasks, ...known }: SendingOptions) {
  const edit = (change: Change & { do: 'edit' }): Promise<Task> =>
    sendEdit(change, known, { merge, write: (changes, version) => tasks.edit(change.id, changes, { version }) })

  const open = (id: string, status: Task['status'] = 'open') =>
    edit({ do: 'edit', id, changes: { status }, base: { status: known.known(id)?.status ?? 'done' } })

  /** The completion that a task stands closed by. */
  function standing(id: string): string | null {
    const { status, lastCompletion: last } = known.known(id) ?? {}
    return last && !last.undone && status !== 'cancelled' ? last.id : null
  }

  async function reopen({ id, completionId, to }: Change & { do: 'reopen' }): Promise<Task> {
    const completion = completionId ?? standing(id)
    if (!completion) return open(id, to)
    const task = await tasks.undoCompletion(id, completion).catch((error: unknown) => {
      if (error instanceof ProblemError && error.status === 409) return null
      throw error
    })
    if (task && (!to || task.status === to)) return task
    if (task) known.learn(task)
    return open(id, to)
  }

  async function quickAdd({ id, text, typedAt, dueDate, rejected, seen }: Change & { do: 'quick-add' }): Promise<Task> {
    try {
      return await tasks.quickAdd(text, {
        ...{ id, typedAt, dueDate },
        ...(rejected && { rejected: [...rejected] }),
        ...(seen.parentId && { parentId: seen.parentId }),
      })
    } catch (error) {
      if (!(error instanceof ProblemError && error.faultAt('/typedAt'))) throw error
      // A wrong clock, or too long a wait: then it stays as it was seen.
      return tasks.create({ ...seen, id })
    }
  }

  async function carried(change: Change): Promise<Task> {
    switch (change.do) {
      case 'create':
        return orMade(tasks.create(change.task))
      case 'quick-add':
        return orMade(quickAdd(change))
      case 'edit':
        return edit(change)
      case 'complete':
        return (await tasks.complete(change.id, { occurrenceDate: change.occurrenceDate })).task
      case 'skip':
        return tasks.skip(change.id, change)
      case 'reopen':
        return reopen(change)
      case 'remove':
        return tasks.remove(change.id)
      case 'restore':
        return tasks.restore(change.id)
    }
  }

  return async function send(change: Change): Promise<Task> {
    const task = await carried(change)
    // The next change of the same task sets out from it, maybe before anybody has heard of this one's end.
    known.learn(task)
    return task
  }
}
