import { expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from '../test-app.ts'

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

it('another cookie comes with a proof; the one before knows nothing of it, and ends a minute after the new one is used', async () => {
  const { app, signUp, clock } = testApp()
  const ines = await signUp()
  clock.advance({ minutes: 11 })
  const given = await ines.ask('/auth/proof', post({ password: ines.password }))
  const cookie = given.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(given.headers.get('set-cookie')).toMatch(/^throughline=[\w-]{40,}; Expires=.*; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookie).not.toBe(ines.cookie)
  const by = async (cookie: string, path: string) => read(await ask(app, path, { headers: { cookie, origin: ORIGIN } }))
  const [before, after] = [await by(ines.cookie, '/auth/proof'), await by(cookie, '/auth/proof')]
  expect([before.provenUntil, after.provenUntil]).toEqual([null, '2026-03-05T09:21:00.000Z'])
  // The same browser in the list of them, which other tabs go on in.
  expect(await by(cookie, '/sessions')).toMatchObject({ items: [{ isThis: true }] })
  expect(await by(ines.cookie, '/sessions')).toMatchObject({ items: [{ isThis: true }] })
  clock.advance({ seconds: 66 })
  expect(await by(ines.cookie, '/me')).toMatchObject({ status: 401 })
  expect(await by(cookie, '/me')).toMatchObject({ name: ines.name })
})

it('a password can be guessed ten times, also in a browser that is signed in', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  for (let tried = 0; tried < 10; tried++)
    expect((await ines.ask('/auth/proof', post({ password: `guess number ${tried}` }))).status).toBe(422)
  const refused = await ines.ask('/auth/proof', post({ password: ines.password }))
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
})
