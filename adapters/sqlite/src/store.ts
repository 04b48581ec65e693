import {
  type DeclaredKinds,
  type EachValue,
  expectNext,
  type Kind,
  type PageRequest,
  type Query,
  type QueryArgs,
  type SpaceId,
  type Store,
  type StoredRecord,
  textsThatFit,
} from '@throughline/core/kernel'
import type { Database } from './database.ts'
import type { Feed } from './feed.ts'
import { encode, type Layout } from './layout.ts'
import { createRows, type Rows } from './rows.ts'
import { searchPage } from './search.ts'
import { selectCount, selectCounts, selectEach, selectPage, type TextPage } from './select.ts'
import type { Spaces } from './spaces.ts'
import type { Writer } from './writer.ts'

interface Parts {
  database: Database
  kinds: DeclaredKinds
  layouts: readonly Layout[]
  spaces: Spaces
  feed: Feed
  writer: Writer
  close(): Promise<void>
}

/** Stands for a space that nobody has written to; numbers begin at 1. */
const NOWHERE = 0

/** Records erased in one go, so that others have their turn in between. */
const AT_ONCE = 200

export function createStore({ database, kinds, layouts, spaces, feed, writer, close }: Parts): Store {
  const tables = new Map<string, { layout: Layout; rows: Rows; read: string }>(
    layouts.map((layout) => {
      const read = `SELECT record, version, "key_deletedAt" FROM ${layout.table} WHERE space = ? AND id = ?`
      return [layout.name, { layout, rows: createRows(database, layout), read }]
    }),
  )
  const tableOf = (kind: Pick<Kind, 'name'>) => tables.get(kinds.of(kind).name) as { layout: Layout; rows: Rows; read: string }

  function find(space: SpaceId, kind: Pick<Kind, 'name'>, id: string) {
    const { read } = tableOf(kind)
    const number = spaces.find(space)
    return number === null ? undefined : (database.get(read, number, id) as [json: string, version: number, deletedAt: string] | undefined)
  }

  function list<R extends StoredRecord>(
    space: SpaceId,
    query: Query<R>,
    args: QueryArgs,
    page: PageRequest,
    fits?: typeof textsThatFit,
  ): TextPage {
    const asked = kinds.ask(query, args)
    return selectPage(database, tableOf(asked.kind).layout, asked, spaces.find(space) ?? NOWHERE, page, fits)
  }

  function search(space: SpaceId, text: string, searched: readonly Kind[], page: PageRequest): TextPage {
    const found = searched.map((kind) => tableOf(kind).layout)
    return searchPage(database, found, spaces.find(space) ?? NOWHERE, text, page)
  }

  return {
    async get<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, id: string) {
      const row = find(space, kind, id)
      return row ? (JSON.parse(row[0]) as R) : null
    },
    async getMany<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, ids: readonly string[]) {
      const { layout } = tableOf(kind)
      const sql = `SELECT t.record FROM json_each(?) asked CROSS JOIN ${layout.table} t ON t.space = ? AND t.id = asked.value ORDER BY asked.key`
      return database.all(sql, JSON.stringify(ids), spaces.find(space) ?? NOWHERE).map(([record]) => JSON.parse(record as string) as R)
    },
    async list<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, page: PageRequest) {
      const { texts, nextCursor } = list(space, query, args, page)
      return { items: texts.map((text) => JSON.parse(text) as R), nextCursor }
    },
    async listEach<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, each: EachValue) {
      const asked = kinds.askEach(query, args, each)
      const found = asked ? selectEach(database, tableOf(asked.kind).layout, asked, spaces.find(space) ?? NOWHERE, each) : []
      return new Map([...found].map(([value, texts]) => [value, texts.map((text) => JSON.parse(text) as R)]))
    },
    async count(space, query, args) {
      const asked = kinds.ask(query, args)
      return selectCount(database, tableOf(asked.kind).layout, asked, spaces.find(space) ?? NOWHERE)
    },
    async countEach(space, query, args, each) {
      const asked = kinds.askEach(query, args, each)
      return asked ? selectCounts(database, tableOf(asked.kind).layout, asked, spaces.find(space) ?? NOWHERE, each) : new Map()
    },
    async save(space, kind, record, { expectedVersion, events = [] }) {
      const { layout, rows } = tableOf(kind)
      expectNext(record, expectedVersion)
      const encoded = encode(layout, record)
      const texts = events.map((event) => JSON.stringify(event))
      const number = await spaces.claim(space)
      await writer.write(() => {
        rows.put(number, encoded, expectedVersion)
        feed.append(space, number, texts)
      })
    },
    async erase(space, kind, id, { events = [] } = {}) {
      const { rows } = tableOf(kind)
      const texts = events.map((event) => JSON.stringify(event))
      const number = spaces.find(space)
      if (number === null) return
      await writer.write(() => {
        if (rows.erase(number, id)) feed.append(space, number, texts)
      })
    },
    async eraseSpace(space) {
      const number = spaces.find(space)
      if (number === null) return
      for (const { rows } of tables.values()) while (await writer.write(() => rows.eraseSome(number, AT_ONCE)));
      await writer.write(() => feed.erase(number))
    },
    // An event is there with its record.
    async settle() {},
    async scrub() {
      for (const { rows } of tables.values()) await writer.write(() => rows.forgetTexts())
      database.rewrite()
    },
    async search(space, text, searched, page) {
      const { texts, nextCursor } = search(space, text, searched, page)
      return { items: texts.map((hit) => JSON.parse(hit)), nextCursor }
    },
    async changes(space, after, limit) {
      const number = spaces.find(space)
      return number === null ? [] : feed.after(number, after, limit)
    },
    async head(space) {
      const number = spaces.find(space)
      return number === null ? 0 : feed.head(number)
    },
    watch: (space, wake) => feed.watch(space, wake),
    json: {
      async get(space, kind, id) {
        const row = find(space, kind, id)
        return row ? { json: row[0], version: row[1], deletedAt: row[2] || null } : null
      },
      async list(space, query, args, page) {
        return jsonPage(list(space, query, args, page, textsThatFit))
      },
      async search(space, text, searched, page) {
        return jsonPage(search(space, text, searched, page))
      },
    },
    async ready() {
      database.get('SELECT 1 FROM _kind LIMIT 1')
    },
    close,
  }
}

const jsonPage = ({ texts, nextCursor }: TextPage) => ({ json: `[${texts.join()}]`, nextCursor })
