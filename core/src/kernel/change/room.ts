import type { ActorDep, StoreDep } from '../context.ts'
import { type AppError, oneFault } from '../error.ts'
import type { QueryArgs } from '../ports/store.ts'
import type { Kind, Query } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'
import { inTurn } from '../turns/in-turn.ts'
import { crowded } from './save.ts'

/** How many records of a kind there may be, the trash aside. */
export interface Room<R extends StoredRecord = StoredRecord> {
  /** Counts those that are there. */
  query: Query<R>
  most: number
  /** What they are called when there are several; the code of the fault is made of it, such as `too_many_target_jobs`. */
  noun: string
  /** Where the code is of another word. */
  code?: string
  /** What they are in, such as `A mock interview`, where it is not the account. */
  holder?: string
  /** What the person may do about it, in a sentence. */
  hint?: string
}

/** How many of a kind there are at most, whoever makes them at the same time. */
export interface Limit<R extends StoredRecord = StoredRecord> extends Pick<Room<R>, 'query' | 'most'> {
  /** What is thrown at whoever makes one more. */
  refusal(): AppError
}

/** How it is made, and undone. */
export interface Making<T> {
  /** Stores it, and does nothing that takes long; is told how many there were before. */
  make(before: number): Promise<T>
  /** Undoes what `make` has stored. */
  takeBack(made: T): Promise<unknown>
  /** Where somebody else may have made it under the same id, whether they have not; then there is nothing to take back. */
  isNew?(made: T): boolean
}

/** How many there are of what has a limit. @throws AppError its refusal, where there is room for none */
export async function countWithin<R extends StoredRecord>(
  { store, actor }: StoreDep & ActorDep,
  { query, most, refusal }: Limit<R>,
): Promise<number> {
  const before = await store.count(actor.space, query, {})
  if (before >= most) throw refusal()
  return before
}

/**
 * Makes one of what there are so many of at most, one after the other in this process, so that as many are made as there is
 * room for. As another process may make one meanwhile, each looks once more when it is stored, and is taken back if it is one
 * too many: no more than `most` stay, though fewer may. For what must not go beyond by one even across processes, such as ways
 * into an account and addresses that this server asks; for all else see `addingTo`.
 * @throws AppError the limit's refusal; `unavailable` as `addingTo`, and whatever `make` throws
 */
export const makeWithin = <R extends StoredRecord, T>(
  deps: StoreDep & ActorDep,
  limit: Limit<R>,
  { make, takeBack, isNew = () => true }: Making<T>,
): Promise<T> =>
  addingTo(deps, { name: limit.query.kind }, async ({ store, actor }) => {
    const made = await make(await countWithin(deps, limit))
    if (!isNew(made) || (await store.count(actor.space, limit.query, {})) <= limit.most) return made
    await takeBack(made)
    throw limit.refusal()
  })

/** The turns that who does something has already; only `addingTo` gives any. */
export interface TurnsDep {
  readonly turns?: readonly string[]
}

// Said here, as adapters read this file without the platform of the core.
declare const setTimeout: (ring: () => void, ms: number) => unknown
declare const clearTimeout: (timer: unknown) => void

/** For how long a turn is waited for: who would wait for themselves keeps all others of the space from saving meanwhile. */
const PATIENCE_MS = 30_000

/**
 * Does what may make one more of a kind once all such that was begun before it in the space is over, in this process. So many
 * that are asked for at once never go beyond what there is room for; of several processes, each may let one in as the last.
 *
 * Turns are taken within each other in one order, or two would wait for each other: scripts/nested-turns.ts lists which, and
 * every test watches that no others are.
 * @param work looks for what is there already, makes sure of the room, and saves. It is given `deps` that have the turn: with
 * these, until it is over, it takes the same one again at once; with others it would wait for itself
 * @throws AppError `unavailable` where the turn does not come in half a minute, and whatever `work` throws
 */
export function addingTo<D extends StoreDep & ActorDep & TurnsDep, T>(
  deps: D,
  { name }: Pick<Kind, 'name'>,
  work: (deps: D) => Promise<T>,
): Promise<T> {
  const key = `add ${name} ${deps.actor.space}`
  const { turns = [] } = deps
  if (turns.includes(key)) return work(deps)
  const late = Promise.withResolvers<never>()
  let isLate = false
  const turn = inTurn(deps.store, key, () => {
    clearTimeout(timer)
    return isLate ? late.promise : work({ ...deps, turns: [...turns, key] })
  })
  const timer = setTimeout(() => {
    isLate = true
    late.reject(crowded())
  }, PATIENCE_MS)
  return Promise.race([turn, late.promise])
}

/**
 * What there is room for, or what makes sure of it where that is told otherwise: by what is known of the record, given `deps`
 * that have the turn of the kind.
 */
export type RoomFor<R, D extends StoreDep & ActorDep> = Room | ((deps: D, record: R) => Promise<void>)

/** Makes sure of room, whichever way it is told. @throws AppError as `checkRoom` */
export const checkRoomFor = <R, D extends StoreDep & ActorDep>(deps: D, room: RoomFor<R, D>, record: R): Promise<void> =>
  typeof room === 'function' ? room(deps, record) : checkRoom(deps, room)

/** Of what is asked for. */
interface Asked {
  /** How many are to come. */
  more?: number
  /** Which records share the room; without, all of the account. */
  where?: QueryArgs['where']
  /** The field at fault, as an RFC 6901 JSON Pointer. */
  pointer?: string
}

/**
 * Makes sure that there is room for another record, or for so many more. What is counted is still so when the record is saved
 * if both are done within one `addingTo`, as `putOnce`, `makeOnce` and, given a room, `restoreRecord` do by themselves.
 * @throws AppError `validation`
 */
export async function checkRoom<R extends StoredRecord>(
  { store, actor }: StoreDep & ActorDep,
  { query, most, noun, code = `too_many_${noun.replaceAll(' ', '_')}`, holder, hint }: Room<R>,
  { more = 1, where, pointer = '' }: Asked = {},
): Promise<void> {
  if ((await store.count(actor.space, query, where ? { where } : {})) + more <= most) return
  const told = `${holder ? `${holder} has` : 'There is'} room for ${most.toLocaleString('en')} ${noun}.`
  throw oneFault(pointer, code, hint ? `${told} ${hint}` : told)
}
