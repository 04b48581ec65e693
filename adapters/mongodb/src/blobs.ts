import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Blobs, SpaceId } from '@throughline/core/kernel'
import { type Db, GridFSBucket, type ObjectId } from 'mongodb'
import type { Session } from './session.ts'
import { translated } from './unavailable.ts'

/** Contents in GridFS, in the collections `blobs.files` and `blobs.chunks`. */
export function createBlobs(db: Db, { run }: Pick<Session, 'run'>): Blobs {
  const bucket = new GridFSBucket(db, { bucketName: 'blobs' })
  // The driver's type asks for an ObjectId where GridFS takes any id.
  const idOf = (space: SpaceId, id: string) => `${space}:${id}` as unknown as ObjectId
  const find = (space: SpaceId, id: string) => bucket.find({ _id: idOf(space, id) }).next()

  return {
    put: (space, id, content) =>
      run(async () => {
        const hash = createHash('sha256')
        let size = 0
        const counted = new Transform({
          transform(chunk: Uint8Array, _, done) {
            hash.update(chunk)
            size += chunk.length
            done(null, chunk)
          },
        })
        // A content that breaks off has chunks and no file: nobody sees it, and whoever erases it takes them away.
        const upload = bucket.openUploadStreamWithId(idOf(space, id), id)
        try {
          await pipeline(Readable.from(content), counted, upload)
        } catch (error) {
          await db
            .collection('blobs.chunks')
            .deleteMany({ files_id: idOf(space, id) })
            .catch(() => {})
          throw error
        }
        return { size, sha256: hash.digest('hex') }
      }),
    get: (space, id, range) =>
      run(async () => {
        const found = await find(space, id)
        if (!found) return null
        const { start, end } = range ?? { start: 0, end: found.length }
        return read(() => bucket.openDownloadStream(found._id, { start, end }), end <= start)
      }),
    erase: (space, id) =>
      run(async () => {
        const _id = idOf(space, id)
        await db.collection('blobs.files').deleteOne({ _id })
        await db.collection('blobs.chunks').deleteMany({ files_id: _id })
      }),
    eraseSpace: (space) =>
      run(async () => {
        const from = { $gte: `${space}:`, $lt: `${space};` } as unknown as ObjectId
        // By their ids, which the indexes begin with; a content that broke off has chunks alone.
        await db.collection('blobs.files').deleteMany({ _id: from })
        await db.collection('blobs.chunks').deleteMany({ files_id: from })
      }),
  }
}

async function* read(open: () => Readable, isEmpty: boolean): AsyncIterable<Uint8Array> {
  if (isEmpty) return
  try {
    yield* open() as AsyncIterable<Uint8Array>
  } catch (error) {
    throw translated(error)
  }
}
