import { eventFor } from './context.ts'
import type { Kind } from './kind.ts'
import type { StoredRecord } from './record.ts'
import { addingTo } from './room.ts'
import { sameAgain } from './same-again.ts'
import { type ChangeDeps, saveNew } from './save.ts'

interface Asked {
  /** The id that was named; without, it gets one of its own. */
  id: string | undefined
  /** What a record that is there already has to say to be the one that was asked for. */
  asked: object
}

/**
 * Makes a record and tells of it as `<kind>.created`, unless there is one under its id that says what was asked: that is
 * answered then, so that a request may be sent again, and `make` is not run. Of several at once, one makes it; `make` may
 * look whether there is room, as one of a kind is made after the other.
 * @throws AppError `conflict` when the id stands for another, and whatever `make` throws.
 */
export async function makeOnce<R extends StoredRecord>(
  deps: ChangeDeps,
  kind: Kind<R>,
  { id, asked }: Asked,
  make: (id: string) => R | Promise<R>,
): Promise<R> {
  const { space } = deps.actor
  return addingTo(deps, kind, async () => {
    const known = id === undefined ? null : await deps.store.get(space, kind, id)
    if (known) return sameAgain(kind, known, asked)
    const made = await make(id ?? deps.ids.next())
    const stored = await saveNew(deps, space, kind, made, [eventFor(deps, `${kind.name}.created`, made)])
    return stored === made ? made : sameAgain(kind, stored, asked)
  })
}
