import { expect, test } from 'vitest'
import type { AnyChange } from './any-change.ts'
import type { Area } from './area.ts'
import { registerArea } from './areas.ts'
import { isInVain } from './refusal.ts'

registerArea(['made-up'], { isInVain: (change) => (change.do as string) === 'made-up.tie' } as Area)

const tie = { do: 'made-up.tie', id: '1' } as unknown as AnyChange
const words = { do: 'made-up.edit', id: '1' } as unknown as AnyChange
const ofAnother = { do: 'whim.tie', id: '1' } as unknown as AnyChange

test.each([
  ['what its area gives up', tie, 422, true],
  ['what its area gives up, where another change was quicker', tie, 409, true],
  ['what is about a record that is gone', words, 404, true],
  ['words', words, 422, false],
  ['what is of no area here', ofAnother, 422, false],
  ['what a server failed at', tie, 500, false],
  ['what got no answer', tie, null, false],
] as const)('sending %s again is in vain, or not', (_, change, status, expected) => {
  expect(isInVain(change, status)).toBe(expected)
})
