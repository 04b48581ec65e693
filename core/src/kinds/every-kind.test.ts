import { expect, it } from 'vitest'
import { kinds } from './every-kind.ts'

it('every kind says how it goes into the archive of its owner, or that it says nothing of theirs', () => {
  expect(kinds.filter(({ archive }) => archive === undefined).map(({ name }) => name)).toEqual([])
})
