import { expect, test } from 'vitest'
import { filled, movedBy } from './rows.ts'

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
