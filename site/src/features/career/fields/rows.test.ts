import { expect, test } from 'vitest'
import { filled, keyed, movedBy } from './rows.ts'

const columns = [{ field: 'name', isRequired: true }, { field: 'role' }]

test('a row is kept once it says what it has to, and one that says nothing is not', () => {
  expect(filled({ name: 'Ruth', role: '' }, columns)).toBe(true)
  expect(filled({ name: '', role: 'Manager' }, columns)).toBe(false)
  expect(filled({ network: '', url: '' }, [{ field: 'network' }, { field: 'url' }])).toBe(false)
  expect(filled({ network: '', url: 'https://a.example' }, [{ field: 'network' }, { field: 'url' }])).toBe(true)
})

test('a row goes one place up or down, and no further than the ends', () => {
  expect(movedBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedBy(['a', 'b'], 0, -1)).toBeNull()
  expect(movedBy(['a', 'b'], 1, 1)).toBeNull()
})

test('a row that is rewritten in its place, moved, or stands beside one that goes keeps its key', () => {
  const rows = (...names: string[]) => names.map((name) => ({ name }))
  const keys = (before: ReturnType<typeof keyed>, ...names: string[]) => keyed(before, rows(...names)).map(({ key }) => key)
  const before = keyed([], rows('a', 'b', 'b'))
  expect(before.map(({ key }) => key)).toEqual([0, 1, 2])
  expect(keys(before, 'a', 'B', 'b')).toEqual([0, 1, 2])
  expect(keys(before, 'A', 'b', 'b')).toEqual([0, 1, 2])
  expect(keys(before, 'b', 'a', 'b')).toEqual([1, 0, 2])
  expect(keys(before, 'b', 'b')).toEqual([2, 1])
  expect(keys(before, 'a', 'b', 'b', 'c')).toEqual([0, 1, 2, 3])
})
