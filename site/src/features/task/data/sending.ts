import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client'
import type { Task, TaskChanges } from '@throughline/core/task'
import type { Change } from '../rules/change.ts'
import { type Conflict, merge } from '../rules/merge.ts'

export interface SendingOptions {
  tasks: Client['tasks']
  /** The server's newest record, as far as it is known here. */
  known: (id: string) => Task | undefined
  learn: (task: Task) => void
  /** A field was changed here and elsewhere; the person has to choose. */
  onConflict: (task: Task, conflicts: readonly Conflict[]) => void
}

/** Each round means that somebody else wrote in between. */
const ROUNDS = 5

/** The function that carries one change to the server, so that sending it again does no harm. */
export function createSending({ tasks, known, learn, onConflict }: SendingOptions) {
  async function edit(id: string, changes: TaskChanges, base: TaskChanges): Promise<Task> {
    let rest = changes
    for (let round = 1; ; round++) {
      try {
        return await tasks.edit(id, rest, { version: known(id)?.version })
      } catch (error) {
        const current = staleRecord(error)
        if (!current || round === ROUNDS) throw error
        learn(current)
        const merged = merge(base, rest, current)
        if (merged.conflicts.length) onConflict(current, merged.conflicts)
        rest = merged.changes
        if (Object.keys(rest).length === 0) return current
      }
    }
  }

  const open = (id: string) => edit(id, { status: 'open' }, { status: known(id)?.status ?? 'done' })

  async function reopen(id: string, completionId: string | null): Promise<Task> {
    if (!completionId) return open(id)
    try {
      return await tasks.undoCompletion(id, completionId)
    } catch (error) {
      if (error instanceof ProblemError && error.status === 409) return open(id)
      throw error
    }
  }

  return async function send(change: Change): Promise<Task> {
    switch (change.do) {
      case 'create':
        return tasks.create(change.task)
      case 'edit':
        return edit(change.id, change.changes, change.base)
      case 'complete':
        return (await tasks.complete(change.id)).task
      case 'reopen':
        return reopen(change.id, change.completionId)
      case 'remove':
        return tasks.remove(change.id)
      case 'restore':
        return tasks.restore(change.id)
    }
  }
}

/** The record that a stale change was refused with. */
const staleRecord = (error: unknown): Task | undefined =>
  error instanceof ProblemError && error.status === 412 ? (error.problem.current as Task | undefined) : undefined
