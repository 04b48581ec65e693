import { problemError } from './problem-error.ts'

/** One page of a list. */
export interface Page<T> {
  items: T[]
  /** What to ask the next page with; `null` at the end. */
  nextCursor: string | null
}

export interface PageOptions {
  /** 1–200; 50 when absent. */
  limit?: number | undefined
  cursor?: string | null | undefined
}

export interface RequestOptions {
  query?: Record<string, string | number | boolean | null | undefined>
  /** Sent as JSON, but for FormData. */
  body?: unknown
  /** The version a change is based on. */
  version?: number | undefined
}

export interface Connection {
  /** The answer to a request, whatever its status. */
  send(method: string, path: string, options?: RequestOptions & { headers?: HeadersInit; signal?: AbortSignal }): Promise<Response>
  /** @throws ProblemError when the answer is a refusal. */
  request<T>(method: string, path: string, options?: RequestOptions): Promise<T>
}

interface ConnectionOptions {
  fetch: typeof fetch
  baseUrl: string
  headers: HeadersInit
}

/** UTF-16 units. A short change is sent to its end also when the page is left; browsers allow 64 KB at once for all of these. */
const KEPT_ALIVE = 3_000

/** Sends to the API at `baseUrl`, with these headers each time. A short change is sent to its end though the page is left. */
export function createConnection({ fetch, baseUrl, headers: always }: ConnectionOptions): Connection {
  const send: Connection['send'] = (method, path, { query, body, version, headers: extra, signal } = {}) => {
    const headers = new Headers(always)
    for (const [name, value] of new Headers(extra)) headers.set(name, value)
    if (version !== undefined) headers.set('If-Match', `"${version}"`)
    const init: RequestInit = { method, headers, credentials: 'same-origin' }
    if (signal) init.signal = signal
    if (body instanceof FormData) init.body = body
    else if (body !== undefined) {
      headers.set('Content-Type', 'application/json')
      init.body = JSON.stringify(body)
      init.keepalive = init.body.length <= KEPT_ALIVE
    }
    return fetch(`${baseUrl}/api/v1${path}${queryText(query)}`, init)
  }
  return {
    send,
    async request<T>(method: string, path: string, options?: RequestOptions) {
      return answerIn<T>(await send(method, path, options))
    },
  }
}

/** What an answer holds. @throws ProblemError when it is a refusal. */
export async function answerIn<T>(response: Response): Promise<T> {
  if (!response.ok) throw await problemError(response)
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** A query as the end of an address; empty when nothing is asked. */
export function queryText(query: RequestOptions['query'] = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}
