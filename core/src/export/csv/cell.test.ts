import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromCell, toCell } from './cell.ts'

it.each(['=1+1', '+49', '-1+2', '-1.', '--1', '-1e9', '@home', '＝1+1', '＋1', '－1', '＠home', '\t=1', "'=1"])(
  '%j is a text to any spreadsheet, and comes back',
  (value) => {
    expect(toCell(value).replace(/^"/, '')).toMatch(/^'/)
    expect(fromCell(`'${value}`)).toBe(value)
  },
)

it.each(['-1', '-77.625'])('%j stays a number, and comes back, guarded or not', (value) => {
  expect(toCell(value)).toBe(value)
  expect([fromCell(value), fromCell(`'${value}`)]).toEqual([value, value])
  expect(fromCell(toCell(`'${value}`))).toBe(`'${value}`)
})

it.each([
  ['a;=1+1', "a;'=1+1"],
  ['a; @home', "a; '@home"],
  ['a\t=1', "a\t'=1"],
  ['a;-1', "a;'-1"],
  ["a;'=1", "a;''=1"],
  ['two lines\n=1+1;+49', "two lines\n'=1+1;'+49"],
  ['-;-1', "'-;'-1"],
])('where another sign separates cells, %j begins no formula either, and comes back', (value, guarded) => {
  expect(toCell(value)).toBe(`"${guarded}"`)
  expect(fromCell(guarded)).toBe(value)
})

it.each(['bread; milk', 'a; - b', '- one\n- two\n\t- three\n\n---\n', 'a\tb', "it;'s"])(
  '%j stays as it is, in quotation marks',
  (value) => {
    expect(toCell(value).slice(1, -1).replace(/^'/, '')).toBe(value)
    expect(fromCell(toCell(value).slice(1, -1))).toBe(value)
  },
)

it('every value comes back, whatever it is made of', () => {
  const sign = fc.constantFrom(...[';', '\t', '\n', '\r', ' ', "'", '=', '-', '+', '@', '＝', 'a', '1', '.'])
  const value = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(value, (value) => {
      const cell = toCell(value)
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(fromCell(read)).toBe(value)
      expect(read).not.toMatch(/(?:^|[;\t\n\r] *)[=+@＝]/)
    }),
    { numRuns: 2_000 },
  )
})

it('is written without taking time, whatever is repeated in it', () => {
  const worked = workingTime()
  for (const piece of [' ', '\t', ';', '; ', "'", ";'", '-', ';-', '\n-', ';- '])
    fromCell(toCell(`;${piece.repeat(100_000 / piece.length)}`))
  expect(worked()).toBeLessThan(1_000)
})
