import { MAIL_JOB, type MailRequest, writeMail } from '@throughline/core/account'
import { expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from './test-app.ts'

type Made = ReturnType<typeof testApp>

/** Sets a new password by the link that comes to an address. */
async function resetByMail({ app, deps, clock }: Made, email: string, password: string) {
  await ask(app, '/auth/forgot-password', { method: 'POST', body: { email } })
  const [job] = await deps.queue.claim([MAIL_JOB], { now: clock.now().toString(), leaseMs: 1000, limit: 1 })
  if (!job) throw new Error('No mail is due.')
  const mail = await writeMail(deps, { id: job.id, request: job.payload as MailRequest })
  await deps.queue.complete(job)
  const token = /token=([^"]+)"/.exec(JSON.stringify(mail))?.[1]
  return (await ask(app, '/auth/reset-password', { method: 'POST', body: { token, password } })).status
}

it('closes tokens, calendar addresses, push messages and webhooks of whoever was there before, at the first link by mail alone', async () => {
  const made = testApp()
  const { app } = made
  const stranger = await made.signUp()
  const leave = async (cookie: string) => {
    const send = async (path: string, body: object) =>
      read(await ask(app, path, { method: 'POST', body, headers: { cookie, origin: ORIGIN } }))
    const { token } = await send('/tokens', { name: 'Backup', scopes: ['*'] })
    const { url } = await send('/calendar-feeds', { name: 'My phone' })
    await send('/push-subscriptions', { endpoint: 'https://push.example/1', keys: { p256dh: 'BKey', auth: 'c2Vj' } })
    await send('/webhooks', { url: 'https://hooks.example/stranger', events: ['*'] })
    return async () => [(await ask(app, '/me', { headers: { authorization: `Bearer ${token}` } })).status, (await app.request(url)).status]
  }
  const opened = await leave(stranger.cookie)
  expect(await opened()).toEqual([200, 200])

  const first = 'a harbour full of lanterns'
  expect(await resetByMail(made, stranger.email, first)).toBe(204)
  expect(await opened()).toEqual([401, 404])
  expect((await stranger.ask('/me')).status).toBe(401)

  const signIn = async (password: string) => {
    const response = await ask(app, '/auth/signin', { method: 'POST', body: { email: stranger.email, password } })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const listed = async (cookie: string) =>
    Promise.all(
      ['/tokens', '/calendar-feeds', '/push-subscriptions', '/webhooks'].map(
        async (path) => (await read(await ask(app, path, { headers: { cookie } }))).items.length,
      ),
    )
  const cookie = await signIn(first)
  expect(await listed(cookie)).toEqual([0, 0, 0, 0])

  const own = await leave(cookie)
  expect(await resetByMail(made, stranger.email, 'five silent cranes at dusk')).toBe(204)
  expect(await own()).toEqual([200, 200])
  expect(await listed(await signIn('five silent cranes at dusk'))).toEqual([1, 1, 1, 1])
})
