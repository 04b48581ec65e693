import { expect, it } from 'vitest'
import { maySignUp } from './may-sign-up.ts'

it('lets in anybody where sign-up is open, with an invitation where it takes one, and nobody where it is closed', () => {
  for (const [signUpMode, alone, invited] of [
    ['open', true, true],
    ['invite', false, true],
    ['closed', false, false],
  ] as const)
    expect([maySignUp({ signUpMode }, undefined), maySignUp({ signUpMode }, 'secret')], signUpMode).toEqual([alone, invited])
})
