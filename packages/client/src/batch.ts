import { type Problem, ProblemError } from './problem-error.ts'
import { type Connection, queryText, type RequestOptions } from './request.ts'

export interface BatchOperation {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** What follows `/api/v1`, with its query. */
  path: string
  body?: unknown
  /** The ETag a change is based on, such as `"3"` with its quotes. */
  ifMatch?: string | undefined
  idempotencyKey?: string | undefined
}

export interface BatchResult {
  status: number
  /** What the operation answers by itself: a record, a problem, `null` for nothing. */
  body: unknown
  etag?: string
}

/** What a batch holds at most: operations, and UTF-16 units of them, which stay below 1 MiB also where each takes three bytes. */
const MAX_OPERATIONS = 100
const MAX_LENGTH = 300_000

interface Waiting {
  operation: BatchOperation
  options: RequestOptions | undefined
  length: number
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

/**
 * Lets requests that are made in one turn travel as batches, in their order; one that is alone travels by itself, and so
 * does a form. Each is answered or refused on its own; where a batch does not come through, all of it is refused alike.
 */
export function gathering(request: Connection['request']): Connection['request'] {
  let waiting: Waiting[] = []

  async function flush() {
    const all = waiting
    waiting = []
    for (const lot of lotsOf(all)) await sendLot(request, lot)
  }

  return <T>(method: string, path: string, options?: RequestOptions) => {
    const { body, query, version } = options ?? {}
    if (body instanceof FormData) return request<T>(method, path, options)
    const operation = { method, path: path + queryText(query), body, ifMatch: version === undefined ? undefined : `"${version}"` }
    const length = JSON.stringify(operation).length
    return new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(() => void flush())
      waiting.push({
        operation: operation as BatchOperation,
        options: { body, version },
        length,
        resolve: resolve as Waiting['resolve'],
        reject,
      })
    })
  }
}

function lotsOf(all: readonly Waiting[]): Waiting[][] {
  const lots: Waiting[][] = []
  let room = 0
  for (const each of all) {
    const last = lots.at(-1)
    if (last && last.length < MAX_OPERATIONS && each.length <= room) last.push(each)
    else {
      lots.push([each])
      room = MAX_LENGTH
    }
    room -= each.length
  }
  return lots
}

async function sendLot(request: Connection['request'], lot: readonly Waiting[]): Promise<void> {
  const [first] = lot
  if (first && lot.length === 1) {
    const { operation, options, resolve, reject } = first
    return request(operation.method, operation.path, options).then(resolve, reject)
  }
  try {
    const operations = lot.map(({ operation }) => operation)
    const { results } = await request<{ results: BatchResult[] }>('POST', '/batch', { body: { operations } })
    for (const [i, { resolve, reject }] of lot.entries()) {
      const { status, body } = results[i] as BatchResult
      if (status < 400) resolve(body ?? undefined)
      else reject(new ProblemError(body as Problem))
    }
  } catch (error) {
    for (const { reject } of lot) reject(error)
  }
}
