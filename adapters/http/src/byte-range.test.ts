import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-3', { start: 0, end: 4 }],
  ['bytes=4-', { start: 4, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-30', { start: 0, end: 10 }],
  ['bytes=8-99', { start: 8, end: 10 }],
  [' bytes=9-9 ', { start: 9, end: 10 }],
])('of ten bytes, %s', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range)
})

it.each([null, '', 'bytes=', 'bytes=-', 'bytes=0-1,4-5', 'bytes=5-2', 'lines=0-1', 'bytes=a-b', 'bytes=1e1-'])(
  'the whole for %j',
  (header) => {
    expect(byteRange(header, 10)).toBeNull()
  },
)

it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('nothing for %s, and says how much there is', (header) => {
  expect(() => byteRange(header, 10)).toThrow(expect.objectContaining({ headers: { 'content-range': 'bytes */10' } }))
})
