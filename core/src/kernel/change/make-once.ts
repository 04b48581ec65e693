import { eventFor } from '../context.ts'
import type { Kind } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'
import { addingTo, checkRoomFor, type RoomFor } from './room.ts'
import { sameAgain } from './same-again.ts'
import { type ChangeDeps, saveNew } from './save.ts'

/** How a record is made. */
export interface Putting<R extends StoredRecord, D extends ChangeDeps = ChangeDeps> {
  /** What there has to be room for, of which no more is known than its id; `null` where there is no limit. */
  room: RoomFor<Pick<R, 'id'>, D> | null
  /** Answers it as it is to be stored, and may refuse. Where there is a limit, it is given `deps` that have the turn of the kind. */
  make: (id: string, deps: D) => R | Promise<R>
  /** Whether the id was given just now, so that there is nothing under it to look for. */
  isFresh?: boolean
}

/** What is stored under an id, and whether it was made just now. */
export interface Put<R extends StoredRecord> {
  stored: R
  isNew: boolean
}

/**
 * Makes a record and tells of it as `<kind>.created`, unless there is one under its id: that is answered then, whatever room
 * there is. Of several at once, one makes it. Whether what is there is what was asked for says `sameAgain`.
 * @throws AppError `validation` where there is no room, and whatever `make` throws
 */
export function putOnce<R extends StoredRecord, D extends ChangeDeps>(
  deps: D,
  kind: Kind<R>,
  id: string,
  { room, make, isFresh = false }: Putting<R, D>,
): Promise<Put<R>> {
  const put = async (held: D) => {
    const { store, actor } = held
    const known = isFresh ? null : await store.get(actor.space, kind, id)
    if (known) return { stored: known, isNew: false }
    if (room) await checkRoomFor(held, room, { id })
    const made = await make(id, held)
    const stored = await saveNew(held, actor.space, kind, made, [eventFor(held, `${kind.name}.created`, made)])
    return { stored, isNew: stored === made }
  }
  return room ? addingTo(deps, kind, put) : put(deps)
}

interface Asked {
  /** The id that was named; without, it gets one of its own. */
  id: string | undefined
  /** What a record that is there already has to say to be the one that was asked for. */
  asked: object
}

/**
 * The same, so that a request may be sent again: what is there has to say what was asked.
 * @throws AppError as `putOnce`, or `conflict` as `sameAgain`, when the id stands for another or for what was deleted since.
 */
export async function makeOnce<R extends StoredRecord, D extends ChangeDeps>(
  deps: D,
  kind: Kind<R>,
  { id, asked }: Asked,
  putting: Omit<Putting<R, D>, 'isFresh'>,
): Promise<R> {
  const { stored, isNew } = await putOnce(deps, kind, id ?? deps.ids.next(), { ...putting, isFresh: id === undefined })
  return isNew ? stored : sameAgain(kind, stored, asked)
}
