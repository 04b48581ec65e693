interface Pending<C> {
  change: C
  /** When it was made, RFC 3339. */
  at: string
}

interface Versioned {
  id: string
  version: number
}

/**
 * What is known of tasks, or of another kind: the newest record the server gave, and over it the changes that are on their way.
 * A change that fails is taken out, and the record shows as if it had never been.
 */
export function createRecords<R extends Versioned, C extends { id: string }>(
  applied: (record: R | null, change: C, now: string) => R | null,
) {
  const known = new Map<string, R>()
  const pending = new Map<string, Pending<C>[]>()

  const shown = (id: string): R | null => {
    const record = known.get(id) ?? null
    const changes = pending.get(id)
    return changes ? changes.reduce<R | null>((record, { change, at }) => applied(record, change, at), record) : record
  }

  return {
    /** Takes in what the server says, unless something newer is known; answers what is to be shown. */
    learn(record: R): R {
      if ((known.get(record.id)?.version ?? -1) <= record.version) known.set(record.id, record)
      return shown(record.id) ?? record
    },
    /** The server's newest record, without what is on its way. */
    known: (id: string): R | undefined => known.get(id),
    shown,
    /** The record is gone for good, or was never there. */
    forget(id: string) {
      known.delete(id)
      pending.delete(id)
    },
    begin(change: C, at: string) {
      pending.set(change.id, [...(pending.get(change.id) ?? []), { change, at }])
    },
    end(change: C) {
      const rest = (pending.get(change.id) ?? []).filter((entry) => entry.change !== change)
      if (rest.length) pending.set(change.id, rest)
      else pending.delete(change.id)
    },
  }
}
