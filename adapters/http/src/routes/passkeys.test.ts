import { fakeDevice } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { ask, keyed, ORIGIN, read, testApp } from '../test-app.ts'

const post = (body?: unknown) => ({ method: 'POST', ...(body !== undefined && { body }) })

/** The sign-in page asks with this device. */
async function signedInBy({ app }: ReturnType<typeof testApp>, device = fakeDevice(), origin = ORIGIN) {
  const { options, ticket } = await read(await ask(app, '/auth/passkey/question', { method: 'POST' }))
  return ask(app, '/auth/passkey', { ...post({ ticket, answer: device.get(origin, options) }), headers: { origin: ORIGIN } })
}

it('adds a passkey, signs in by it alone, and never again once it is removed', async () => {
  const made = testApp()
  const ines = await made.signUp()
  const device = fakeDevice()
  const { passkeys: id } = await keyed(ines, device)
  const response = await signedInBy(made, device)
  expect((await read(response)).account.email).toBe(ines.email)
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] as string
  expect(await read(await ask(made.app, '/passkeys', { headers: { cookie } }))).toMatchObject({
    items: [{ id, name: 'Passkey', lastUsedAt: '2026-03-05T09:00:00.000Z' }],
  })
  expect((await ines.ask(`/passkeys/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await signedInBy(made, device)).status).toBe(401)
})

it('shows nobody the key, and renames by the version one knows', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const { passkeys: id } = await keyed(ines)
  const path = `/passkeys/${id}`
  const renamed = await ines.ask(path, { method: 'PATCH', body: { name: 'Desk' }, headers: { 'if-match': '"1"' } })
  expect(Object.keys(await read(renamed)).sort()).toEqual(
    ['createdAt', 'deletedAt', 'device', 'id', 'isBackedUp', 'lastUsedAt', 'name', 'updatedAt', 'version'].sort(),
  )
  expect((await ines.ask(path, { method: 'PATCH', body: { name: 'Bag' }, headers: { 'if-match': '"1"' } })).status).toBe(412)
  const changes = await ines.json('/passkeys')
  expect(changes.items).toMatchObject([{ name: 'Desk', version: 2 }])
})

it('wants a fresh proof to add and to remove one', async () => {
  const { signUp, clock } = testApp()
  const ines = await signUp()
  const { passkeys: id } = await keyed(ines)
  clock.advance({ minutes: 11 })
  for (const refused of [await ines.ask('/passkeys/question', post()), await ines.ask(`/passkeys/${id}`, { method: 'DELETE' })])
    expect([refused.status, (await read(refused)).type]).toEqual([403, '/problems/proof-needed'])
})

it('adds nothing for another session than the one that was asked', async () => {
  const { signUp } = testApp()
  const [ines, omar] = [await signUp(), await signUp()]
  const { options, ticket } = await ines.json('/passkeys/question', post())
  const answer = fakeDevice().create(ORIGIN, options)
  expect((await omar.ask('/passkeys', post({ ticket, answer }))).status).toBe(422)
  expect((await ines.ask('/passkeys', post({ ticket, answer }))).status).toBe(201)
  expect((await omar.json('/passkeys')).items).toEqual([])
})

it('takes no answer that was given to another site', async () => {
  const made = testApp()
  const device = fakeDevice()
  await keyed(await made.signUp(), device)
  expect((await signedInBy(made, device, 'http://throughline.test.evil.example')).status).toBe(401)
})

it('says so where the site has no name', async () => {
  const { app } = testApp({ publicOrigin: 'http://127.0.0.1:4321' })
  const refused = await ask(app, '/auth/passkey/question', { method: 'POST', headers: { origin: 'http://127.0.0.1:4321' } })
  expect([refused.status, (await read(refused)).detail]).toEqual([409, expect.stringContaining('PUBLIC_URL')])
})

it.each([[''], ['x'.repeat(2001)], [7], [null]])('takes %j for no passkey, in words', async (id) => {
  const { app } = testApp()
  const response = await ask(app, '/auth/passkey', post({ ticket: 'x', answer: { id } }))
  expect([401, 422]).toContain(response.status)
})
