import { expect, it } from 'vitest'
import { ask, read, testApp } from '../test-app.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Ines, signed in in another browser as well, which follows what changes. */
async function inTwoBrowsers() {
  const { signUp, app } = testApp()
  const ines = await signUp()
  const { email, password } = ines
  const response = await ask(app, '/auth/signin', { method: 'POST', body: { email, password }, headers: { 'user-agent': firefox } })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] as string
  const reader = (await ask(app, '/events', { headers: { cookie } })).body!.getReader()
  await reader.read()
  return { ines, isIn: async () => (await ask(app, '/me', { headers: { cookie } })).status === 200, ended: reader.read() }
}

it('a browser that is signed out is out at once, and what it followed live ends', async () => {
  const { ines, isIn, ended } = await inTwoBrowsers()
  const { items } = await ines.json('/sessions')
  expect(items.map(({ device, isThis }: { device: string; isThis: boolean }) => [device, isThis])).toEqual([
    ['An unknown browser', true],
    ['Firefox on Linux', false],
  ])
  expect((await ines.ask(`/sessions/${items[1].id}`, { method: 'DELETE' })).status).toBe(204)
  expect([await isIn(), (await ended).done, (await ines.ask('/me')).status]).toEqual([false, true, 200])
  expect(await read(await ines.ask(`/sessions/${items[1].id}`, { method: 'DELETE' }))).toMatchObject({ status: 404 })
})

it('all others are signed out by one request', async () => {
  const { ines, isIn, ended } = await inTwoBrowsers()
  expect((await ines.ask('/sessions', { method: 'DELETE' })).status).toBe(204)
  expect([await isIn(), (await ended).done]).toEqual([false, true])
  expect((await ines.json('/sessions')).items).toHaveLength(1)
})

it('a browser that signs itself out forgets its secret', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const [here] = (await ines.json('/sessions')).items
  const out = await ines.ask(`/sessions/${here.id}`, { method: 'DELETE' })
  expect([out.status, out.headers.get('set-cookie')?.startsWith('throughline=;')]).toEqual([204, true])
  expect((await ines.ask('/me')).status).toBe(401)
})
