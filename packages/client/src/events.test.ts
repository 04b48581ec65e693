import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { Change } from './events.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server whose streams are fed by hand. */
function streams() {
  const opened: { headers: Headers; push(text: string): void; end(): void; signal: AbortSignal | null | undefined }[] = []
  let refusal: Response | null = null
  const fetch = async (_url: string, { headers, signal }: RequestInit = {}) => {
    if (refusal) return refusal
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    signal?.addEventListener('abort', () => writer.abort(signal.reason).catch(() => {}))
    const push = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => {})
    opened.push({ headers: new Headers(headers), push, end: () => void writer.close(), signal })
    return new Response(readable)
  }
  const refuse = (response: Response) => {
    refusal = response
  }
  return { client: createClient({ fetch: fetch as unknown as typeof globalThis.fetch }), opened, refuse }
}

const message = (seq: number) =>
  `id: ${seq}\nevent: task.updated\ndata: {"kind":"task","id":"t","version":${seq},"type":"task.updated","at":"","seq":${seq}}\n\n`

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('following events', () => {
  it('hands on each change, also when its text comes in pieces', async () => {
    const { client, opened } = streams()
    const seen: Change[] = []
    const stop = client.events({ onChange: (change) => seen.push(change) })
    await settle()
    opened[0]?.push(`retry: 2000\nid: 4\n\n${message(5).slice(0, 30)}`)
    opened[0]?.push(`${message(5).slice(30)}:\n\n${message(6)}`)
    await settle()
    expect(seen.map(({ seq, type }) => [seq, type])).toEqual([
      [5, 'task.updated'],
      [6, 'task.updated'],
    ])
    stop()
  })

  it('resumes after the last change it saw, or was told of at the beginning', async () => {
    const { client, opened } = streams()
    const onInterruption = vi.fn()
    const stop = client.events({ after: 3, onChange: () => {}, onInterruption })
    await settle()
    expect(opened[0]?.headers.get('last-event-id')).toBe('3')
    opened[0]?.push(message(5))
    await settle()
    opened[0]?.end()
    await settle()
    expect(onInterruption).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(opened[1]?.headers.get('last-event-id')).toBe('5')
    stop()
  })

  it('gives up a connection that has been silent for longer than two heartbeats', async () => {
    const { client, opened } = streams()
    const stop = client.events({ onChange: () => {} })
    await settle()
    await vi.advanceTimersByTimeAsync(30_000)
    opened[0]?.push(':\n\n')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(opened).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(opened).toHaveLength(2)
    stop()
  })

  it('stops asking once it is refused', async () => {
    const { client, opened, refuse } = streams()
    const problem = { type: '/problems/unauthenticated', title: 'Sign in first', status: 401, instance: '', requestId: '' }
    refuse(Response.json(problem, { status: 401 }))
    const onRefusal = vi.fn()
    client.events({ onChange: () => {}, onRefusal })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(onRefusal.mock.calls).toMatchObject([[{ code: 'unauthenticated' }]])
    expect(opened).toHaveLength(0)
  })

  it('waits longer and longer for a server that is away', async () => {
    const { client, refuse, opened } = streams()
    refuse(new Response('', { status: 503 }))
    const onInterruption = vi.fn()
    const stop = client.events({ onChange: () => {}, onInterruption })
    await vi.advanceTimersByTimeAsync(7_500)
    expect(onInterruption).toHaveBeenCalledTimes(4)
    expect(opened).toHaveLength(0)
    stop()
  })

  it('says no more once ended', async () => {
    const { client, opened } = streams()
    const onChange = vi.fn()
    const onInterruption = vi.fn()
    const stop = client.events({ onChange, onInterruption })
    await settle()
    stop()
    opened[0]?.push(message(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([onChange.mock.calls, onInterruption.mock.calls, opened.length]).toEqual([[], [], 1])
  })
})
