import {
  AppError,
  type Blobs,
  declaredKinds,
  type HeldPart,
  type HeldRow,
  type Holdings,
  type HoldingsUse,
  halfFilled,
  type Kind,
  notEmpty,
  type StoredRecord,
} from '@throughline/core/kernel'
import type { Collection, Db, Document } from 'mongodb'
import { createBlobs } from './blobs.ts'
import { type Collections, collectionsOf } from './collections.ts'
import type { CounterDocument } from './counters.ts'
import type { DirectoryDocument } from './directory.ts'
import { type ChangeDocument, contentsOf, documentId, eventOf, jsonOf, type RecordDocument, recordOf } from './documents.ts'
import { createFeed } from './feed.ts'
import { createMissingIndexes, missingIndexes } from './indexes.ts'
import { databaseAt } from './open.ts'
import type { JobDocument } from './queue.ts'
import { createRelay } from './relay.ts'
import { translated } from './unavailable.ts'

/** Rows read, or added, in one go. */
const AT_ONCE = 500

interface HoldingsOptions {
  url: string
  kinds: readonly Kind[]
  use: HoldingsUse
}

/** Files lie in the database as well. */
export interface MongoHoldings extends Holdings {
  readonly blobs: Blobs
}

/**
 * All that a database holds. What is read while servers write is whole row by row, and not of one moment: stop them, or
 * use what the database has for that.
 * @throws AppError `unavailable` when it can not be reached, or is to be read and was filled in part only.
 * @throws Error when it was to be filled and is not empty.
 */
export async function openMongoHoldings({ url, kinds, use }: HoldingsOptions): Promise<MongoHoldings> {
  const db = databaseAt(url)
  const collections = collectionsOf(db, declaredKinds(kinds))
  try {
    if (use === 'fill') await beginFilling(collections, db)
    else if (await collections.filling.findOne({})) throw new AppError('unavailable', halfFilled)
    // Events that wait in documents are given their places, so that every row is in one part.
    else await createRelay(collections.kinds.all.map(collections.of), createFeed(collections.changes), () => {}).sweep()
    const blobs = createBlobs(db, { run: (work) => work() })
    return { ...holdingsIn(collections, () => db.client.close()), blobs }
  } catch (error) {
    await db.client.close()
    throw translated(error)
  }
}

function everything({ kinds, of, changes, directory, queue, counters }: Collections): Collection<Document>[] {
  return [...kinds.all.map(of), changes, directory, queue, counters] as unknown as Collection<Document>[]
}

async function beginFilling(collections: Collections, db: Db) {
  const isBegun = (await collections.filling.findOne({})) !== null
  for (const collection of [...everything(collections), db.collection('blobs.files'), db.collection('blobs.chunks')]) {
    if (isBegun) await collection.deleteMany({})
    else if (await collection.findOne({}, { projection: { _id: 1 } })) throw notEmpty()
  }
  if (!isBegun) await collections.filling.insertOne({ _id: 'filling' })
  await createMissingIndexes(collections)
}

