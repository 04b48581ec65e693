import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecordId } from '../index.ts'
import { rowId } from './row-id.ts'

const id = '019a9b3c-5d00-7cc0-8000-fffffffffff0'

describe('the ids of what an import makes', () => {
  it('are different, and ids like any other', () => {
    const ids = Array.from({ length: 10_000 }, (_, row) => rowId(id, row))
    expect(new Set([id, ...ids]).size).toBe(10_001)
    expect(ids.every((made) => RecordId.safeParse(made).success)).toBe(true)
  })

  it('follow from the import and the row', () => {
    expect(rowId(id, 7)).toBe(rowId(id, 7))
  })

  it('stay clear of the ids given out next to it', () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.integer({ min: 1, max: 100_000 }), (row, step) => {
        const neighbour = `${id.slice(0, -12)}${(BigInt(`0x${id.slice(-12)}`) + BigInt(step)).toString(16).slice(-12).padStart(12, '0')}`
        return rowId(id, row) !== neighbour
      }),
    )
  })
})
