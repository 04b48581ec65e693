import { Unreachable } from './failure.ts'

interface ReachOptions {
  url: string
  token: string
  /** Sent as the Idempotency-Key of what is made. */
  key?: string
  /** Milliseconds for an answer. */
  patience?: number
}

/** `application/json`, `application/problem+json`; nothing at all where there is no body. */
const isJson = (response: Response) => response.headers.get('content-type')?.includes('json') === true

/** A `fetch` that carries the token, and throws Unreachable wherever it is not Throughline that answers. */
export function reach({ url, token, key, patience = 15_000 }: ReachOptions): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Authorization', `Bearer ${token}`)
    if (key && init?.method === 'POST') headers.set('Idempotency-Key', key)
    try {
      // Read whole: a connection may be lost in the middle of an answer, too.
      const response = await fetch(input, { ...init, headers, keepalive: false, redirect: 'manual', signal: AbortSignal.timeout(patience) })
      const body = await response.arrayBuffer()
      checkIsThroughline(url, response, body.byteLength)
      const { status, headers: said } = response
      return new Response(body.byteLength > 0 ? body : null, { status, headers: said })
    } catch (error) {
      throw error instanceof Unreachable ? error : notReached(url, error)
    }
  }
}

/** @throws Unreachable for what a proxy, or the sign-in page of a network, says in its place. */
export function checkIsThroughline(url: string, response: Response, length: number): void {
  const { status, headers } = response
  if (status >= 300 && status < 400)
    throw new Unreachable(`${url} leads elsewhere, to ${headers.get('location')}. If that is your server, sign in there.`)
  if (length > 0 && !isJson(response)) throw new Unreachable(`What answers at ${url} is not Throughline (${status}).`)
}

export function notReached(url: string, error: unknown): Unreachable {
  const { name, cause, message } = error as Error
  if (name === 'TimeoutError') return new Unreachable(`${url} did not answer in time.`)
  const { code } = (cause ?? {}) as { code?: string }
  return new Unreachable(`${url} cannot be reached (${code ?? (cause instanceof Error ? cause.message : message)}).`)
}
