import { expect, it, vi } from 'vitest'
import { addDays, type Cursor } from '../../kernel/index.ts'
import type { JournalEntry } from '../schema.ts'
import { lookBackDeps, storedEntry } from '../test-entry.ts'
import { type SearchAsked, searchEntries } from './search-entries.ts'

type Deps = ReturnType<typeof lookBackDeps>
const aJournal = '019a9b3c-5d00-7cc0-8000-0123456789ab'

/** The titles of all that is found, page after page, and of how many pages. */
async function titles(deps: Deps, asked: Partial<SearchAsked>, limit = 50): Promise<string[]> {
  const found: string[] = []
  let after: Cursor | undefined
  do {
    const page = await searchEntries(deps, { order: 'newest', ...asked }, { limit, after })
    expect(page.items.length).toBeLessThanOrEqual(limit)
    found.push(...page.items.map(({ entry }) => entry.title))
    after = page.nextCursor ?? undefined
  } while (after)
  return found
}

const many = async (deps: Deps, count: number, given: (n: number) => Partial<JournalEntry>) => {
  for (let n = 0; n < count; n++) await storedEntry(deps, { entryDate: addDays('2024-01-01', n), title: `${n}`, ...given(n) })
}

it.each(['best', 'newest'] as const)('others have their turn between long entries, found by the %s first', async (order) => {
  const deps = lookBackDeps()
  await many(deps, 12, () => ({ body: 'é '.repeat(10_000) }))
  let turns = 0
  const giveWay = async () => void turns++
  const { items } = await searchEntries({ ...deps, giveWay }, { q: 'é', order }, { limit: 50 })
  expect(items).toHaveLength(12)
  expect(turns).toBe(order === 'best' ? 12 : 24)
})

it('what holds every word is found with its passages, and without its text', async () => {
  const deps = lookBackDeps()
  await storedEntry(deps, { title: 'The spike', body: 'Week 31 was the **trade-fair** order.', tags: ['forecast'] })
  await storedEntry(deps, { title: 'Else', body: 'Nothing of the kind' })
  const { items, nextCursor } = await searchEntries(deps, { q: 'spi trade', order: 'best' }, { limit: 9 })
  expect(nextCursor).toBeNull()
  expect(items).toMatchObject([
    { entry: { title: 'The spike' }, titleMarks: [[4, 7]], passages: [{ text: 'Week 31 was the trade-fair order.', marks: [[16, 21]] }] },
  ])
  expect(items[0]?.entry).not.toHaveProperty('body')
  expect((await searchEntries(deps, { q: 'forecast', order: 'best' }, { limit: 9 })).items).toMatchObject([
    { titleMarks: [], passages: [] },
  ])
  expect(await titles(deps, { q: '!' })).toEqual([])
})

it('filters narrow down what holds the words, and stand by themselves', async () => {
  const deps = lookBackDeps()
  const all: [string, Partial<JournalEntry>][] = [
    ['tagged', { tags: ['Forecast'] }],
    ['low', { mood: 0 }],
    ['starred', { starred: true }],
    ['photo', { photoIds: [aJournal] }],
    ['other journal', { journalId: aJournal }],
    ['linked', { links: [{ kind: 'goal', id: aJournal, quote: null, capturedAt: '2026-03-05T09:00:00.000Z' }] }],
    ['earlier', { entryDate: '2026-02-01' }],
    ['day after', { entryDate: '2026-03-01' }],
  ]
  for (const [title, given] of all) await storedEntry(deps, { title, body: 'plan', ...given })
  await storedEntry(deps, { title: 'nothing', body: 'plan' })
  await storedEntry(deps, { title: 'sealed', starred: true, sealed: { iv: 'AAAAAAAAAAAAAAAA', data: 'AAAA' }, entryDate: '2026-03-01' })
  for (const q of [undefined, 'plan'])
    for (const order of ['best', 'newest'] as const) {
      const of = (asked: Partial<SearchAsked>) => titles(deps, { ...asked, q, order })
      expect(await of({ tag: 'fOREcast' })).toEqual(['tagged'])
      expect(await of({ moods: [0] })).toEqual(['low'])
      expect(await of({ moods: [1] })).toEqual([])
      expect(await of({ starred: true })).toEqual(q ? ['starred'] : ['starred', 'sealed'])
      expect(await of({ withPhoto: true })).toEqual(['photo'])
      expect(await of({ journalId: aJournal })).toEqual(['other journal'])
      expect(await of({ journalId: null, withPhoto: true })).toEqual(['photo'])
      expect(await of({ from: '2026-02-01', before: '2026-03-01' })).toEqual(['earlier'])
      expect(await of({ from: '2026-02-02', before: '2026-03-01' })).toEqual([])
      expect(await of({ tag: 'forecast', starred: true })).toEqual([])
      expect(await of({ linkedId: aJournal })).toEqual(['linked'])
    }
})

