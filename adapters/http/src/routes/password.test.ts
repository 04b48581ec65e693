import { expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from '../test-app.ts'

it('the browser that chooses another password goes on taking push messages, in its new session', async () => {
  const { signUp, app } = testApp()
  const ines = await signUp()
  const post = (body: unknown) => ({ method: 'POST', body, headers: { origin: ORIGIN } })
  await ines.ask('/push-subscriptions', post({ endpoint: 'https://push.example/1', keys: { p256dh: 'BKey', auth: 'c2Vj' } }))
  const changed = await ines.ask('/me/password', post({ current: ines.password, password: 'five silent cranes at dusk' }))
  expect(changed.status).toBe(200)
  const cookie = changed.headers.get('set-cookie')?.split(';')[0] as string
  expect(cookie).not.toBe(ines.cookie)
  const { items } = await read(await ask(app, '/push-subscriptions', { headers: { cookie } }))
  expect(items).toMatchObject([{ isThis: true }])
})
