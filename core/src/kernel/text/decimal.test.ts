import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal.ts'

describe('a decimal', () => {
  it.each([
    [77.6, '77.6'],
    ['77.60', '77.6'],
    ['+007.', '7'],
    [' 3 ', '3'],
    ['-0.0', '0'],
    [0.1, '0.1'],
    [-0, '0'],
    ['-12.500', '-12.5'],
    ['100', '100'],
    ['999999999999999.999999999', '999999999999999.999999999'],
  ])('is kept in one way of writing: %j is %s', (given, kept) => expect(Decimal.parse(given)).toBe(kept))

  it.each(['', '.', '-', '1e3', '1,5', 'NaN', '1234567890123456', '0.1234567891', 1e21, 1e-10, Number.NaN, Number.POSITIVE_INFINITY, null])(
    'is not %j',
    (given) => expect(Decimal.safeParse(given).success).toBe(false),
  )
})
