/** Characters of an answer: what is longer fits no assistant, and would only push out what it was to think about. */
const MOST_ANSWER = 100_000

/** Records read at a time for one answer. */
const PAGE = 25

/** How much of a record is shown beside others: first what most have, then what a very long one is cut to. */
const cuts = [
  { text: 2_000, list: 20 },
  { text: 200, list: 5 },
] as const
const MOST_RECORD = 10_000

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

/** The answer, cut where it is far too long; `null` where even then it is. */
export function fitting(shown: object): object | null {
  if (lengthOf(shown) <= MOST_ANSWER) return shown
  for (const cut of cuts) {
    const brief = cutTo(shown, { ...cut, list: Number.POSITIVE_INFINITY })
    if (lengthOf(brief) <= MOST_ANSWER) return brief as object
  }
  return null
}

interface Asked {
  limit: number
  cursor?: string | undefined
}

interface Page<T> {
  items: readonly T[]
  nextCursor: string | null
}

/** As many records as were asked for, or as fit: the rest comes with `nextCursor`. Long texts and lists within them are cut. */
export async function briefPage<T>({ limit, cursor }: Asked, read: (page: Asked) => Promise<Page<T>>): Promise<object> {
  const items: unknown[] = []
  let length = 0
  let next = cursor ?? null
  do {
    const page = await read({ limit: Math.min(PAGE, limit - items.length), ...(next !== null && { cursor: next }) })
    const brief = page.items.map(briefly)
    items.push(...brief)
    length += lengthOf(brief)
    next = page.nextCursor
  } while (next !== null && items.length < limit && length < MOST_ANSWER / 2)
  const isCut = next !== null && items.length < limit
  return { items, nextCursor: next, ...(isCut && { note: `${items.length} fit into one answer. Go on with nextCursor.` }) }
}

function briefly(record: unknown): unknown {
  let brief = record
  for (const cut of cuts) if (lengthOf(brief) > MOST_RECORD || cut === cuts[0]) brief = cutTo(brief, cut)
  return brief
}

function cutTo(value: unknown, most: { text: number; list: number }): unknown {
  if (typeof value === 'string' && value.length > most.text)
    return `${value.slice(0, most.text).toWellFormed()}… (cut: ${value.length} characters; read the record to have all)`
  if (Array.isArray(value)) return value.slice(0, most.list).map((each) => cutTo(each, most))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cutTo(each, most)]))
}
