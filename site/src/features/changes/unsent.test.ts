import { expect, test, vi } from 'vitest'
import { placesOf } from '../desk/kept/places.ts'
import { sampleStorage } from '../desk/kept/test-storage.ts'
import { sampleTask as task } from '../task/rules/test-task.ts'

/** What of a browser is used; nothing answers. */
function inBrowser() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', sampleStorage(kept))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  return kept
}

test('what was done is kept before it is sent, so that a page that is killed loses none of it', async () => {
  const kept = inBrowser()
  vi.resetModules()
  const { keepUnsent } = await import('./unsent.ts')
  const { outbox } = await import('./changes.ts')
  keepUnsent('ines')
  void outbox.add({ do: 'complete', id: task(1).id })
  void outbox.add({ do: 'create', id: task(2).id, task: { id: task(2).id, title: 'On the train' } })
  const [[key = '', text = ''] = []] = [...kept]
  expect(key.startsWith(placesOf('unsent', 'ines'))).toBe(true)
  expect(JSON.parse(text)).toMatchObject([
    { do: 'complete', id: task(1).id, kept: { at: expect.any(String) } },
    { do: 'create', task: { title: 'On the train' } },
  ])
  vi.unstubAllGlobals()
})

test('what is no change is left out, and the rest is taken over', async () => {
  const kept = inBrowser()
  vi.resetModules()
  const taken = await import('../desk/taken-over.ts')
  kept.set(`${placesOf('unsent', 'ines')}gone`, JSON.stringify([null, 'x', { do: 7, id: 't' }, { do: 'complete', id: task(1).id }]))
  const { keepUnsent } = await import('./unsent.ts')
  const { outbox } = await import('./changes.ts')
  keepUnsent('ines')
  taken.islandTakenOver()
  expect(outbox.unsaved()).toEqual([{ do: 'complete', id: task(1).id }])
  vi.unstubAllGlobals()
})

test('nothing is taken over before the page is, also where the stream of events opens sooner', async () => {
  const kept = inBrowser()
  vi.resetModules()
  const key = `${placesOf('unsent', 'ines')}gone`
  kept.set(key, JSON.stringify([{ do: 'complete', id: task(1).id }]))
  const { keepUnsent, tryNow } = await import('./unsent.ts')
  const { islandTakenOver } = await import('../desk/taken-over.ts')
  const { outbox } = await import('./changes.ts')
  vi.stubGlobal('navigator', { locks: { request: (_name: string, _options: object, act?: () => void) => Promise.resolve(act?.()) } })
  keepUnsent('ines')
  tryNow()
  expect([kept.has(key), outbox.unsaved()]).toEqual([true, []])
  islandTakenOver()
  expect(outbox.unsaved()).toEqual([{ do: 'complete', id: task(1).id }])
  vi.unstubAllGlobals()
})

test('what another page takes over is still called what it was called, also where its record is not known', async () => {
  const kept = inBrowser()
  vi.resetModules()
  const about = { at: '2026-11-23T19:22:00.000Z', called: 'Book the train' }
  kept.set(`${placesOf('unsent', 'ines')}gone`, JSON.stringify([{ do: 'complete', id: task(1).id, kept: about }]))
  const { keepUnsent } = await import('./unsent.ts')
  const { islandTakenOver } = await import('../desk/taken-over.ts')
  keepUnsent('ines')
  islandTakenOver()
  await vi.waitFor(() => expect([...kept.values()].map((text) => JSON.parse(text))).toMatchObject([[{ do: 'complete', kept: about }]]))
  expect([...kept.keys()]).not.toContain(`${placesOf('unsent', 'ines')}gone`)
  vi.unstubAllGlobals()
})
