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
