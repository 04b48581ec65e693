import type { Task } from '@throughline/core/task'
import { applied, type Change } from '../rules/change.ts'

interface Pending {
  change: Change
  /** When it was made, RFC 3339. */
  at: string
}

/**
 * What is known of tasks: the newest record the server gave, and over it the changes that are on their way.
 * A change that fails is taken out, and the record shows as if it had never been.
 */
export function createRecords() {
  const known = new Map<string, Task>()
  const pending = new Map<string, Pending[]>()

  const shown = (id: string): Task | null => {
    const task = known.get(id) ?? null
    const changes = pending.get(id)
    return changes ? changes.reduce<Task | null>((task, { change, at }) => applied(task, change, at), task) : task
  }

  return {
    /** Takes in what the server says, unless something newer is known; answers what is to be shown. */
    learn(task: Task): Task {
      if ((known.get(task.id)?.version ?? -1) <= task.version) known.set(task.id, task)
      return shown(task.id) ?? task
    },
    /** The server's newest record, without what is on its way. */
    known: (id: string): Task | undefined => known.get(id),
    shown,
    /** The task is gone for good, or was never there. */
    forget(id: string) {
      known.delete(id)
      pending.delete(id)
    },
    begin(change: Change, at: string) {
      pending.set(change.id, [...(pending.get(change.id) ?? []), { change, at }])
    },
    end(change: Change) {
      const rest = (pending.get(change.id) ?? []).filter((entry) => entry.change !== change)
      if (rest.length) pending.set(change.id, rest)
      else pending.delete(change.id)
    },
  }
}
