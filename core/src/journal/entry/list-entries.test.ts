import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createJournal } from '../journal/change-journal.ts'
import type { JournalEntry } from '../schema.ts'
import { entriesIn, type JournalTestDeps, journalDeps, refused } from '../test-journal.ts'
import { createEntry } from './create-entry.ts'
import { deleteEntry } from './delete-entry.ts'
import { listEntries } from './list-entries.ts'
import { type EntriesAsked, planList } from './plan-list.ts'
import { MAX_LOOKED_AT } from './walk.ts'

const [goal, picture] = ['a', 'b'].map((letter) => `019a9b3c-5d00-7cc0-8000-00000000000${letter}`) as [string, string]

async function pages(deps: JournalTestDeps, asked: EntriesAsked, limit: number): Promise<JournalEntry[][]> {
  const found: JournalEntry[][] = []
  let after: string | undefined
  do {
    const page = await listEntries(deps, asked, { limit, after })
    found.push(entriesIn(page))
    after = page.nextCursor ?? undefined
  } while (after)
  return found
}

/** Entries of every sort, so that most conditions hold of some and not of others. */
async function diary() {
  const deps = journalDeps()
  const { id: journalId } = await createJournal(deps, { name: 'Garden' })
  const all: JournalEntry[] = []
  for (let i = 0; i < 60; i++)
    all.push(
      await createEntry(deps, {
        entryDate: `2026-03-${String(1 + (i % 7)).padStart(2, '0')}`,
        entryAt: `2026-03-05T${String((i * 7) % 24).padStart(2, '0')}:00:00.000Z`,
        journalId: i % 3 === 0 ? journalId : null,
        tags: [...(i % 2 ? ['Größe'] : []), ...(i % 5 ? [] : ['grösse', 'peas'])],
        mood: i % 6 === 5 ? null : (i % 6) - 2,
        starred: i % 4 === 0,
        body: `${i % 5 === 0 ? `![](attachment:${picture})` : ''}${i % 7 === 0 ? `[Ship](/goals/${goal})` : ''}`,
      }),
    )
  await deleteEntry(deps, (await createEntry(deps, { starred: true, tags: ['peas'] })).id)
  return { deps, all, journalId }
}

const has: { [K in keyof EntriesAsked]-?: (entry: JournalEntry, asked: NonNullable<EntriesAsked[K]> | null) => boolean } = {
  from: ({ entryDate }, from) => entryDate >= String(from),
  before: ({ entryDate }, before) => entryDate < String(before),
  journalId: (entry, journalId) => entry.journalId === journalId,
  tag: ({ tags }, tag) => tags.some((one) => one.toLowerCase().replace('ö', 'o').replace('ß', 'ss') === String(tag).toLowerCase()),
  moods: ({ mood }, moods) => mood !== null && (moods ?? []).includes(mood),
  starred: (entry, starred) => entry.starred === starred,
  withPhoto: ({ photoIds }, withPhoto) => photoIds.length > 0 === withPhoto,
  linkedId: ({ links }, id) => links.some((link) => link.id === id),
  oldestFirst: () => true,
}

it('entries of several conditions are those, each once and in order, that looking at all of them finds, however they are paged', async () => {
  const { deps, all, journalId } = await diary()
  const asked = fc.record(
    {
      from: fc.constantFrom('2026-03-02', '2026-03-05'),
      before: fc.constantFrom('2026-03-04', '2026-03-07'),
      journalId: fc.constantFrom(null, journalId),
      tag: fc.constantFrom('GROSSE', 'peas', 'none'),
      moods: fc.subarray([-2, 0, 1, 2]),
      starred: fc.boolean(),
      withPhoto: fc.boolean(),
      linkedId: fc.constantFrom(goal, picture),
      oldestFirst: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(asked, fc.integer({ min: 1, max: 30 }), async (conditions, limit) => {
      const given = Object.entries(conditions) as [keyof EntriesAsked, never][]
      const meant = all.filter((entry) => given.every(([name, value]) => has[name](entry, value)))
      const place = ({ entryDate, entryAt, id }: JournalEntry) => `${entryDate} ${entryAt} ${id}`
      const inOrder = meant.map(place).sort()
      const found = await pages(deps, conditions, limit)
      expect(found.flat().map(place)).toEqual(conditions.oldestFirst ? inOrder : inOrder.reverse())
      expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(limit)
    }),
    { numRuns: 300 },
  )
})

it.each<[EntriesAsked, string, boolean]>([
  [{}, 'newest', false],
  [{ oldestFirst: true, from: '2026-01-01' }, 'oldest', false],
  [{ journalId: null }, 'ofJournal', false],
  [{ journalId: goal, oldestFirst: true }, 'ofJournalOldest', false],
  [{ tag: 'x' }, 'tagged', false],
  [{ moods: [1] }, 'ofMood', false],
  [{ moods: [1, 2] }, 'newest', true],
  [{ starred: true, from: '2026-01-01' }, 'starred', false],
  [{ starred: false }, 'newest', true],
  [{ withPhoto: true, journalId: null }, 'withPhoto', true],
  [{ linkedId: goal, tag: 'x', starred: true }, 'byLinked', true],
  [{ starred: true, oldestFirst: true }, 'oldest', true],
])('%j is read by the index %s', (asked, name, isTested) => {
  const { query, test } = planList(asked)
  expect([query.name, test !== null]).toEqual([name, isTested])
})

it('are looked for in bounded steps: a page may be empty before the end', async () => {
  const deps = journalDeps()
  for (let i = 0; i < MAX_LOOKED_AT + 5; i++)
    await createEntry(deps, { starred: true, entryDate: '2026-03-04', ...(i === 0 && { mood: 1, entryDate: '2026-03-01' }) })
  expect((await pages(deps, { starred: true, moods: [1, 2] }, 50)).map(({ length }) => length)).toEqual([0, 1])
})

it('refuse the cursor of another list', async () => {
  for (const after of ['x', '[]', '["a"]'])
    expect(await refused(listEntries(journalDeps(), { starred: true, moods: [1, 2] }, { limit: 1, after }))).toMatchObject({
      code: 'validation',
    })
})
