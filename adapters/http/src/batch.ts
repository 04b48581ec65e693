import { AppError, type GiveWayDep, oneFault } from '@throughline/core/kernel'
import { getPath } from 'hono/utils/url'
import { z } from 'zod'
import { problemOf, TransportError } from './problem.ts'
import type { Route, Within } from './route.ts'

/** Operations one batch may hold. */
export const MAX_OPERATIONS = 100
/** UTF-16 units of answers after which the rest of a batch is left: a hundred long lists would not fit in memory many times over. */
const MAX_ANSWERS = 8 * 1024 * 1024

export const BatchOperation = z
  .strictObject({
    method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
    path: z.string().max(2000).regex(/^\//, { error: 'Begin the path with a slash; it is what follows /api/v1.' }),
    body: z.unknown().optional().describe('What would be the JSON body.'),
    ifMatch: z
      .string()
      .regex(/^[\x20-\x7e]{1,255}$/, { error: 'Use the ETag of a record, such as "3" with its quotes.' })
      .optional()
      .describe('The version the change is based on, as in If-Match.'),
    idempotencyKey: z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/, { error: 'Use 1 to 255 visible ASCII characters.' })
      .optional()
      .describe('As in Idempotency-Key; for POST.'),
  })
  .meta({ id: 'BatchOperation' })
export type BatchOperation = z.infer<typeof BatchOperation>

interface Outer extends GiveWayDep {
  /** The request that brought the batch; who sent it and from where holds for each operation. */
  request: Request
  /** What the keys of operations without one are made of, when the batch itself has one. */
  keyBase: string | undefined
  within: Within
}

/**
 * Runs operations in order, each as if it were a request of its own, with turns for others before it, and answers the JSON
 * array of their results, one for each. Neighbours that have nothing to do with one another run side by side, so that they
 * share a commit.
 * @throws AppError `validation` before anything is run
 */
export async function runOperations(operations: readonly BatchOperation[], stopOnError: boolean, outer: Outer): Promise<string> {
  const planned = operations.map((operation, index) => plan(operation, index, outer))
  const results: string[] = []
  let length = 0
  let why: NotRun | null = null
  for (const lot of lotsOf(planned, stopOnError)) {
    const left: NotRun | null = why
    const answers = await Promise.all(lot.map((each) => (left ? refusal(left, each.path) : answerOf(each, outer))))
    for (const { status, text } of answers) {
      results.push(text)
      length += text.length
      if (stopOnError && status >= 400) why ??= 'not-run'
      if (length > MAX_ANSWERS) why ??= 'too-large'
    }
  }
  return `[${results.join(',')}]`
}

interface Planned {
  path: string
  request: Request
  /** Why it cannot be run in a batch. */
  refused: NotRun | null
  /** Whether it reads and writes nothing but the record at its path. */
  isApart: boolean
}

/** Neighbours that may run side by side, in order. */
function lotsOf(planned: readonly Planned[], oneByOne: boolean): Planned[][] {
  const lots: Planned[][] = []
  for (const each of planned) {
    const last = lots.at(-1)
    const fits = last?.every(({ isApart, path }) => isApart && path !== each.path)
    if (last && fits && each.isApart && !oneByOne) last.push(each)
    else lots.push([each])
  }
  return lots
}

interface Answered {
  status: number
  text: string
}

async function answerOf({ request, path, refused }: Planned, { giveWay, within }: Outer): Promise<Answered> {
  if (refused) return refusal(refused, path)
  await giveWay()
  const response = await within.run(request)
  const { status, headers } = response
  const etag = headers.get('etag')
  const body = await response.text()
  return { status, text: `{"status":${status},${etag === null ? '' : `"etag":${JSON.stringify(etag)},`}"body":${body || 'null'}}` }
}

function plan(operation: BatchOperation, index: number, { request: batch, keyBase, within }: Outer): Planned {
  const own = new URL(batch.url)
  const base = own.pathname.slice(0, own.pathname.lastIndexOf('/'))
  const url = new URL(`${own.origin}${base}${operation.path}`)
  const request = requestFor(operation, index, { url, batch, keyBase })
  // As it will be looked up: what is written as %62atch is a batch as well.
  const path = getPath(request)
  const route = within.routeAt(operation.method, path)
  const isInside = path.startsWith(`${base}/`)
  return {
    path,
    request,
    refused: !isInside ? 'no-such-path' : route && !isBatchable(route) ? 'not-batchable' : null,
    isApart: route?.touchesOneRecord?.(operation.body) ?? false,
  }
}

/** A batch holds what takes JSON of a signed-in person and answers JSON: no batch in a batch, no uploads, streams or files. */
const isBatchable = ({ access, body, alone, answers }: Route): boolean =>
  access === 'person' && !alone && typeof body !== 'string' && Object.values(answers).every(({ mediaType = json }) => mediaType === json)

const json = 'application/json'

function requestFor(
  { method, body, ifMatch, idempotencyKey }: BatchOperation,
  index: number,
  { url, batch, keyBase }: { url: URL; batch: Request; keyBase: string | undefined },
): Request {
  const headers = new Headers(batch.headers)
  for (const name of ofTheBatch) headers.delete(name)
  if (ifMatch !== undefined) headers.set('if-match', ifMatch)
  const key = idempotencyKey ?? (keyBase && `${keyBase}.${index}`)
  if (key && method === 'POST') headers.set('idempotency-key', key)
  const text = body === undefined || method === 'GET' ? undefined : jsonOf(body, index)
  if (text === undefined) return new Request(url, { method, headers })
  headers.set('content-type', json)
  return new Request(url, { method, headers, body: text })
}

/** Headers that are about the body, the key or the answer of the batch itself. */
const ofTheBatch = [
  'accept-encoding',
  'content-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'transfer-encoding',
]

/** @throws AppError `validation` for what is nested so deep that it cannot be written again */
function jsonOf(body: unknown, index: number): string {
  try {
    return JSON.stringify(body)
  } catch {
    throw oneFault(`/operations/${index}/body`, 'too_deep', 'This is nested too deeply.')
  }
}

const reasons = {
  'not-run': 'An operation before this one was refused.',
  'too-large': 'The answers so far are too long. Send the rest in another batch.',
  'not-batchable': 'Send this as a request of its own.',
  'no-such-path': 'The description of the API is at /api/v1/openapi.json.',
}
type NotRun = keyof typeof reasons

function refusal(code: NotRun, path: string): Answered {
  const error = code === 'too-large' ? new AppError(code, reasons[code]) : new TransportError(code, reasons[code])
  const { problem } = problemOf(error, { instance: path, requestId: crypto.randomUUID() })
  return { status: problem.status, text: JSON.stringify({ status: problem.status, body: problem }) }
}
