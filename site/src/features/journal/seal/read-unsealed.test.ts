import type { JournalEntry } from '@throughline/core/journal'
import { expect, test } from 'vitest'
import { nothingSought } from '../rules/address.ts'
import { sampleRow } from '../rules/test-row.ts'
import { KDF, newSeal } from './journal-key.ts'
import { findUnsealed, readUnsealed } from './read-unsealed.ts'
import { nothingSaid, sealSaid } from './sealed-entry.ts'

const { key } = await newSeal('a lamp in the harbour', { cost: { ...KDF, memoryKiB: 64, iterations: 1 } })

const sealed = async (id: string, entryDate: string, said: object): Promise<JournalEntry> =>
  ({ ...sampleRow(1, { id, entryDate }), ...nothingSaid, sealed: await sealSaid(key, { ...nothingSaid, ...said }) }) as JournalEntry

const pages = [
  [await sealed('a', '2026-03-03', { title: 'Night', body: 'I want to **leave**.', mood: -1, tags: ['work', 'Größe', 'Zoë'] })],
  [
    await sealed('b', '2026-03-05', { body: 'Rain, and the café.' }),
    { ...(await sealed('c', '2026-03-06', {})), sealed: { iv: 'AAAAAAAAAAAAAAAA', data: 'AAAA' } },
  ],
]

const client = {
  journal: {
    list: async ({ cursor }: { cursor?: string | null }) => ({
      items: pages[cursor ? 1 : 0],
      nextCursor: cursor ? null : 'next',
    }),
  },
} as never

const all = await readUnsealed(client, 'night', key)
const found = (sought: object) => findUnsealed(all, { ...nothingSought, ...sought }).map(({ entry }) => entry.id)

test('all that opens is read, page by page', () => {
  expect(all.map(({ id, title, excerpt }) => [id, title, excerpt])).toEqual([
    ['a', 'Night', 'I want to leave.'],
    ['b', '', 'Rain, and the café.'],
  ])
})

test('it is found by the beginnings of its words, newest first, with the places marked', () => {
  expect(found({ q: 'lea' })).toEqual(['a'])
  expect(found({ q: 'CAFE rain' })).toEqual(['b'])
  expect(found({ q: 'café leave' })).toEqual([])
  expect(found({})).toEqual(['b', 'a'])
  const [hit] = findUnsealed(all, { ...nothingSought, q: 'lea' })
  const [passage] = hit?.passages ?? []
  expect(passage?.marks.map(([from, to]) => passage.text.slice(from, to))).toEqual(['lea'])
})

test('it is found by mood, tag, day and journal too', () => {
  expect(found({ mood: -1 })).toEqual(['a'])
  for (const tag of ['Work', 'GRÖSSE', 'grosse', 'zoe', 'ZOE\u0308']) expect([tag, found({ tag })]).toEqual([tag, ['a']])
  expect(found({ tag: 'wor' })).toEqual([])
  expect(found({ from: '2026-03-04' })).toEqual(['b'])
  expect(found({ to: '2026-03-03' })).toEqual(['a'])
  expect(found({ journal: 'another' })).toEqual([])
  expect(found({ photo: true })).toEqual([])
})
