import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeFields, withConflicts } from './merge.ts'

/** A card of a shelf of books, as it is edited. */
interface Card {
  title?: string
  author?: string
  shelf?: string
  row?: number | null
  lentTo?: string
  words?: string[]
}

const merge = (base: Card, mine: Card, theirs: Card) =>
  mergeFields<Card>(base, mine, theirs, {
    together: [['shelf', 'row']],
    yielding: ['lentTo'],
    joined: {
      words: (base = [], mine = [], theirs = []) => [...theirs, ...mine.filter((word) => !base.includes(word) && !theirs.includes(word))],
    },
  })

test('another field changed elsewhere: mine is written again', () => {
  expect(merge({ title: 'Emma' }, { title: 'Mine' }, { title: 'Emma', author: 'Theirs' })).toEqual({
    changes: { title: 'Mine' },
    conflicts: [],
  })
})

test('the same field changed elsewhere: both are kept and nothing is written', () => {
  expect(merge({ title: 'Emma' }, { title: 'Mine' }, { title: 'Theirs' })).toEqual({
    changes: {},
    conflicts: [{ field: 'title', mine: { title: 'Mine' }, theirs: { title: 'Theirs' } }],
  })
})

test('the same change made twice is no conflict', () => {
  expect(merge({ title: 'Emma' }, { title: 'Same' }, { title: 'Same' })).toEqual({ changes: {}, conflicts: [] })
})

test('one field in conflict does not hold up the others', () => {
  const theirs = { title: 'Theirs', author: 'Austen' }
  const { changes, conflicts } = merge({ title: 'Emma', author: 'Austen' }, { title: 'Mine', author: 'Jane Austen' }, theirs)
  expect(changes).toEqual({ author: 'Jane Austen' })
  expect(conflicts).toHaveLength(1)
})

test('fields that only mean something together stand or fall together', () => {
  const [base, mine, theirs] = [
    { shelf: 'A', row: null },
    { shelf: 'B', row: 2 },
    { shelf: 'C', row: null },
  ]
  expect(merge(base, mine, theirs)).toEqual({ changes: {}, conflicts: [{ field: 'shelf', mine, theirs }] })
})

test('where the later word simply holds, mine is written', () => {
  expect(merge({ lentTo: '' }, { lentTo: 'Ines' }, { lentTo: 'Jon' })).toEqual({ changes: { lentTo: 'Ines' }, conflicts: [] })
})

test('where both changes can be made, both are', () => {
  const [base, mine, theirs] = [['old'], ['old', 'mine'], ['old', 'theirs']].map((words) => ({ words })) as [Card, Card, Card]
  expect(merge(base, mine, theirs)).toEqual({ changes: { words: ['old', 'theirs', 'mine'] }, conflicts: [] })
})

test('a text is the same however its accents are coded', () => {
  expect(merge({ title: 'Cafe\u0301' }, { title: 'Mine' }, { title: 'Caf\u00e9' }).conflicts).toEqual([])
})

test('lists are compared by what they hold', () => {
  expect(merge({ words: ['a'] }, { words: ['a', 'b'] }, { words: ['a'] }).changes).toEqual({ words: ['a', 'b'] })
})

test('a newer conflict takes the place of the older one of its field', () => {
  const conflict = (field: 'title' | 'author', mine: string) => ({ field, mine: { [field]: mine }, theirs: { [field]: 'Theirs' } })
  expect(withConflicts([conflict('title', 'a'), conflict('author', 'b')], [conflict('author', 'c')])).toEqual([
    conflict('title', 'a'),
    conflict('author', 'c'),
  ])
})

test('every field of mine is written, in conflict, or there already', () => {
  const texts = fc.constantFrom('a', 'b', 'c')
  const values = fc.record({ title: texts, author: texts, row: fc.constantFrom(null, 1, 2) })
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const { changes, conflicts } = merge(base, mine, theirs)
      for (const field of ['title', 'author', 'row'] as const) {
        const places = [field in changes, conflicts.some((conflict) => conflict.field === field), mine[field] === theirs[field]]
        expect(places.filter(Boolean)).toHaveLength(1)
        if (field in changes) expect(theirs[field]).toBe(base[field])
      }
    }),
  )
})
