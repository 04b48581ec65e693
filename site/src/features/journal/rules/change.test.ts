import { expect, test } from 'vitest'
import { appliedToEntry, editOfEntry, inverseOfEntry, mergeEntry } from './change.ts'
import { sampleRow } from './test-row.ts'

const now = '2026-11-12T09:00:00.000Z'

test('an edit of an entry gives back the fields it changed and no others', () => {
  const before = sampleRow(1, { tags: ['lead'] })
  const change = editOfEntry(before, { starred: true })
  const after = sampleRow(1, { tags: ['lead', 'new'], starred: true })
  expect(inverseOfEntry(change, before, after)).toEqual(editOfEntry(after, { starred: false }))
})

test('what was deleted comes back, and goes again', () => {
  const entry = sampleRow(1)
  const removal = { do: 'journal.remove', id: entry.id } as const
  const gone = appliedToEntry(entry, removal, now)
  expect(gone?.deletedAt).toBe(now)
  const back = inverseOfEntry(removal, entry, entry)
  expect(back && appliedToEntry(gone, back, now)).toEqual(entry)
  expect(back && inverseOfEntry(back, gone, entry)).toEqual(removal)
})

test('tags that were put on here and taken off there are so in both', () => {
  expect(mergeEntry({ tags: ['a', 'b'] }, { tags: ['a', 'b', 'mine'] }, sampleRow(1, { tags: ['b', 'theirs'] }))).toEqual({
    changes: { tags: ['b', 'theirs', 'mine'] },
    conflicts: [],
  })
})

test('of what is chosen the later word holds', () => {
  expect(mergeEntry({ mood: 0 }, { mood: 2 }, sampleRow(1, { mood: -1 }))).toEqual({ changes: { mood: 2 }, conflicts: [] })
  expect(mergeEntry({ entryDate: '2026-11-11' }, { entryDate: '2026-11-10' }, sampleRow(1, { entryDate: '2026-11-09' })).conflicts).toEqual(
    [],
  )
})
