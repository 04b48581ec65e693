import { beforeEach, expect, test, vi } from 'vitest'
import { forgetIn } from '../../waiting/leaving.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}

async function opened(accountId: string) {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('document', { getElementById: () => ({}) })
  const { $editing, keepEditing } = await import('./shown.ts')
  keepEditing(accountId)
  return $editing
}

beforeEach(async () => {
  kept.clear()
  const editing = await opened('ines')
  editing.set({ messageId: 'm1', text: 'Half a sentence', chosen: [], version: 2 })
})

test('what somebody writes over a message outlives a reload', async () => {
  expect((await opened('ines')).get()?.text).toBe('Half a sentence')
})

test('it is shown to nobody else who signs in in the same tab, and is gone with who wrote it', async () => {
  expect((await opened('jon')).get()).toBeNull()
  forgetIn(storage, [...kept.keys()], 'ines', false)
  expect([...kept]).toEqual([])
})
