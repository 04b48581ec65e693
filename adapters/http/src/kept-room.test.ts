import { fakeClock } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { createKeptRoom } from './kept-room.ts'

const MIB = 1024 * 1024

it('has room for 32 MiB of an account in an hour, and for those of another besides', () => {
  const clock = fakeClock()
  const hasRoom = createKeptRoom({ clock })
  const kept = Array.from({ length: 40 }, () => hasRoom('ines', MIB)).filter(Boolean)
  expect(kept).toHaveLength(32)
  expect([hasRoom('ines', 1), hasRoom('ruth', MIB)]).toEqual([false, true])
  clock.advance({ minutes: 59 })
  expect(hasRoom('ines', 1)).toBe(false)
  clock.advance({ minutes: 1 })
  expect(hasRoom('ines', MIB)).toBe(true)
})
