import { beforeEach, expect, test, vi } from 'vitest'
import { createKept, type Kept } from '../../desk/kept/kept.ts'
import type { Draft } from './drafts.ts'
import { fieldsWith } from './test-fields.ts'
import { opened } from './writing.ts'

const kept = vi.hoisted(() => new Map<string, unknown>())

vi.mock('./drafts.ts', () => ({
  hurriedAt: (key: string) => `throughline.writing.${key}`,
  isSealedWriting: (writing: object) => 'text' in writing,
  keysOf: async (accountId: string) => [...kept.keys()].filter((key) => key.startsWith(`${accountId}.`)),
  read: async (key: string) => kept.get(key) ?? null,
  remove: async (key: string) => void kept.delete(key),
  put: async (draft: Draft) => void kept.set(draft.key, draft),
  putNow: (draft: Draft) => void kept.set(draft.key, draft),
}))

let browser: Kept
vi.mock('../../desk/kept/kept.ts', async (actual) => ({ ...(await actual<object>()), kept: () => browser }))

const { takeUpDrafts } = await import('./hold.ts')

/** Locks of pages that live until they are told to go. */
function fakeLocks() {
  const pages = new Map<string, { gone: Promise<void>; leave: () => void }>()
  return {
    live(key: string) {
      const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
      pages.set(`throughline.writing.${key}`, { gone, leave })
      return leave
    },
    async request(name: string, { signal }: { signal?: AbortSignal }, act: () => Promise<void>) {
      await pages.get(name)?.gone
      signal?.throwIfAborted()
      return act()
    },
  }
}

let locks: ReturnType<typeof fakeLocks>

const writing = opened('e', { version: 3, fields: fieldsWith({ body: 'Rain' }) })
const drafted = (key: string, more: object = {}) => kept.set(key, { key, accountId: 'ines', seq: 4, writing, ...more })
const unlocked = async () => null
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

beforeEach(() => {
  kept.clear()
  locks = fakeLocks()
  browser = createKept({ storage: {} as Storage, locks: locks as unknown as LockManager })
})

test('what is done with is removed, and what is left stays', async () => {
  for (const key of ['ines.a', 'ines.b', 'tom.c']) drafted(key, { seq: key === 'ines.a' ? 1 : 2 })
  const taken: unknown[] = []
  await takeUpDrafts('ines', {
    unlocked,
    take: async (left) => {
      taken.push(left.writing)
      return taken.length === 1 ? 'done' : 'left'
    },
  })
  expect(taken).toEqual([writing, writing])
  expect([...kept.keys()]).toEqual(['ines.b', 'tom.c'])
})

test('what a page that lives holds is handed on when it is gone, as it reads by then', async () => {
  drafted('ines.a')
  const leave = locks.live('ines.a')
  const take = vi.fn(async () => 'done' as const)
  const all = takeUpDrafts('ines', { unlocked, take })
  await settle()
  expect(take).not.toHaveBeenCalled()
  const later = opened('e', { version: 4, fields: fieldsWith({ body: 'Rain, still' }) })
  drafted('ines.a', { writing: later })
  leave()
  await all
  expect(take).toHaveBeenCalledWith(expect.objectContaining({ writing: later }))
  expect(kept.size).toBe(0)
})

test('what its page saved meanwhile is nobody’s, and who stops waiting takes nothing', async () => {
  for (const key of ['ines.a', 'ines.b']) drafted(key)
  const [leaveA, leaveB] = [locks.live('ines.a'), locks.live('ines.b')]
  const take = vi.fn(async () => 'done' as const)
  const waiting = new AbortController()
  const all = takeUpDrafts('ines', { unlocked, take, signal: waiting.signal })
  await settle()
  kept.delete('ines.a')
  leaveA()
  await settle()
  waiting.abort()
  leaveB()
  await all
  expect(take).not.toHaveBeenCalled()
  expect([...kept.keys()]).toEqual(['ines.b'])
})

test('what lies in a locked journal waits for another time', async () => {
  drafted('ines.a', { writing: { journalId: 'night', text: { iv: 'i', data: 'd' } } })
  const take = vi.fn(async () => 'done' as const)
  await takeUpDrafts('ines', { unlocked, take })
  expect([take.mock.calls, kept.size]).toEqual([[], 1])
  const journal = { journalId: 'night', openDraft: async () => writing, sealDraft: async () => ({ iv: 'i', data: 'd' }) }
  await takeUpDrafts('ines', { unlocked: async () => journal as never, take })
  expect(take).toHaveBeenCalledWith(expect.objectContaining({ writing, opened: journal }))
  expect(kept.size).toBe(0)
})

test('what was locked when it was asked for first is had as soon as it is asked for again', async () => {
  drafted('ines.a', { writing: { journalId: 'night', text: { iv: 'i', data: 'd' } } })
  const leave = locks.live('ines.a')
  const take = vi.fn(async () => 'done' as const)
  const first = takeUpDrafts('ines', { unlocked, take })
  await settle()
  const twice = vi.fn(unlocked)
  await takeUpDrafts('ines', { unlocked: twice, take })
  leave()
  await first
  expect(twice).not.toHaveBeenCalled()
  const journal = { journalId: 'night', openDraft: async () => writing, sealDraft: async () => ({ iv: 'i', data: 'd' }) }
  await takeUpDrafts('ines', { unlocked: async () => journal as never, take })
  expect(take).toHaveBeenCalledOnce()
  expect(kept.size).toBe(0)
})

test('without locks every page counts as gone', async () => {
  browser = createKept({ storage: {} as Storage, locks: undefined })
  drafted('ines.a')
  await takeUpDrafts('ines', { unlocked, take: async () => 'done' })
  expect(kept.size).toBe(0)
})
