import type { Cursor, Page, PageRequest } from '../paging/page.ts'
import type { Change, DomainEvent } from '../record/event.ts'
import type { KeyValue, Kind, Query } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'

/** The unit of isolation: a person's own records, a discussion's, a sandbox's. */
export type SpaceId = string

export interface QueryArgs {
  /** A value for every key the query names in `where`. */
  where?: Readonly<Record<string, KeyValue>>
  /** The value looked for among those of the query's `each`. */
  each?: KeyValue
  /** Lower bound of the query's `range`, inclusive. */
  from?: KeyValue
  /** Upper bound of the query's `range`, exclusive. */
  before?: KeyValue
}

/** Values of one key that are asked for at once. */
export interface EachValue {
  /** One of the query's `where`; of a list also its `each`. */
  key: string
  values: readonly string[]
}

export interface SaveOptions {
  /** The version this write is based on; 0 when the record must not exist yet. */
  expectedVersion: number
  /** Stored with the record or not at all. */
  events?: readonly DomainEvent[]
}

export interface EraseOptions {
  /** Told once the record is gone, where there was one: stored with its going, or before it where a store cannot do both as one. */
  events?: readonly DomainEvent[]
}

export interface SearchHit {
  kind: string
  record: StoredRecord
}

/** A record as the text it is stored as, for readers who need no object. */
export interface RecordJson {
  json: string
  version: number
  deletedAt: string | null
}

export interface JsonPage {
  /** A JSON array of records. */
  json: string
  nextCursor: Cursor | null
}

/** What use cases read and write. */
interface Records {
  /** The record, also when it lies in the trash; `null` when there is none in this space. */
  get<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, id: string): Promise<R | null>
  /** Those of some records that are there, in the order asked, also from the trash: one round trip for all. */
  getMany<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, ids: readonly string[]): Promise<R[]>
  /**
   * One page in the query's order. A keyset, so rows neither repeat nor vanish when others are inserted.
   * @throws AppError `validation` for a cursor of another query.
   */
  list<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, page: PageRequest): Promise<Page<R>>
  /**
   * All that the query lists for each of some values of one of its keys, the others as in `args`, in its order: one round
   * trip for all. A value that nothing is found for is left out. For what is bounded by nature, as there are no pages.
   */
  listEach<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, each: EachValue): Promise<Map<string, R[]>>
  /** How many records the query would list in all. */
  count<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs): Promise<number>
  /**
   * The same for each of some values of one of the query's keys, the others as in `args`: one round trip for all.
   * A value that nothing is found for is left out.
   */
  countEach<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, each: EachValue): Promise<Map<string, number>>
  /**
   * Writes the record and its events as one; they are in the change feed once this resolves.
   * `record.version` is `expectedVersion + 1`.
   * @throws AppError `stale`, with the current record (if any), when the stored version is another.
   */
  save<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, record: R, options: SaveOptions): Promise<void>
  /** Removes for good; no matter if it is gone already, which nothing more is told of. Its past events stay. */
  erase(space: SpaceId, kind: Kind, id: string, options?: EraseOptions): Promise<void>
  /** Records whose text holds every word typed, each as a prefix, best first; nothing from the trash. */
  search(space: SpaceId, text: string, kinds: readonly Kind[], page: PageRequest): Promise<Page<SearchHit>>
  /** The same reads as text, without making objects of what is only passed on. */
  readonly json: {
    get(space: SpaceId, kind: Kind, id: string): Promise<RecordJson | null>
    /** Ends sooner than its limit where the records are long: see `MAX_PAGE_TEXT`. */
    list<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, page: PageRequest): Promise<JsonPage>
    /** Hits as `{"kind":…,"record":…}`. */
    search(space: SpaceId, text: string, kinds: readonly Kind[], page: PageRequest): Promise<JsonPage>
  }
}

/** What happened to the records of a space. */
interface ChangeFeed {
  /** Up to `limit` changes of the space numbered above `after`, oldest first. */
  changes(space: SpaceId, after: number, limit: number): Promise<Change[]>
  /** The number of the newest change of the space; 0 when nothing ever happened. */
  head(space: SpaceId): Promise<number>
  /** Calls `wake` soon after a change of the space, from this process or another. A hint: read `changes` for what it was. */
  watch(space: SpaceId, wake: () => void): () => void
  /**
   * Resolves once the events of what was saved of a record are in the change feed, also where an outage came between the two,
   * after which they would only be there some time later.
   */
  settle(space: SpaceId, kind: Kind, id: string): Promise<void>
}

/** What a process does for its storage, and not for somebody who asks. */
interface Upkeep {
  /**
   * Removes a whole space for good: every record, what search knows of them, and the past events; no matter if that was
   * done before, or half of it. Whoever may still write there has been stopped by the caller.
   */
  eraseSpace(space: SpaceId): Promise<void>
  /**
   * Takes out of the storage's own files what erased spaces have left behind there, as far as the database can be told to.
   * All else waits for it, the longer the more there is: it is called once after many.
   */
  scrub(): Promise<void>
  /** Resolves when the storage answers and all migrations are done; throws AppError `unavailable` otherwise. */
  ready(): Promise<void>
  /** Finishes what was begun and lets go of the database. */
  close(): Promise<void>
}

/**
 * Records of all kinds, by space. Implemented once per database; what it must do is said by
 * `storeContract` in packages/contracts. A query or kind the store was not opened with is a
 * programming fault and throws a plain Error.
 */
export interface Store extends Records, ChangeFeed, Upkeep {}
