import type { DeclaredKinds, Kind } from '@throughline/core/kernel'
import type { Collection, Db } from 'mongodb'
import type { CounterDocument } from './counters.ts'
import type { DirectoryDocument } from './directory.ts'
import type { ChangeDocument, RecordDocument } from './documents.ts'
import type { JobDocument } from './queue.ts'

/** The collections of a database. On a sharded cluster those of the kinds and `changes` are sharded by `space`, the others by hashed `_id`. */
export interface Collections {
  readonly kinds: DeclaredKinds
  of(kind: Pick<Kind, 'name'>): Collection<RecordDocument>
  readonly changes: Collection<ChangeDocument>
  readonly directory: Collection<DirectoryDocument>
  readonly queue: Collection<JobDocument>
  readonly counters: Collection<CounterDocument>
  /** Holds something while the database is being filled from elsewhere. */
  readonly filling: Collection<{ _id: string }>
}

export const collectionsOf = (db: Db, kinds: DeclaredKinds): Collections => ({
  kinds,
  of: (kind) => db.collection(`records.${kinds.of(kind).name}`),
  changes: db.collection('changes'),
  directory: db.collection('directory'),
  queue: db.collection('queue'),
  counters: db.collection('counters'),
  filling: db.collection('filling'),
})
