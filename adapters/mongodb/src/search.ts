import {
  badCursor,
  type Cursor,
  cursorOf,
  type Kind,
  keysOfCursor,
  type Page,
  type PageRequest,
  type QueryToken,
  queryTokens,
  type SpaceId,
} from '@throughline/core/kernel'
import type { Filter } from 'mongodb'
import type { Collections } from './collections.ts'
import type { RecordDocument } from './documents.ts'
import type { Index } from './query.ts'
import type { Body } from './reads.ts'
import { sortable } from './sortable.ts'

export interface Hit {
  kind: Kind
  document: Body
}

/** Where a document stands among the hits: by rank, then kind, then id. */
interface Place {
  rank: number
  kind: string
  id: string
}

/** Whether a document holds a word whole or begun, in its most telling text or in any. */
type Holds = (word: QueryToken) => Filter<RecordDocument>

const begun = ({ token, prefix }: QueryToken) => (prefix ? new RegExp(`^${token}`) : token)

/** How well a document answers, best first. */
const ranks: readonly Holds[] = [
  ({ token }) => ({ titleTokens: token }),
  (word) => ({ titleTokens: begun(word) }),
  ({ token }) => ({ tokens: token }),
  (word) => ({ tokens: begun(word) }),
]

/** The indexes search needs. */
export const searchIndexes: readonly Index[] = ['titleTokens', 'tokens'].map((tokens) => ({ fields: ['space', 'trashed', tokens] }))

/** Each rank of each kind is a query of its own that leaves out the better ranks, so that the database cuts the page. */
export function searchIn({ kinds: declared, of: collectionOf }: Collections) {
  return async (space: SpaceId, text: string, kinds: readonly Kind[], { limit, after }: PageRequest): Promise<Page<Hit>> => {
    const words = queryTokens(text)
    const from = after === undefined ? null : placeOf(after)
    const hits: (Hit & { place: Place })[] = []
    const parts = remaining(kinds.map(declared.of), from)
    for (const { rank, kind, id } of words.length > 0 ? parts : []) {
      if (hits.length > limit) break
      const documents = await collectionOf(kind)
        .find({ space, trashed: false, ...ofRank(rank, words), ...(id !== null && { 'k.id': { $gt: sortable(id) } }) })
        .project<Body & { k: { id: string } }>({ _id: 0, body: 1, schema: 1, 'k.id': 1 })
        .sort({ 'k.id': 1 })
        .limit(limit + 1 - hits.length)
        .toArray()
      hits.push(...documents.map(({ k, ...document }) => ({ kind, document, place: { rank, kind: kind.name, id: k.id.slice(1) } })))
    }
    const items = hits.slice(0, limit)
    const last = hits.length > limit ? items.at(-1)?.place : undefined
    return { items, nextCursor: last ? cursorOf([last.rank, last.kind, last.id]) : null }
  }
}

/** The ranks of the kinds in their order, from the place of the cursor on. */
function remaining(kinds: readonly Kind[], from: Place | null): { rank: number; kind: Kind; id: string | null }[] {
  const searched = kinds.filter((kind) => kind.text).sort((a, b) => (a.name < b.name ? -1 : 1))
  return [...ranks.keys()].flatMap((rank) =>
    searched.flatMap((kind) => {
      const order = from ? rank - from.rank || (kind.name < from.kind ? -1 : Number(kind.name > from.kind)) : 1
      return order < 0 ? [] : [{ rank, kind, id: from && order === 0 ? from.id : null }]
    }),
  )
}

function ofRank(rank: number, words: readonly QueryToken[]): Filter<RecordDocument> {
  const [own, ...better] = ranks.slice(0, rank + 1).reverse() as [Holds, ...Holds[]]
  return { $and: words.map(own), ...(better.length > 0 && { $nor: better.map((holds) => ({ $and: words.map(holds) })) }) }
}

function placeOf(cursor: Cursor): Place {
  const [rank, kind, id] = keysOfCursor(cursor, { order: ['rank', 'kind', 'id'] })
  if (typeof rank === 'number' && typeof kind === 'string' && typeof id === 'string') return { rank, kind, id }
  throw badCursor()
}
