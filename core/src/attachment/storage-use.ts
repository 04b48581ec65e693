import { z } from 'zod'
import {
  type ActorDep,
  AppError,
  type ClockDep,
  type DomainEvent,
  defineKind,
  envelope,
  hasCode,
  instantText,
  type KindsDep,
  listPages,
  newEnvelope,
  nowText,
  revised,
  type StoreDep,
  type StoredRecord,
} from '../kernel/index.ts'
import { type FileOwnerKind, MAX_ATTACHMENTS } from './limits.ts'
import { type Attachment, attachments } from './schema.ts'

/** How much the files of an account take, those in the trash among them. */
const StorageUse = z.object({ ...envelope, bytes: z.int().min(0) })

/** One for each space, under the id of the space. */
export const storageUses = defineKind('storage-use', { schema: StorageUse, version: 1, queries: {}, archive: null })

export interface StorageLimitDep {
  /** Bytes that the files of one account may take. */
  storageLimit: number
  /** What it is for the asker, where it is not the same for everybody. */
  ownStorageLimit?: ((deps: StoreDep & ClockDep & ActorDep) => Promise<number>) | undefined
}

type Deps = StoreDep & ClockDep & ActorDep

/**
 * Takes room for a file before its record is saved, so that files that come at once never pass the limit together. What
 * stops in between takes room for nothing, until counting anew finds that out: before anything is refused, once nothing was
 * taken for an hour.
 * @throws AppError `too-large`
 */
export async function reserveStorage(deps: Deps & StorageLimitDep, bytes: number): Promise<void> {
  const storageLimit = await limitOf(deps)
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

/** What the files of an account take, how much of that lies in the trash, and what they may take, in bytes. */
export const Storage = z
  .object({
    used: z.int().min(0),
    trash: z.int().min(0),
    /** Of `trash`, what lies there with entries of the journal. */
    journalTrash: z.int().min(0),
    limit: z.int().min(0),
  })
  .meta({ id: 'Storage' })
export type Storage = z.infer<typeof Storage>

/** What the person's files take of the room there is for them, and how much of it emptying the trash would give back. */
export async function readStorage(deps: Deps & KindsDep & StorageLimitDep): Promise<Storage> {
  const [used, alone, withOwner] = [await storageUsed(deps), await thrownAway(deps), await trashedWith(deps)]
  const trash = alone + Object.values(withOwner).reduce((sum, bytes) => sum + bytes, 0)
  return { used, trash, journalTrash: withOwner['journal-entry'], limit: await limitOf(deps) }
}

const limitOf = (deps: Deps & StorageLimitDep) => deps.ownStorageLimit?.(deps) ?? deps.storageLimit

/** Bytes of the files that lie in the trash by themselves. */
async function thrownAway(deps: Deps): Promise<number> {
  let bytes = 0
  for await (const files of listPages(deps, deps.actor.space, attachments.queries.trash, {})) bytes += sizeOf(files)
  return bytes
}

/** Bytes of the files whose owner lies there: by the owners, of which there are few, and not by the files there are. */
async function trashedWith(deps: Deps & KindsDep): Promise<Record<FileOwnerKind, number>> {
  const { store, actor } = deps
  const bytes: Record<FileOwnerKind, number> = { task: 0, 'journal-entry': 0, win: 0, profile: 0, 'target-job': 0, message: 0 }
  for (const { name, queries } of deps.kinds.filter((kind) => kind.name in MAX_ATTACHMENTS))
    for await (const gone of listPages(deps, actor.space, queries.trash, {})) {
      const each = { key: 'ownerId', values: gone.map(({ id }) => id) }
      const files = await store.listEach(actor.space, attachments.queries.byOwner, { where: { ownerKind: name } }, each)
      for (const ofOwner of files.values()) bytes[name as FileOwnerKind] += sizeOf(ofOwner)
    }
  return bytes
}

const stored = ({ store, actor }: Deps) => store.get(actor.space, storageUses, actor.space)

/** Writes down that something happened to the files as a whole, for who follows what changes. */
export const noteStorage = (deps: Deps, events: (use: StoredRecord) => DomainEvent[]): Promise<boolean> =>
  change(deps, (used) => used, events)

/** Writes what `next` makes of the bytes in use, however many do so at once; false when it makes nothing of them. */
async function change(deps: Deps, next: (used: number) => number | null, events?: (use: StoredRecord) => DomainEvent[]): Promise<boolean> {
  const { store, actor } = deps
  for (;;) {
    const current = await stored(deps)
    const bytes = next(current ? current.bytes : await count(deps))
    if (bytes === null) return false
    const now = nowText(deps)
    const record = current ? revised(current, { bytes }, now) : { ...newEnvelope(actor.space, now), bytes }
    try {
      await store.save(actor.space, storageUses, record, { expectedVersion: current?.version ?? 0, events: events?.(record) ?? [] })
      return true
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
    }
  }
}

async function count(deps: Deps): Promise<number> {
  let bytes = 0
  for (const query of [attachments.queries.all, attachments.queries.trash])
    for await (const files of listPages(deps, deps.actor.space, query, {})) bytes += sizeOf(files)
  return bytes
}

const sizeOf = (files: readonly Attachment[]) => files.reduce((sum, { size }) => sum + size, 0)

const MEBIBYTE = 1024 * 1024
const inMebibytes = (bytes: number) => Math.ceil(bytes / MEBIBYTE).toLocaleString('en')

function noRoom(used: number, limit: number): AppError {
  const message = `Your files may take ${inMebibytes(limit)} MiB in all, and ${inMebibytes(used)} MiB are taken. What lies in the trash counts until the trash is emptied.`
  return new AppError('too-large', message, { faults: [{ pointer: '/file', code: 'no_room', message }] })
}
