import { RecordId } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { createIds } from './ids.ts'

const made = (count: number, now?: () => number) => {
  const ids = createIds(now)
  return Array.from({ length: count }, () => ids.next())
}

it('ids are UUIDv7s that hold the time they were made at', () => {
  const [id = ''] = made(1, () => Date.UTC(2026, 2, 5))
  expect(RecordId.safeParse(id).success).toBe(true)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 2, 5))
})

it('ids rise, within a millisecond and when the clock goes back', () => {
  const times = [5, 5, 4, 9, 1]
  let asked = 0
  const ids = made(1000, () => Date.UTC(2026, 2, 5) + (times[asked++ % times.length] as number))
  expect(ids).toEqual([...new Set(ids)].sort())
})

it('two processes make different ids in the same millisecond', () => {
  const now = () => Date.UTC(2026, 2, 5)
  expect(new Set([...made(300, now), ...made(300, now)]).size).toBe(600)
})
