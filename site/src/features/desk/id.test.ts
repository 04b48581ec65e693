import { RecordId } from '@throughline/core/kernel'
import { expect, test } from 'vitest'
import { newId } from './id.ts'

test('ids are UUIDv7, each another, and tell when they were made', () => {
  const before = Date.now()
  const ids = Array.from({ length: 100 }, newId)
  expect(ids.every((id) => RecordId.safeParse(id).success)).toBe(true)
  expect(new Set(ids).size).toBe(100)
  const made = Number.parseInt(ids[0]!.replace('-', '').slice(0, 12), 16)
  expect(made).toBeGreaterThanOrEqual(before)
  expect(made).toBeLessThanOrEqual(Date.now())
})