it('the newest come first, each once, however many hold the words and however small the pages', async () => {
  const deps = lookBackDeps()
  await many(deps, 230, (n) => ({ body: n % 5 === 0 ? 'rare plan' : 'plan', starred: n % 5 === 0 }))
  const newest = (step: number) => Array.from({ length: Math.ceil(230 / step) }, (_, n) => `${(Math.ceil(230 / step) - 1 - n) * step}`)
  for (const limit of [7, 50]) {
    expect(await titles(deps, { q: 'rare' }, limit)).toEqual(newest(5))
    expect(await titles(deps, { q: 'plan' }, limit)).toEqual(newest(1))
    expect(await titles(deps, {}, limit)).toEqual(newest(1))
    const best = await titles(deps, { q: 'plan', order: 'best' }, limit)
    expect([best.length, new Set(best).size]).toEqual([230, 230])
    expect((await titles(deps, { q: 'plan', order: 'best', starred: true }, limit)).toSorted()).toEqual(newest(5).toSorted())
  }
})

it('an entry that is written between two pages makes none come twice', async () => {
  const deps = lookBackDeps()
  await many(deps, 6, () => ({ body: 'plan' }))
  const first = await searchEntries(deps, { q: 'plan', order: 'newest' }, { limit: 3 })
  await storedEntry(deps, { entryDate: '2026-03-05', title: 'new', body: 'plan' })
  const second = await searchEntries(deps, { q: 'plan', order: 'newest' }, { limit: 3, after: first.nextCursor ?? '' })
  expect([...first.items, ...second.items].map(({ entry }) => entry.title)).toEqual(['5', '4', '3', '2', '1', '0'])
})

it('where little of much is meant, a page ends before too much was looked at', async () => {
  const deps = lookBackDeps()
  const { list } = deps.store
  const page = Array.from({ length: 200 }, (_, n) => ({
    id: `${n}`,
    entryDate: '2026-01-01',
    entryAt: '',
    body: '',
    tags: [],
    starred: false,
  }))
  const read = vi.spyOn(deps.store, 'list').mockImplementation(async () => ({ items: page, nextCursor: '["2026-01-01","","0"]' }) as never)
  const { items, nextCursor } = await searchEntries(deps, { from: '2026-01-01', starred: true, order: 'newest' }, { limit: 9 })
  expect([items, nextCursor, read.mock.calls.length]).toEqual([[], '["2026-01-01","","199"]', 10])
  read.mockImplementation(list as never)
})

it('the cursor of another search is refused', async () => {
  const deps = lookBackDeps()
  await many(deps, 3, () => ({ body: 'plan' }))
  for (const [order, q] of [
    ['best', 'plan'],
    ['newest', 'plan'],
    ['newest', undefined],
  ] as const)
    for (const after of ['', 'x', '{}', '[]', '["x"]', '[1,-1]', '["",-1]', '["","",""]'].filter(
      (one) => order === 'best' || one !== '["","",""]',
    ))
      await expect(searchEntries(deps, { q, order }, { limit: 1, after })).rejects.toMatchObject({ code: 'validation' })
})
