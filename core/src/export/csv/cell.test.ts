import { expect, it } from 'vitest'
import { fromCell, toCell } from './cell.ts'

it.each(['=1+1', '+49', '-1', '@home', '＝1+1', '＋1', '－1', '＠home', '\t=1', "'=1"])(
  '%j is a text to any spreadsheet, and comes back',
  (value) => {
    expect(toCell(value).replace(/^"/, '')).toMatch(/^'/)
    expect(fromCell(`'${value}`)).toBe(value)
  },
)
