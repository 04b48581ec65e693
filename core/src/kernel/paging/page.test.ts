import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cursorOf, keysOfCursor } from './page.ts'

const query = { order: ['day', 'order', 'id'] }

describe('a cursor', () => {
  it('gives back the keys it was made of', () => {
    const key = fc.oneof(fc.string({ unit: 'binary' }), fc.integer())
    fc.assert(
      fc.property(fc.tuple(key, key, key), (keys) => {
        expect(keysOfCursor(cursorOf(keys), query)).toEqual(keys)
      }),
    )
  })

  it.each(['', 'x', '{}', '["a","b"]', '["a","b","c","d"]', '["a",null,"c"]', '["a",["b"],"c"]', 'null'])(
    'of another list is refused: %s',
    (cursor) => {
      expect(() => keysOfCursor(cursor, query)).toThrow(
        expect.objectContaining({ code: 'validation', details: { faults: [expect.objectContaining({ pointer: '/cursor' })] } }),
      )
    },
  )
})
