import { badCursor, type Cursor, keysOfCursor, type PageRequest, type QueryToken, queryTokens } from '@throughline/core/kernel'
import type { Database, Row, Value } from './database.ts'
import { type Layout, spaceToken } from './layout.ts'
import { pageOf, type TextPage } from './select.ts'

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
  const hits = layouts.flatMap((layout) => hitsOf(database, layout, expression, from, limit + 1))
  return pageOf(hits.toSorted(byPlace), limit)
}

function hitsOf(database: Database, layout: Layout, expression: string, from: Place | null, limit: number): Row[] {
  if (!layout.text) return []
  const bounds: Value[] = from ? [from[0], layout.name < from[1] ? Number.MAX_SAFE_INTEGER : layout.name > from[1] ? 0 : from[2]] : []
  return database.all(
    `SELECT '{"kind":"${layout.name}","record":' || t.record || '}', hit.place, '${layout.name}', hit.row
     FROM (SELECT rowid AS row, rank AS place FROM ${layout.text} WHERE ${layout.text} MATCH ?
           ${from ? 'AND (rank, rowid) > (?, ?)' : ''} ORDER BY rank, rowid LIMIT ?) hit
     CROSS JOIN ${layout.table} t ON t.row = hit.row`,
    expression,
    ...bounds,
    limit,
  )
}

// Tokens hold letters and digits only, so nothing in them can end the quotes.
const matchOf = (space: number, { token, prefix }: QueryToken) => `"${spaceToken(space, token)}"${prefix ? '*' : ''}`

function byPlace([, ...a]: Row, [, ...b]: Row): number {
  const i = a.findIndex((value, at) => value !== b[at])
  return i < 0 ? 0 : (a[i] as Value as number) < (b[i] as Value as number) ? -1 : 1
}

function placeOf(cursor: Cursor): Place {
  const [rank, kind, row] = keysOfCursor(cursor, { order: ['rank', 'kind', 'row'] })
  if (typeof rank !== 'number' || typeof kind !== 'string' || typeof row !== 'number') throw badCursor()
  return [rank, kind, row]
}
