import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { dayNumber } from '../../kernel/index.ts'
import { changedEntry, entryOf, lookBackDeps, storedEntry } from '../test-entry.ts'
import { createEntryMemory } from './entry-memory.ts'
import { readStats } from './read-stats.ts'
import { streakOf } from './streak.ts'

const march = { from: '2026-03-01', before: '2026-04-01' }
const aJournal = '019a9b3c-5d00-7cc0-8000-0123456789ab'

it('the days asked for tell their entries, words, mood and energy, each mean with how many said it', async () => {
  const deps = lookBackDeps()
  await storedEntry(deps, { entryDate: '2026-03-04', wordCount: 212, mood: 1, tags: ['forecast'] })
  await storedEntry(deps, { entryDate: '2026-03-05', wordCount: 100, mood: -2, tags: ['Forecast', 'team'], feelings: ['tired'] })
  await storedEntry(deps, { entryDate: '2026-03-05', wordCount: 41, mood: 1, energy: 3, feelings: ['Tired', 'calm'] })
  await storedEntry(deps, { entryDate: '2026-03-05', wordCount: 3 })
  await storedEntry(deps, { entryDate: '2026-02-28', wordCount: 999, mood: 2, tags: ['earlier'] })
  const stats = await readStats(deps, march)
  expect(stats).toMatchObject({
    days: [
      { date: '2026-03-04', entries: 1, words: 212, mood: { mean: 1, count: 1 }, energy: null },
      { date: '2026-03-05', entries: 3, words: 144, mood: { mean: -0.5, count: 2 }, energy: { mean: 3, count: 1 } },
    ],
    total: { days: 2, entries: 4, words: 356 },
    mood: { mean: 0, count: 3 },
    energy: { mean: 3, count: 1 },
  })
  expect(stats.moods.map(({ count }) => count)).toEqual([1, 0, 0, 2, 0])
  expect(stats.energies.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0])
  expect(stats.tags.map(({ tag, count, mood }) => [tag.toLowerCase(), count, mood])).toEqual([
    ['forecast', 2, { mean: -0.5, count: 2 }],
    ['team', 1, { mean: -2, count: 1 }],
  ])
  expect(stats.feelings.map(({ feeling, count }) => [feeling.toLowerCase(), count])).toEqual([
    ['tired', 2],
    ['calm', 1],
  ])
})

it('one journal alone may be asked for', async () => {
  const deps = lookBackDeps()
  await storedEntry(deps, { wordCount: 1 })
  await storedEntry(deps, { wordCount: 10, journalId: aJournal })
  const words = async (journalId?: string | null) => (await readStats(deps, { ...march, journalId })).total.words
  expect([await words(), await words(aJournal), await words(null)]).toEqual([11, 10, 1])
})

it('no days, and more than ten years of them, are refused', async () => {
  const deps = lookBackDeps()
  for (const before of ['2026-03-01', '2020-01-01', '2036-03-09'])
    await expect(readStats(deps, { ...march, before })).rejects.toMatchObject({ details: { faults: [{ code: 'invalid_range' }] } })
  await readStats(deps, { ...march, before: '2036-03-08' })
})

it('texts are read once, and later only those that changed', async () => {
  const deps = lookBackDeps()
  const first = await storedEntry(deps, { wordCount: 5 })
  await storedEntry(deps, { wordCount: 7 })
  const words = async () => (await readStats(deps, march)).total.words
  expect(await words()).toBe(12)
  const [list, many] = [vi.spyOn(deps.store, 'list'), vi.spyOn(deps.store, 'getMany')]
  const longer = await changedEntry(deps, first, { wordCount: 50 })
  expect(await words()).toBe(57)
  await changedEntry(deps, longer, { deletedAt: '2026-03-05T09:00:00.000Z' })
  expect(await words()).toBe(7)
  await storedEntry(deps, { wordCount: 100 })
  expect(await words()).toBe(107)
  expect(await words()).toBe(107)
  expect(list).not.toHaveBeenCalled()
  expect(many.mock.calls.map(([, , ids]) => ids.length)).toEqual([1, 1, 1])
})

it('no more texts are held than those of one page', async () => {
  const deps = lookBackDeps()
  const counted: number[] = []
  const pageOf = (n: number) => ({
    items: [Object.defineProperty(entryOf(), 'wordCount', { get: () => counted.push(n) })],
    nextCursor: n < 2 ? `${n}` : null,
  })
  const countedBefore: number[][] = []
  vi.spyOn(deps.store, 'list').mockImplementation(async () => {
    countedBefore.push([...counted])
    return pageOf(countedBefore.length) as never
  })
  await deps.entryMemory.facts(deps)
  expect(countedBefore).toEqual([[], [1]])
})

it('what a change cannot be told of any more is read anew', async () => {
  const deps = lookBackDeps()
  const words = async () => (await readStats(deps, march)).total.words
  expect(await words()).toBe(0)
  for (let n = 0; n < 201; n++) await storedEntry(deps, { wordCount: 1 })
  expect(await words()).toBe(201)
})

