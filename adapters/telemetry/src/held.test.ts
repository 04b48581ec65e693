import { expect, it } from 'vitest'
import { Held } from './held.ts'

it('is let go once, and forgets the oldest of too many', () => {
  const held = new Held<number>(2)
  held.hold('a', 1)
  held.hold('b', 2)
  expect([held.release('a'), held.release('a')]).toEqual([1, undefined])
  held.hold('c', 3)
  held.hold('d', 4)
  expect([held.release('b'), held.release('c'), held.release('d')]).toEqual([undefined, 3, 4])
})
