import type { Kind } from '@throughline/core/kernel'
import { type Collection, type Document, MongoServerError } from 'mongodb'
import type { Collections } from './collections.ts'
import { type Index, indexOf } from './query.ts'
import { searchIndexes } from './search.ts'

/** Makes the indexes that are missing. One no longer declared stays: a process of an older release may still read by it. */
export async function createMissingIndexes({ kinds, of, changes, directory, queue, counters }: Collections): Promise<void> {
  await Promise.all([
    createMissing(changes, [
      { fields: ['space', 'seq'], unique: true },
      { fields: ['space', 'eventId'], unique: true },
    ]),
    createMissing(directory, [{ fields: ['expiresAt'] }]),
    createMissing(queue, [{ fields: ['type', 'availableAt'] }]),
    createMissing(counters, [{ fields: ['until'] }]),
    ...kinds.all.map((kind) => createMissing(of(kind), indexesOf(kind))),
  ])
}

/** Those that a database should have and has not, as `collection.index`. */
export async function missingIndexes({ kinds, of }: Collections): Promise<string[]> {
  const missing: string[] = []
  for (const kind of kinds.all) {
    const existing = new Set(await namesOf(of(kind)))
    if (existing.size > 0)
      missing.push(...indexesOf(kind).flatMap((index) => (existing.has(nameOf(index)) ? [] : [`${kind.name}.${nameOf(index)}`])))
  }
  return missing
}

/** The last two serve no request: the relay's sweep and the renewal of documents go over all spaces. */
const indexesOf = (kind: Kind): Index[] => [
  ...Object.values(kind.queries).map(indexOf),
  ...(kind.text ? searchIndexes : []),
  { fields: ['pending'] },
  { fields: ['layout'] },
]

// Asking for an existing index is harmless in MongoDB, yet FerretDB 1.24 hangs up when asked for two of them.
async function createMissing<T extends Document>(collection: Collection<T>, wanted: readonly Index[]) {
  const existing = new Set(await namesOf(collection))
  const missing = new Map(wanted.map((index) => [nameOf(index), index] as const).filter(([name]) => !existing.has(name)))
  if (missing.size === 0) return
  await collection.createIndexes([...missing].map(([name, { fields, unique = false }]) => ({ name, key: keyOf(fields), unique })))
}

const nameOf = ({ fields }: Index) => fields.join('_')

const keyOf = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 1]))

const NAMESPACE_NOT_FOUND = 26

async function namesOf<T extends Document>(collection: Collection<T>): Promise<string[]> {
  try {
    return (await collection.listIndexes().toArray()).map(({ name }) => name)
  } catch (error) {
    if (error instanceof MongoServerError && error.code === NAMESPACE_NOT_FOUND) return []
    throw error
  }
}