it('a memory that is too small forgets, and answers the same', async () => {
  const deps = { ...lookBackDeps(), entryMemory: createEntryMemory({ mostEntries: 1 }) }
  await storedEntry(deps, { wordCount: 1 })
  await storedEntry(deps, { wordCount: 1 })
  for (let n = 0; n < 2; n++) expect((await readStats(deps, march)).total.words).toBe(2)
})

it('what is written while texts are read for the first time is not missed', async () => {
  const deps = lookBackDeps()
  await storedEntry(deps, { wordCount: 1 })
  const { list } = deps.store
  vi.spyOn(deps.store, 'list').mockImplementationOnce(async (...asked) => {
    const page = await list(...(asked as Parameters<typeof list>))
    await storedEntry(deps, { wordCount: 10 })
    return page as never
  })
  await readStats(deps, march)
  expect((await readStats(deps, march)).total.words).toBe(11)
})

it.each([
  ['nothing', [], { current: 0, longest: 0, isTodayOpen: true }],
  ['today', ['03-05'], { current: 1, longest: 1, isTodayOpen: false }],
  ['up to yesterday', ['03-04', '03-03'], { current: 2, longest: 2, isTodayOpen: true }],
  ['up to the day before', ['03-03', '03-02'], { current: 0, longest: 2, isTodayOpen: true }],
  ['a longer one before', ['02-27', '02-28', '03-01', '03-05'], { current: 1, longest: 3, isTodayOpen: false }],
  ['several a day, and one to come', ['03-05', '03-05', '03-06', '03-04'], { current: 2, longest: 3, isTodayOpen: false }],
])('the streak of %s', (_, days, streak) => {
  expect(
    streakOf(
      days.map((day) => dayNumber(`2026-${day}`)),
      '2026-03-05',
    ),
  ).toEqual(streak)
})

it('a streak grows by one with each day that is written on, and is open before', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -40, max: 0 })), (offsets) => {
      const today = dayNumber('2026-03-05')
      const days = offsets.map((offset) => today + offset)
      const before = streakOf(
        days.filter((day) => day !== today),
        '2026-03-05',
      )
      const after = streakOf([...days, today], '2026-03-05')
      expect([before.isTodayOpen, after.isTodayOpen]).toEqual([true, false])
      expect(after.current).toBe(before.current + 1)
      expect(after.longest).toBe(Math.max(before.longest, after.current))
    }),
  )
})

const wordsOf = (entry: number, many: number, of: string) => Array.from({ length: many }, (_, n) => `${of} ${entry} ${n}`)

it('of words without an end those that most entries have are told, how many more there are, and others have their turn', async () => {
  let turns = 0
  const deps = { ...lookBackDeps(), giveWay: async () => void turns++ }
  await storedEntry(deps, { mood: 1, tags: ['often'], feelings: ['calm'] })
  expect(await readStats(deps, march)).toMatchObject({ tags: [{ tag: 'often', count: 1 }], moreTags: 0, moreFeelings: 0 })
  expect(turns).toBe(0)
  for (let n = 0; n < 100; n++)
    await storedEntry(deps, { mood: 2, tags: [...wordsOf(n, 49, 'tag'), 'often'], feelings: [...wordsOf(n, 19, 'feeling'), 'calm'] })
  const { tags, moreTags, feelings, moreFeelings } = await readStats(deps, march)
  expect([tags.length, moreTags, feelings.length, moreFeelings]).toEqual([300, 4_901 - 300, 300, 1_901 - 300])
  expect(tags[0]).toMatchObject({ tag: 'often', count: 101, mood: { count: 101 } })
  expect(feelings[0]).toEqual({ feeling: 'calm', count: 101 })
  // Once read, counting them gives way as well.
  turns = 0
  await readStats(deps, march)
  expect(turns).toBeGreaterThanOrEqual(5)
})

it('no more words are told apart than anybody has', async () => {
  const deps = lookBackDeps()
  for (let n = 0; n < 220; n++) await storedEntry(deps, { tags: wordsOf(n, 50, 'tag') })
  const { tags, moreTags } = await readStats(deps, march)
  expect(tags.length + moreTags).toBe(10_000)
})

it('what is kept counts words too, and gives their room back', async () => {
  const deps = { ...lookBackDeps(), entryMemory: createEntryMemory({ mostEntries: 100 }) }
  const list = vi.spyOn(deps.store, 'list')
  const reads = async () => {
    list.mockClear()
    for (let again = 0; again < 2; again++) await readStats(deps, march)
    return list.mock.calls.length
  }
  for (let n = 0; n < 10; n++) await storedEntry(deps, {})
  const wordy = await storedEntry(deps, { tags: [] })
  expect(await reads()).toBe(1)
  const now = await changedEntry(deps, wordy, { tags: wordsOf(0, 200, 'a tag of some more letters') })
  await reads()
  // It is too much to be kept, and so all is read each time.
  expect(await reads()).toBe(2)
  await changedEntry(deps, now, { tags: [] })
  await reads()
  expect(await reads()).toBe(0)
})
