import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge } from '../task/rules/merge.ts'
import { sampleTask as task } from '../task/rules/sample.ts'
import { withConflicts } from './merge.ts'

test('another field changed elsewhere: mine is written again', () => {
  const theirs = task(1, { notes: 'Theirs', version: 2 })
  expect(merge({ title: 'Task 1' }, { title: 'Mine' }, theirs)).toEqual({ changes: { title: 'Mine' }, conflicts: [] })
})

test('the same field changed elsewhere: both are kept and nothing is written', () => {
  const theirs = task(1, { title: 'Theirs' })
  expect(merge({ title: 'Task 1' }, { title: 'Mine' }, theirs)).toEqual({
    changes: {},
    conflicts: [{ field: 'title', mine: { title: 'Mine' }, theirs: { title: 'Theirs' } }],
  })
})

test('the same change made twice is no conflict', () => {
  expect(merge({ title: 'Task 1' }, { title: 'Same' }, task(1, { title: 'Same' }))).toEqual({ changes: {}, conflicts: [] })
})

test('one field in conflict does not hold up the others', () => {
  const theirs = task(1, { title: 'Theirs' })
  const { changes, conflicts } = merge({ title: 'Task 1', priority: 'none' }, { title: 'Mine', priority: 'high' }, theirs)
  expect(changes).toEqual({ priority: 'high' })
  expect(conflicts).toHaveLength(1)
})

test('date, time and zone of the due date stand or fall together', () => {
  const base = { dueDate: '2026-11-12', dueAt: null, timeZone: null }
  const mine = { dueDate: null, dueAt: '2026-11-12T16:00', timeZone: 'Europe/London' }
  const { changes, conflicts } = merge(base, mine, task(1, { dueDate: '2026-11-20' }))
  expect(changes).toEqual({})
  expect(conflicts).toEqual([{ field: 'dueDate', mine, theirs: { dueDate: '2026-11-20', dueAt: null, timeZone: null } }])
})

test('a text is the same however its accents are coded', () => {
  expect(merge({ title: 'Cafe\u0301' }, { title: 'Mine' }, task(1, { title: 'Caf\u00e9' })).conflicts).toEqual([])
})

test('lists are compared by what they hold', () => {
  expect(merge({ tags: ['a'] }, { tags: ['a', 'b'] }, task(1, { tags: ['a'] })).changes).toEqual({ tags: ['a', 'b'] })
})

test('a newer conflict takes the place of the older one of its field', () => {
  const conflict = (field: 'title' | 'notes', mine: string) => ({ field, mine: { [field]: mine }, theirs: { [field]: 'Theirs' } })
  expect(withConflicts([conflict('title', 'a'), conflict('notes', 'b')], [conflict('notes', 'c')])).toEqual([
    conflict('title', 'a'),
    conflict('notes', 'c'),
  ])
})

test('every field of mine is written, in conflict, or there already', () => {
  const values = fc.record({
    title: fc.constantFrom('a', 'b', 'c'),
    notes: fc.constantFrom('a', 'b', 'c'),
    durationMinutes: fc.constantFrom(null, 1, 2),
  })
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const { changes, conflicts } = merge(base, mine, task(1, theirs))
      for (const field of ['title', 'notes', 'durationMinutes'] as const) {
        const places = [field in changes, conflicts.some((conflict) => conflict.field === field), mine[field] === theirs[field]]
        expect(places.filter(Boolean)).toHaveLength(1)
        if (field in changes) expect(theirs[field]).toBe(base[field])
      }
    }),
  )
})
