import { expect, it } from 'vitest'
import { isConfirmedHere } from './confirmed-here.ts'

const answer = { name: 'Ruth Callan', relation: 'Her manager', isConfirmed: true, comment: '' }

it('counts what a colleague has confirmed here: no doubt, no silence, and nothing that an archive brought', () => {
  expect(isConfirmedHere({ answer, isBrought: false })).toBe(true)
  expect(isConfirmedHere({ answer: { ...answer, isConfirmed: false }, isBrought: false })).toBe(false)
  expect(isConfirmedHere({ answer: null, isBrought: false })).toBe(false)
  expect(isConfirmedHere({ answer, isBrought: true })).toBe(false)
})
