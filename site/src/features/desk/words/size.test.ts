import { expect, test } from 'vitest'
import { sizeWords } from './size.ts'

test.each([
  [5, '5 bytes'],
  [999, '999 bytes'],
  [482_113, '482 kB'],
  [3_440_000, '3.4 MB'],
  [25_000_000, '25 MB'],
  [5_368_709_120, '5.4 GB'],
  [12_000_000_000, '12 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes, 'en-GB')).toBe(words)
})
