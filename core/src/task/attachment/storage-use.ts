import { z } from 'zod'
import {
  type ActorDep,
  AppError,
  type ClockDep,
  type Cursor,
  defineKind,
  envelope,
  hasCode,
  instantText,
  MAX_LIMIT,
  newEnvelope,
  nowText,
  revised,
  type StoreDep,
} from '../../kernel/index.ts'
import { attachments } from './schema.ts'

/** How much the files of an account take, those in the trash among them. */
const StorageUse = z.object({ ...envelope, bytes: z.int().min(0) })

/** One for each space, under the id of the space. */
export const storageUses = defineKind('storage-use', { schema: StorageUse, version: 1, queries: {}, archive: null })

export interface StorageLimitDep {
  /** Bytes that the files of one account may take. */
  storageLimit: number
}

type Deps = StoreDep & ClockDep & ActorDep

/**
 * Takes room for a file before its record is saved, so that files that come at once never pass the limit together. What
 * stops in between takes room for nothing, until counting anew finds that out: before anything is refused, once nothing was
 * taken for an hour.
 * @throws AppError `too-large`
 */
export async function reserveStorage(deps: Deps & StorageLimitDep, bytes: number): Promise<void> {
  const { storageLimit } = deps
  const fits = (used: number) => used + bytes <= storageLimit
  if (await change(deps, (used) => (fits(used) ? used + bytes : null))) return
  const told = await stored(deps)
  const counted = told && told.updatedAt > hourAgo(deps) ? told.bytes : await count(deps)
  if (!fits(counted)) throw noRoom(counted, storageLimit)
  await change(deps, () => counted + bytes)
}

/** What was taken by then has its record, or never will. */
const hourAgo = ({ clock }: ClockDep) => instantText(clock.now().subtract({ hours: 1 }))

/** Gives room back once a record is erased. */
export async function releaseStorage(deps: Deps, bytes: number): Promise<void> {
  if (bytes > 0) await change(deps, (used) => Math.max(0, used - bytes))
}

/** Bytes that the person's files take. */
export async function storageUsed(deps: Deps): Promise<number> {
  return (await stored(deps))?.bytes ?? count(deps)
}

/** What the files of an account take, and may take, in bytes. */
export const Storage = z.object({ used: z.int().min(0), limit: z.int().min(0) }).meta({ id: 'Storage' })
export type Storage = z.infer<typeof Storage>

/** What the person's files take of the room there is for them, those in the trash among them. */
export const readStorage = async (deps: Deps & StorageLimitDep): Promise<Storage> => ({
  used: await storageUsed(deps),
  limit: deps.storageLimit,
})

const stored = ({ store, actor }: Deps) => store.get(actor.space, storageUses, actor.space)

/** Writes what `next` makes of the bytes in use, however many do so at once; false when it makes nothing of them. */
async function change(deps: Deps, next: (used: number) => number | null): Promise<boolean> {
  const { store, actor } = deps
  for (;;) {
    const current = await stored(deps)
    const bytes = next(current ? current.bytes : await count(deps))
    if (bytes === null) return false
    const now = nowText(deps)
    const record = current ? revised(current, { bytes }, now) : { ...newEnvelope(actor.space, now), bytes }
    try {
      await store.save(actor.space, storageUses, record, { expectedVersion: current?.version ?? 0 })
      return true
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
    }
  }
}

async function count({ store, actor }: Deps): Promise<number> {
  let bytes = 0
  for (const query of [attachments.queries.all, attachments.queries.trash]) {
    let after: Cursor | undefined
    do {
      const page = await store.list(actor.space, query, {}, { limit: MAX_LIMIT, after })
      for (const { size } of page.items) bytes += size
      after = page.nextCursor ?? undefined
    } while (after)
  }
  return bytes
}

const MEBIBYTE = 1024 * 1024
const inMebibytes = (bytes: number) => Math.ceil(bytes / MEBIBYTE).toLocaleString('en')

function noRoom(used: number, limit: number): AppError {
  const message = `Your files may take ${inMebibytes(limit)} MiB in all, and ${inMebibytes(used)} MiB are taken. What lies in the trash counts until it is erased.`
  return new AppError('too-large', message, { faults: [{ pointer: '/file', code: 'no_room', message }] })
}