function holdingsIn(collections: Collections, close: () => Promise<void>): Holdings {
  const { kinds, of, changes, directory, queue, counters, filling } = collections
  const kindOf = (part: HeldPart) => kinds.of({ name: part.slice('records/'.length) })

  /** The collection of a part, and how its documents and rows become each other. */
  function formOf(part: HeldPart): Form {
    if (part.startsWith('records/')) {
      const kind = kindOf(part)
      return form<RecordDocument>(of(kind), {
        rowOf: (document) => [document.space, jsonOf(kind, document)],
        documentOf: ([space, json]) => {
          const record = JSON.parse(json as string) as StoredRecord
          return { _id: documentId(space as string, record.id), space: space as string, ...contentsOf(kind, record), pending: [] }
        },
      })
    }
    if (part === 'changes')
      return form<ChangeDocument>(changes, {
        rowOf: ({ space, seq, event }) => [space, seq, event],
        documentOf: ([space, seq, event]) => ({
          _id: documentId(space as string, seq as number),
          space: space as string,
          seq: seq as number,
          eventId: eventOf(event as string).id,
          event: event as string,
        }),
      })
    if (part === 'directory')
      return form<DirectoryDocument>(directory, {
        rowOf: ({ name, value, space, id, expiresAt }) => [name, value, space, id, expiresAt],
        documentOf: ([name, value, space, id, expiresAt]) =>
          ({ _id: `${name}:${value}`, name, value, space, id, expiresAt }) as DirectoryDocument,
      })
    if (part === 'jobs')
      return form<JobDocument>(queue, {
        rowOf: ({ _id, type, space, payload, runAt, availableAt, attempt, lease }) =>
          [_id, type, space, payload, runAt, availableAt, attempt, lease] as const,
        documentOf: ([_id, type, space, payload, runAt, availableAt, attempt, lease]) =>
          ({ _id, type, space, payload, runAt, availableAt, attempt, lease }) as JobDocument,
      })
    return form<CounterDocument>(counters, {
      rowOf: ({ _id, until }) => [_id, until],
      documentOf: ([_id, until]) => ({ _id, until }) as CounterDocument,
    })
  }

  return {
    parts: [...kinds.all.map(({ name }): HeldPart => `records/${name}`), 'changes', 'directory', 'jobs', 'counters'],
    rows: (part) => formOf(part).rows(),
    add: (part, rows) => formOf(part).add(rows),
    async finish() {
      await filling.deleteMany({})
    },
    faults: () => faultsOf(collections),
    close,
  }
}

interface Form {
  rows(): AsyncIterable<readonly HeldRow[]>
  add(rows: readonly HeldRow[]): Promise<void>
}

interface Shape<D> {
  rowOf(document: D): HeldRow
  documentOf(row: HeldRow): D
}

function form<D extends { _id: string }>(typed: Collection<D>, { rowOf, documentOf }: Shape<D>): Form {
  const collection = typed as unknown as Collection<{ _id: string }>
  return {
    async *rows() {
      for await (const documents of pages(collection)) yield documents.map((document) => rowOf(document as unknown as D))
    },
    async add(rows) {
      if (rows.length > 0) await collection.insertMany(rows.map((row) => documentOf(row) as { _id: string }))
    },
  }
}

/** All documents in the order of their ids, which every collection has an index of. */
async function* pages<D extends { _id: string }>(collection: Collection<D>): AsyncIterable<D[]> {
  const all = collection as unknown as Collection<{ _id: string }>
  let after: string | null = null
  for (;;) {
    const filter = after === null ? {} : { _id: { $gt: after } }
    const documents: { _id: string }[] = await all.find(filter).sort({ _id: 1 }).limit(AT_ONCE).toArray()
    if (documents.length > 0) yield documents as unknown as D[]
    if (documents.length < AT_ONCE) return
    after = documents.at(-1)?._id ?? null
  }
}

/** Documents that do not say what their record says, and indices that are missing. */
async function* faultsOf(collections: Collections): AsyncIterable<string> {
  for (const name of await missingIndexes(collections)) yield `The index ${name} is missing.`
  for (const kind of collections.kinds.all)
    for await (const documents of pages(collections.of(kind)))
      for (const document of documents) {
        const fault = faultOf(kind, document)
        if (fault) yield `${kind.name} ${document._id}: ${fault}`
      }
}

function faultOf<R extends StoredRecord>(kind: Kind<R>, document: RecordDocument): string | null {
  let record: R
  try {
    record = recordOf(kind, document)
  } catch {
    return 'what is stored can not be read.'
  }
  if (document._id !== documentId(document.space, record.id)) return 'it is kept under another id than its own.'
  const told = contentsOf(kind, record)
  const { body: _, ...rest } = told
  const wrong = Object.entries(rest).filter(
    ([name, value]) => JSON.stringify(document[name as keyof RecordDocument]) !== JSON.stringify(value),
  )
  return wrong.length > 0 ? `it is found by another ${wrong.map(([name]) => name).join(', ')} than its own.` : null
}
