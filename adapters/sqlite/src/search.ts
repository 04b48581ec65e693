import { badCursor, type Cursor, cursorOf, keysOfCursor, type PageRequest, type QueryToken, queryTokens } from '@throughline/core/kernel'
import type { Database, Value } from './database.ts'
import { type Layout, spaceToken } from './layout.ts'
import type { TextPage } from './select.ts'

/** A hit's place among all: lower ranks are better (bm25), then by kind, then the older first. */
type Place = [rank: number, kind: string, row: number]

/** A page of hits over several kinds, as texts `{"kind":…,"record":…}`. */
export function searchPage(
  database: Database,
  layouts: readonly Layout[],
  space: number,
  text: string,
  { limit, after }: PageRequest,
): TextPage {
  const wanted = queryTokens(text)
  const from = after === undefined ? null : placeOf(after)
  if (wanted.length === 0) return { texts: [], nextCursor: null }
  const expression = wanted.map((token) => matchOf(space, token)).join(' AND ')
  const places = layouts.flatMap((layout) => placesIn(database, layout, expression, from, limit + 1)).sort(byPlace)
  const fitting = places.slice(0, limit)
  const last = places.length > limit ? fitting.at(-1) : undefined
  return { texts: hitsAt(database, layouts, fitting), nextCursor: last ? cursorOf(last) : null }
}

/** The best of one kind. Records are long and most are not shown, so they are read once it is known which are. */
function placesIn(database: Database, { text, name }: Layout, expression: string, from: Place | null, limit: number): Place[] {
  if (!text) return []
  const bounds: Value[] = from ? [from[0], name < from[1] ? Number.MAX_SAFE_INTEGER : name > from[1] ? 0 : from[2]] : []
  const sql = `SELECT rank, '${name}', rowid FROM ${text} WHERE ${text} MATCH ?
    ${from ? 'AND (rank, rowid) > (?, ?)' : ''} ORDER BY rank, rowid LIMIT ?`
  return database.all(sql, expression, ...bounds, limit) as unknown as Place[]
}

/** The hits at some places, in their order. */
function hitsAt(database: Database, layouts: readonly Layout[], places: readonly Place[]): string[] {
  const hits = new Map<Place, string>()
  for (const { name, table } of layouts) {
    const own = new Map(places.flatMap((place) => (place[1] === name ? [[place[2], place]] : [])))
    if (own.size === 0) continue
    const sql = `SELECT row, '{"kind":"${name}","record":' || record || '}' FROM ${table} WHERE row IN (SELECT value FROM json_each(?))`
    const rows = database.all(sql, JSON.stringify([...own.keys()])) as unknown as [row: number, hit: string][]
    for (const [row, hit] of rows) hits.set(own.get(row) as Place, hit)
  }
  return places.flatMap((place) => hits.get(place) ?? [])
}

// Tokens hold letters and digits only, so nothing in them can end the quotes.
const matchOf = (space: number, { token, prefix }: QueryToken) => `"${spaceToken(space, token)}"${prefix ? '*' : ''}`

function byPlace(a: Place, b: Place): number {
  const i = a.findIndex((value, at) => value !== b[at])
  return i < 0 ? 0 : (a[i] as string | number) < (b[i] as string | number) ? -1 : 1
}

function placeOf(cursor: Cursor): Place {
  const [rank, kind, row] = keysOfCursor(cursor, { order: ['rank', 'kind', 'row'] })
  if (typeof rank !== 'number' || typeof kind !== 'string' || typeof row !== 'number') throw badCursor()
  return [rank, kind, row]
}
