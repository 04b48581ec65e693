import { expect, it } from 'vitest'
import { testApp } from '../test-app.ts'

const post = (body?: unknown) => ({ method: 'POST', body })

it('what asks for proof may be done again for ten minutes, in the browser where it was given', async () => {
  const { signUp, clock } = testApp()
  const ines = await signUp()
  clock.advance({ minutes: 11 })
  expect(await ines.json('/me/codes', post())).toMatchObject({ type: '/problems/proof-needed', status: 403 })
  expect(await ines.json('/auth/proof')).toEqual({ provenUntil: null, ways: ['password'], providers: [] })
  expect((await ines.ask('/auth/proof', post({ password: ines.password }))).status).toBe(204)
  expect((await ines.ask('/me/codes', post())).status).toBe(200)
  expect(await ines.json('/auth/proof')).toEqual({ provenUntil: '2026-03-05T09:21:00.000Z', ways: ['password'], providers: [] })
})

it('a password can be guessed ten times, also in a browser that is signed in', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  for (let tried = 0; tried < 10; tried++)
    expect((await ines.ask('/auth/proof', post({ password: `guess number ${tried}` }))).status).toBe(422)
  const refused = await ines.ask('/auth/proof', post({ password: ines.password }))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
})
