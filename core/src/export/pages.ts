import {
  type ActorDep,
  everyPage,
  type GiveWayDep,
  listPages,
  type Pace,
  pacer,
  type Query,
  type QueryArgs,
  type StoreDep,
  type StoredRecord,
} from '../kernel/index.ts'

export type ExportDeps = StoreDep & ActorDep & GiveWayDep

/** Records read in one go: two hundred long ones keep others waiting for as long as it takes to take some megabytes apart. */
const AT_ONCE = 50

/** UTF-16 units of a piece, from which on it is given away. */
const PIECE = 16_384

/** What a query lists of live records, by default all of a kind by their ids, a page at a time, with turns for others in between. */
export async function* pagesOf<R extends StoredRecord>(deps: ExportDeps, query: Query<R>, args: QueryArgs = {}): AsyncGenerator<R[]> {
  for await (const page of listPages(deps, deps.actor.space, query, args, { limit: AT_ONCE })) {
    yield page
    await deps.giveWay()
  }
}

/** The same as JSON of the records, parted by commas, without making objects of them. */
export async function* jsonPagesOf<R extends StoredRecord>(
  { store, actor, giveWay }: ExportDeps,
  query: Query<R>,
  args: QueryArgs = {},
): AsyncGenerator<string> {
  let comma = ''
  for await (const { json } of everyPage((after) => store.json.list(actor.space, query, args, { limit: AT_ONCE, after }))) {
    const records = json.slice(json.indexOf('[') + 1, json.lastIndexOf(']'))
    if (records.trim()) {
      yield comma + records
      comma = ','
    }
    await giveWay()
  }
}

/** The records of pages, or some of them, as JSON, parted by commas, in pieces. */
export async function* listed<R extends StoredRecord>(
  deps: GiveWayDep,
  pages: AsyncIterable<R[]>,
  isKept: (record: R) => boolean = () => true,
): AsyncGenerator<string> {
  let comma = ''
  yield* inPieces(deps, pages, (record) => {
    if (!isKept(record)) return ''
    const text = comma + JSON.stringify(record)
    comma = ',\n'
    return text
  })
}

/** What is written of each record of pages, behind what comes before them all, in pieces of some length, with turns for others in between. */
export async function* inPieces<R>(
  deps: GiveWayDep,
  pages: AsyncIterable<R[]>,
  write: (record: R) => string,
  before = '',
): AsyncGenerator<string> {
  const pace: Pace = pacer(deps, PIECE)
  let piece = before
  for await (const page of pages)
    for (const record of page) {
      const text = write(record)
      piece += text
      await pace(text.length)
      if (piece.length < PIECE) continue
      yield piece
      piece = ''
    }
  if (piece) yield piece
}
