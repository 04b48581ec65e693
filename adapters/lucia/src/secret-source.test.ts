import { expect, it } from 'vitest'
import { createSecretSource } from './secret-source.ts'

it('what is keyed is the same by the same key, and by no other', () => {
  const [one, same, other] = [createSecretSource('one key'), createSecretSource('one key'), createSecretSource('another key')]
  expect(one.keyed('a place')).toMatch(/^[0-9a-f]{64}$/)
  expect(same.keyed('a place')).toBe(one.keyed('a place'))
  expect([one.keyed('another place'), other.keyed('a place'), one.digest('a place')]).not.toContain(one.keyed('a place'))
  expect(createSecretSource().keyed('a place'), 'none that anybody knows').not.toBe(createSecretSource().keyed('a place'))
})
