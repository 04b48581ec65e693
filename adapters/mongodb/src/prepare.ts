import { AppError, halfFilled, type Kind, writtenByNewer } from '@throughline/core/kernel'
import type { Collection } from 'mongodb'
import type { Collections } from './collections.ts'
import { contentsOf, layoutOf, type RecordDocument, recordOf } from './documents.ts'
import { createMissingIndexes } from './indexes.ts'

/** Documents renewed in one go. */
const BATCH = 200

/** Brings a database to what today's declarations of the kinds want. Several processes may do it at once. */
export async function prepare(collections: Collections): Promise<void> {
  if (await collections.filling.findOne({})) throw new AppError('unavailable', halfFilled)
  const isNewer = await Promise.all(collections.kinds.all.map((kind) => hasNewer(collections.of(kind), kind)))
  if (isNewer.includes(true)) throw new AppError('unavailable', writtenByNewer)
  await createMissingIndexes(collections)
  for (const kind of collections.kinds.all) await renew(collections.of(kind), kind)
}

/** Whether a newer release has written documents of the kind, all of which have another layout. */
const hasNewer = async (collection: Collection<RecordDocument>, kind: Kind): Promise<boolean> =>
  (await collection.findOne({ layout: { $ne: layoutOf(kind) }, schema: { $gt: kind.version } }, { projection: { _id: 1 } })) !== null

/**
 * Documents written under another declaration of the kind lack keys, or hold an older schema version.
 * Each is replaced only in the version it was read in, so a save meanwhile is never undone.
 */
async function renew(collection: Collection<RecordDocument>, kind: Kind) {
  for (;;) {
    const outdated = await collection
      .find({ layout: { $ne: layoutOf(kind) } })
      .limit(BATCH)
      .toArray()
    for (const { _id, space, version, ...document } of outdated)
      await collection.updateOne({ _id, space, version }, { $set: contentsOf(kind, recordOf(kind, document)) })
    if (outdated.length < BATCH) return
  }
}
