import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client'
import type { Task } from '@throughline/core/task'
import type { Change } from '../rules/change.ts'
import { type Conflict, merge } from '../rules/merge.ts'

export interface SendingOptions {
  tasks: Client['tasks']
  /** The server's newest record, as far as it is known here. */
  known: (id: string) => Task | undefined
  learn: (task: Task) => void
  /** Fields of a change were changed elsewhere too, and are not written; the person has to choose. */
  onConflict: (task: Task, conflicts: readonly Conflict[], change: Change) => void
}

/** Each round means that somebody else wrote in between. */
const ROUNDS = 5

/** The function that carries one change to the server, so that sending it again does no harm. */
export function createSending({ tasks, known, learn, onConflict }: SendingOptions) {
  async function edit(change: Change & { do: 'edit' }): Promise<Task> {
    const { id, base } = change
    let rest = change.changes
    for (let round = 1; ; round++) {
      // What is known may be newer than what the person saw as the edit began.
      const current = known(id)
      if (current) {
        const merged = merge(base, rest, current)
        if (merged.conflicts.length) onConflict(current, merged.conflicts, change)
        rest = merged.changes
        if (Object.keys(rest).length === 0) return current
      }
      try {
        return await tasks.edit(id, rest, { version: current?.version })
      } catch (error) {
        const newer = answered(error, 412)
        if (!newer || round === ROUNDS) throw error
        learn(newer)
      }
    }
  }

  const open = (id: string) => edit({ do: 'edit', id, changes: { status: 'open' }, base: { status: known(id)?.status ?? 'done' } })

  async function reopen(id: string, completionId: string | null): Promise<Task> {
    if (!completionId) return open(id)
    try {
      return await tasks.undoCompletion(id, completionId)
    } catch (error) {
      if (error instanceof ProblemError && error.status === 409) return open(id)
      throw error
    }
  }

  async function quickAdd({ id, text, typedAt, rejected, seen }: Change & { do: 'quick-add' }): Promise<Task> {
    try {
      return await tasks.quickAdd(text, {
        ...{ id, typedAt },
        ...(rejected && { rejected: [...rejected] }),
        ...(seen.parentId && { parentId: seen.parentId }),
      })
    } catch (error) {
      if (!(error instanceof ProblemError && error.faultAt('/typedAt'))) throw error
      // A wrong clock, or too long a wait: then it stays as it was seen.
      return tasks.create({ ...seen, id })
    }
  }

  /** The id was chosen here: a task that stands under it was made by the same change, and has moved on since. */
  const orMade = (making: Promise<Task>) =>
    making.catch((error: unknown) => {
      const made = answered(error, 409)
      if (made) return made
      throw error
    })

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
        return reopen(change.id, change.completionId)
      case 'remove':
        return tasks.remove(change.id)
      case 'restore':
        return tasks.restore(change.id)
    }
  }

  return async function send(change: Change): Promise<Task> {
    const task = await carried(change)
    // The next change of the same task sets out from it, maybe before anybody has heard of this one's end.
    learn(task)
    return task
  }
}

/** The record as it stands, which a refusal of this status came with. */
const answered = (error: unknown, status: 409 | 412): Task | undefined =>
  error instanceof ProblemError && error.status === status ? (error.problem.current as Task | undefined) : undefined
