import { expect, test, vi } from 'vitest'
import { sampleStorage } from '../../desk/kept/test-storage.ts'
import { fieldsWith } from './test-fields.ts'
import { begun, changed, opened } from './writing.ts'

/** A browser without a database, so that all of it is in the storage. */
async function inBrowser() {
  vi.stubGlobal('localStorage', sampleStorage(new Map()))
  vi.stubGlobal('indexedDB', undefined)
  vi.resetModules()
  const [{ putNow, remove }, { keptNew }] = await Promise.all([import('./drafts.ts'), import('./kept-new.ts')])
  const keep = (key: string, writing: Parameters<typeof putNow>[0]['writing']) =>
    putNow({ key, accountId: key.split('.')[0] as string, seq: 1, writing })
  return { keep, remove, texts: async () => (await keptNew('ines')).map(({ text, href }) => [text, href]) }
}

const written = (fields: Parameters<typeof fieldsWith>[0]) => changed(begun('e', fieldsWith({})), fieldsWith(fields))

test('entries that are on no server are told with how they begin, until they are sent', async () => {
  const { keep, remove, texts } = await inBrowser()
  keep('ines.a', written({ body: ' Fields go by.\n' }))
  keep('ines.b', written({ title: 'On the ferry', body: 'Rain.' }))
  expect(await texts()).toEqual([
    ['Fields go by.', '/journal/new'],
    ['On the ferry', '/journal/new'],
  ])
  await remove('ines.a')
  expect(await texts()).toEqual([['On the ferry', '/journal/new']])
})

test('neither those that the server has, nor those of somebody else', async () => {
  const { keep, texts } = await inBrowser()
  keep('ines.a', changed(opened('e', { version: 3, fields: fieldsWith({ body: 'Rain' }) }), { body: 'Rain, still' }))
  keep('jon.a', written({ body: 'Of somebody else' }))
  expect(await texts()).toEqual([])
})

test('a long text is cut, and of a sealed one nothing is told', async () => {
  const { keep, texts } = await inBrowser()
  keep('ines.a', written({ body: 'x'.repeat(500) }))
  keep('ines.b', { journalId: 'night', text: { iv: 'i', data: 'd' } })
  expect((await texts()).map(([text]) => text)).toEqual(['x'.repeat(120)])
})
