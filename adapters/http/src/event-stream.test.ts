import type { Store } from '@throughline/core/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from './test-app.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Person = Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>

/** Reads a stream piece by piece, without what every stream begins with. */
async function follow(person: Person, path = '/events', headers: Record<string, string> = {}) {
  const response = await person.ask(path, { headers })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const next = async () => {
    const { done, value } = await reader.read()
    return done ? null : new TextDecoder().decode(value)
  }
  const greeting = (await next()) as string
  return { greeting, next, cancel: () => reader.cancel() }
}

const add = (person: Person, title = 'Send Ana the draft') => person.json('/tasks', { method: 'POST', body: { title } })
const idsIn = (piece: string | null) => [...(piece ?? '').matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))

/** How many watches are held on a store from now on. */
function countWatches(store: Store): () => number {
  let watching = 0
  const { watch } = store
  store.watch = (space, wake) => {
    watching++
    const unwatch = watch(space, wake)
    return () => {
      watching--
      unwatch()
    }
  }
  return () => watching
}

describe('the event stream', () => {
  it('tells what happens from now on, with the number to resume from', async () => {
    const { signUp } = testApp()
    const ines = await signUp()
    await add(ines, 'Before')
    const { greeting, next } = await follow(ines)
    expect(greeting).toMatch(/^retry: 2000\nid: \d+\n\n$/)
    const task = await add(ines)
    const piece = (await next()) as string
    expect(piece).toMatch(/^id: \d+\nevent: task\.created\ndata: .*\n\n$/)
    expect(JSON.parse(/data: (.*)/.exec(piece)?.[1] ?? '')).toMatchObject({ kind: 'task', id: task.id, version: 1, type: 'task.created' })
  })

  it('goes on where the reader stopped, without a hole and without a repeat', async () => {
    const { signUp } = testApp()
    const ines = await signUp()
    const first = await follow(ines)
    await add(ines)
    const [seen] = idsIn(await first.next())
    await first.cancel()
    for (let i = 0; i < 250; i++) await add(ines, `Missed ${i}`)
    const again = await follow(ines, '/events?after=0', { 'last-event-id': String(seen) })
    const got: number[] = []
    while (got.length < 250) got.push(...idsIn(await again.next()))
    await add(ines, 'Live')
    got.push(...idsIn(await again.next()))
    expect(got).toEqual(Array.from({ length: 251 }, (_, i) => (seen as number) + 1 + i))
  })

  it('misses nothing that happens between the first read and the watch', async () => {
    const { signUp, deps } = testApp()
    const ines = await signUp()
    const { watch } = deps.store
    let during: Promise<unknown> = Promise.resolve()
    deps.store.watch = (space, wake) => {
      const unwatch = watch(space, wake)
      during = add(ines, 'Meanwhile')
      return unwatch
    }
    const { next } = await follow(ines)
    await during
    expect(await next()).toContain('task.created')
  })

  it('begins with what is now when the number is of another history', async () => {
    const { signUp, deps } = testApp()
    const ines = await signUp()
    await add(ines)
    const { greeting } = await follow(ines, '/events?after=999999')
    const { id } = await ines.json('/me')
    expect(idsIn(greeting)).toEqual([await deps.store.head(id)])
  })

  it('shows nothing of other people', async () => {
    const { signUp } = testApp()
    const [ines, bo] = [await signUp(), await signUp()]
    const { next } = await follow(ines)
    await add(bo)
    const task = await add(ines)
    expect(await next()).toContain(task.id)
  })

  it('beats every 15 seconds while nothing happens', async () => {
    const { signUp } = testApp()
    const { next } = await follow(await signUp())
    const piece = next()
    await vi.advanceTimersByTimeAsync(14_999)
    const early = await Promise.race([piece, Promise.resolve('nothing yet')])
    await vi.advanceTimersByTimeAsync(1)
    expect([early, await piece]).toEqual(['nothing yet', ':\n\n'])
  })

  it('ends at once when its session is signed out, and only then', async () => {
    const { signUp } = testApp()
    const [ines, bo] = [await signUp(), await signUp()]
    const [hers, his] = [await follow(ines), await follow(bo)]
    const [end, beat] = [hers.next(), his.next()]
    await ines.ask('/auth/signout', { method: 'POST' })
    expect(await end).toBeNull()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await beat).toBe(':\n\n')
  })

  it('ends with the next beat when another process revoked its session', async () => {
    const { signUp, deps } = testApp()
    const ines = await signUp()
    const { next } = await follow(ines)
    const end = next()
    deps.sessions.ownerOf = async () => null
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await end).toBeNull()
  })

  it('does not keep its session from ending', async () => {
    const { signUp, deps, clock } = testApp()
    const { next } = await follow(await signUp())
    const validate = vi.spyOn(deps.sessions, 'validate')
    clock.advance({ hours: 20 * 24 })
    const beat = next()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await beat).toBe(':\n\n')
    expect(validate).not.toHaveBeenCalled()
  })

  it('ends the oldest of more than 20 of one person, also while nobody reads it', async () => {
    const { signUp, deps } = testApp()
    const [ines, bo] = [await signUp(), await signUp()]
    const watching = countWatches(deps.store)
    const his = await follow(bo)
    const oldest = await follow(ines)
    const second = await follow(ines)
    for (let open = 2; open < 21; open++) await follow(ines)
    expect(watching()).toBe(21)
    expect(await oldest.next()).toBeNull()
    await add(ines)
    expect(await second.next()).toContain('task.created')
    await add(bo)
    expect(await his.next()).toContain('task.created')
    expect(watching()).toBe(21)
  })

  it('ends when the server is stopped, and has its readers come back one after another', async () => {
    const shutdown = new AbortController()
    const { signUp } = testApp({ shutdown: shutdown.signal })
    const { next } = await follow(await signUp())
    const end = next()
    shutdown.abort()
    expect(await end).toMatch(/^retry: [1-4]\d{3}\n\n$/)
    expect(await next()).toBeNull()
  })

  it('holds no watch once the reader has gone, nor for a HEAD', async () => {
    const { signUp, deps } = testApp()
    const ines = await signUp()
    const watching = countWatches(deps.store)
    await ines.ask('/events', { method: 'HEAD' })
    expect(watching()).toBe(0)
    const { cancel } = await follow(ines)
    expect(watching()).toBe(1)
    await cancel()
    expect(watching()).toBe(0)
  })
})
