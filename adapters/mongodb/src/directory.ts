import type { Directory, DirectoryEntry, DirectoryName } from '@throughline/core/kernel'
import type { Collection } from 'mongodb'
import type { Session } from './session.ts'
import { isDuplicate } from './unavailable.ts'

export interface DirectoryDocument extends DirectoryEntry {
  /** Unique on every shard alike, since the collection is sharded by it. */
  _id: string
}

const documentId = (name: DirectoryName, value: string) => `${name}:${value}`

const alive = (now: string) => ({ $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] })

/** Unique values as unique ids; every operation is one on a single document. */
export function createDirectory(entries: Collection<DirectoryDocument>, { run }: Session): Directory {
  async function reserve({ name, value, space, id, expiresAt }: DirectoryEntry, now: string) {
    const _id = documentId(name, value)
    const entry = { name, value, space, id, expiresAt }
    const renewed = async () => {
      const { matchedCount } = await entries.updateOne({ _id, $or: [{ space, id }, { expiresAt: { $lte: now } }] }, { $set: entry })
      return matchedCount > 0
    }
    if (await renewed()) return true
    try {
      await entries.insertOne({ _id, ...entry })
      return true
    } catch (error) {
      if (!isDuplicate(error)) throw error
      // Somebody was quicker; perhaps this very record, reserving twice at a time.
      return renewed()
    }
  }

  return {
    reserve: (entry, now) => run(() => reserve(entry, now)),
    find: (name, value, now) => run(async () => entryOf(await entries.findOne({ _id: documentId(name, value), ...alive(now) }))),
    take: (name, value, now) => run(async () => entryOf(await entries.findOneAndDelete({ _id: documentId(name, value), ...alive(now) }))),
    release: ({ name, value, id }) => run(async () => void (await entries.deleteOne({ _id: documentId(name, value), id }))),
    releaseSpace: (space) => run(async () => void (await entries.deleteMany({ space }))),
    sweep: (now) => run(async () => void (await entries.deleteMany({ expiresAt: { $lte: now } }))),
  }
}

function entryOf(document: DirectoryDocument | null): DirectoryEntry | null {
  if (!document) return null
  const { _id, ...entry } = document
  return entry
}
