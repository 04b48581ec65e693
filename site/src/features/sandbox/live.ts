import { readMessages } from '@throughline/client/server-sent-events'

/** What is told of a change. */
export interface Told {
  type: string
  at: string
  seq: number
}

const AGAIN_MS = 2_000

/**
 * Follows what happens in a sandbox until it is told to stop, or the token opens it no more. By fetch, as an EventSource
 * sends no token; and without the cookie, which is of somebody.
 */
export function follow(token: string, on: { told: (told: Told) => void; state: (isOn: boolean) => void }): () => void {
  const ending = new AbortController()
  let last: string | undefined
  const listen = async (): Promise<boolean> => {
    const headers: Record<string, string> = { Authorization: `Bearer ${token}`, ...(last && { 'Last-Event-ID': last }) }
    const response = await fetch('/api/v1/events', { headers, credentials: 'omit', signal: ending.signal, cache: 'no-store' })
    if (!response.ok || !response.body) return response.status === 429
    on.state(true)
    for await (const { id, data } of readMessages(response.body, () => {})) {
      last = id ?? last
      if (data) on.told(JSON.parse(data) as Told)
    }
    return true
  }
  const loop = async () => {
    while (!ending.signal.aborted) {
      const goesOn = await listen().catch(() => true)
      on.state(false)
      if (!goesOn || ending.signal.aborted) return
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
  void loop()
  return () => ending.abort()
}
