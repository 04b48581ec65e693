import { expect, it } from 'vitest'
import { interviewDeps } from '../test-interview.ts'
import { confirmedWin } from './facts.ts'
import { confirmed } from './test-facts.ts'

it('knows a win that a colleague has confirmed here, and none by an answer that an archive brought', async () => {
  const asked = await confirmed(interviewDeps(), 'win')
  expect(confirmedWin(asked)).toBe('win')
  expect(confirmedWin({ ...asked, isBrought: true })).toBeNull()
})
