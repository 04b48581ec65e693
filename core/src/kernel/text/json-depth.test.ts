import { expect, it } from 'vitest'
import { nestsDeeper } from './json-depth.ts'

const nested = (depth: number): unknown => JSON.parse('[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2))

it('lists and objects count as a level each, and what holds none is none', () => {
  expect([nestsDeeper(nested(4), 4), nestsDeeper(nested(4), 3)]).toEqual([false, true])
  expect([nestsDeeper('a', 0), nestsDeeper(null, 0), nestsDeeper(undefined, 0), nestsDeeper([], 0)]).toEqual([false, false, false, true])
})

it('two hundred thousand levels are told', () => {
  expect(nestsDeeper(nested(200_000), 64)).toBe(true)
  expect(nestsDeeper(nested(200_000), 200_000)).toBe(false)
})
