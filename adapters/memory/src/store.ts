import {
  askedFor,
  badCursor,
  type Change,
  type Cursor,
  cursorOf,
  type DeclaredKinds,
  type DomainEvent,
  type EachValue,
  expectNext,
  type IndexedValue,
  type Kind,
  keysOfCursor,
  type Page,
  type PageRequest,
  type Query,
  type QueryArgs,
  queryTokens,
  type SearchHit,
  type SpaceId,
  type Store,
  type StoredRecord,
  stale,
  textsThatFit,
} from '@throughline/core/kernel'
import { compareKeys } from './compare.ts'
import { type Journal, named, partsOf } from './journal.ts'
import { isPresent, keptRecord, keptRow } from './kept.ts'
import { score } from './ranking.ts'
import { type Row, rowOf, sorted, sortKeys } from './rows.ts'

interface Space {
  /** Rows of a kind by id. */
  kinds: Map<string, Map<string, Row>>
  changes: Change[]
  watchers: Set<() => void>
}

/** Records in maps. What is kept is text, so that nobody holds an object the store also holds. */
export function createStore(kinds: DeclaredKinds, journal: Journal): Store {
  const spaces = new Map<SpaceId, Space>()

  const spaceOf = (id: SpaceId): Space => {
    const known = spaces.get(id)
    if (known) return known
    const space: Space = { kinds: new Map(kinds.all.map(({ name }) => [name, new Map()])), changes: [], watchers: new Set() }
    spaces.set(id, space)
    return space
  }
  const rowsOf = (space: SpaceId, kind: Pick<Kind, 'name'>) => spaceOf(space).kinds.get(kinds.of(kind).name) as Map<string, Row>

  const rowName = (space: SpaceId, kind: string, id: string) => named('row', space, kind, id)
  const changeName = (space: SpaceId, seq: number) => named('change', space, String(seq))

  for (const [name, kept] of journal.before('row')) {
    const [, space = '', kindName, id = ''] = partsOf(name)
    const kind = kinds.all.find((one) => one.name === kindName)
    // Kept by an older version of the app, perhaps, which had more kinds.
    if (!kind) continue
    const row = rowOf(kind, keptRecord(kind, kept))
    rowsOf(space, kind).set(id, row)
    if (!isPresent(kind, kept)) journal.put(name, keptRow(kind, row.json))
  }
  for (const [name, change] of journal.before('change')) {
    const [, space = '', seq] = partsOf(name)
    spaceOf(space).changes[Number(seq) - 1] = change as Change
  }

  /** Events as the feed of the space will hold them next. */
  function numbered(space: SpaceId, events: readonly DomainEvent[]): Change[] {
    const { length } = spaceOf(space).changes
    return events.map((event, i) => ({ ...event, seq: length + 1 + i }))
  }

  function append(space: SpaceId, added: readonly Change[]) {
    const { changes, watchers } = spaceOf(space)
    changes.push(...added)
    for (const change of added) journal.put(changeName(space, change.seq), change)
    if (added.length > 0) void Promise.resolve().then(() => wakeAll(watchers))
  }

  function listed<R extends StoredRecord>(
    space: SpaceId,
    query: Query<R>,
    args: QueryArgs,
    { limit, after }: PageRequest,
    fits?: typeof textsThatFit,
  ) {
    const asked = kinds.ask(query, args)
    const rows = sorted(rowsOf(space, asked.kind).values(), asked, after === undefined ? undefined : keysOfCursor(after, asked.query))
    const most = fits ? Math.min(limit, fits(rows.slice(0, limit).map(({ json }) => json))) : limit
    return pageOf(rows, most, (row) => sortKeys(row, asked))
  }

  function found(space: SpaceId, text: string, searched: readonly Kind[], { limit, after }: PageRequest) {
    const wanted = queryTokens(text)
    const rows = searched.flatMap((kind) => [...rowsOf(space, kind).values()])
    const from = after === undefined ? undefined : searchKeys(after)
    const hits = rows
      .map((row) => ({ row, keys: [-score(row, wanted), row.kind, row.id] }))
      .filter(({ keys }) => keys[0] !== 0 && (!from || compareKeys(keys, from) > 0))
      .sort((a, b) => compareKeys(a.keys, b.keys))
    return pageOf(hits, limit, ({ keys }) => keys)
  }

  return {
    async get<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, id: string) {
      const row = rowsOf(space, kind).get(id)
      return row ? (JSON.parse(row.json) as R) : null
    },
    async getMany<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, ids: readonly string[]) {
      const rows = rowsOf(space, kind)
      return ids.flatMap((id) => rows.get(id) ?? []).map(({ json }) => JSON.parse(json) as R)
    },
    async list<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, page: PageRequest): Promise<Page<R>> {
      const { items, nextCursor } = listed(space, query, args, page)
      return { items: items.map(({ json }) => JSON.parse(json) as R), nextCursor }
    },
    async listEach<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, { key, values }: EachValue) {
      const found = values.map((value): [string, R[]] => {
        const asked = kinds.ask(query, askedFor(query, args, { key, value }))
        return [value, sorted(rowsOf(space, asked.kind).values(), asked).map(({ json }) => JSON.parse(json) as R)]
      })
      return new Map(found.filter(([, records]) => records.length > 0))
    },
    async count(space, query, args) {
      const asked = kinds.ask(query, args)
      return sorted(rowsOf(space, asked.kind).values(), asked).length
    },
    async countEach(space, query, args, { key, values }) {
      const found = values.map((value): [string, number] => {
        const asked = kinds.ask(query, askedFor(query, args, { key, value }))
        return [value, sorted(rowsOf(space, asked.kind).values(), asked).length]
      })
      return new Map(found.filter(([, count]) => count > 0))
    },
    async save(space, kind, record, { expectedVersion, events = [] }) {
      const rows = rowsOf(space, kind)
      expectNext(record, expectedVersion)
      const current = rows.get(record.id)
      if ((current?.version ?? 0) !== expectedVersion) throw stale(current && JSON.parse(current.json))
      // Nothing is stored before all of it is known to be storable.
      const [row, added] = [rowOf(kind, record), numbered(space, events)]
      rows.set(record.id, row)
      journal.put(rowName(space, kind.name, record.id), keptRow(kind, row.json))
      append(space, added)
    },
    async erase(space, kind, id, { events = [] } = {}) {
      const added = numbered(space, events)
      if (!rowsOf(space, kind).delete(id)) return
      journal.drop(rowName(space, kind.name, id))
      append(space, added)
    },
    async eraseSpace(id) {
      const space = spaces.get(id)
      if (!space) return
      for (const [kind, rows] of space.kinds) {
        for (const rowId of rows.keys()) journal.drop(rowName(id, kind, rowId))
        rows.clear()
      }
      for (const { seq } of space.changes) journal.drop(changeName(id, seq))
      space.changes = []
    },
    // An event is there with its record.
    async settle() {},
    async scrub() {},
    async search(space, text, searched, page) {
      const { items, nextCursor } = found(space, text, searched, page)
      return { items: items.map(({ row }): SearchHit => ({ kind: row.kind, record: JSON.parse(row.json) })), nextCursor }
    },
    async changes(space, after, limit) {
      return spaceOf(space)
        .changes.slice(after, after + limit)
        .map((change) => ({ ...change }))
    },
    async head(space) {
      return spaceOf(space).changes.length
    },
    watch(space, wake) {
      const { watchers } = spaceOf(space)
      const own = () => wake()
      watchers.add(own)
      return () => void watchers.delete(own)
    },
    json: {
      async get(space, kind, id) {
        const row = rowsOf(space, kind).get(id)
        return row ? { json: row.json, version: row.version, deletedAt: row.deletedAt } : null
      },
      async list(space, query, args, page) {
        const { items, nextCursor } = listed(space, query, args, page, textsThatFit)
        return { json: `[${items.map(({ json }) => json).join()}]`, nextCursor }
      },
      async search(space, text, searched, page) {
        const { items, nextCursor } = found(space, text, searched, page)
        return { json: `[${items.map(({ row }) => `{"kind":"${row.kind}","record":${row.json}}`).join()}]`, nextCursor }
      },
    },
    async ready() {},
    async close() {
      for (const { watchers } of spaces.values()) watchers.clear()
    },
  }
}

function pageOf<T>(rows: readonly T[], limit: number, keys: (row: T) => readonly IndexedValue[]): Page<T> {
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, nextCursor: last === undefined ? null : cursorOf(keys(last)) }
}

function wakeAll(watchers: ReadonlySet<() => void>) {
  for (const wake of watchers) wake()
}

/** A cursor of a search: score, kind, id. */
function searchKeys(cursor: Cursor): IndexedValue[] {
  const keys = keysOfCursor(cursor, { order: ['score', 'kind', 'id'] })
  if (typeof keys[0] !== 'number') throw badCursor()
  return keys
}
