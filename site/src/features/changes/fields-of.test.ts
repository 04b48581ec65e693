import { expect, test } from 'vitest'
import { differing } from './fields-of.ts'

const record = { title: 'Café', names: ['SQL'], metric: { unit: '%', value: '4' } as object | null }

test('of changes those are left that make a difference, lists and texts by what they hold', () => {
  expect(differing(record, { title: 'Cafe\u0301', names: ['SQL'], metric: { value: '4', unit: '%' } })).toBeNull()
  expect(differing(record, { title: 'Café', names: ['SQL', 'Excel'], metric: null })).toEqual({ names: ['SQL', 'Excel'], metric: null })
  expect(differing(record, {})).toBeNull()
})
