import { MAIL_JOB, type MailRequest, writeMail } from '@throughline/core/account'
import { type ClaimedJob, instantText } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from '../test-app.ts'

const email = 'ines@harbourline.example'
const post = (body?: unknown) => ({ method: 'POST', body, headers: { origin: ORIGIN } })

/** What came by mail since, and the token of the link in it, by the address it went to. */
async function mailed({ deps }: ReturnType<typeof testApp>) {
  const jobs: ClaimedJob[] = await deps.queue.claim([MAIL_JOB], { now: instantText(deps.clock.now()), leaseMs: 1000, limit: 9 })
  const mails = await Promise.all(jobs.map(({ id, payload }) => writeMail(deps, { id, request: payload as MailRequest })))
  await Promise.all(jobs.map((job) => deps.queue.complete(job)))
  return (to: string) => /token=([\w-]+)/.exec(JSON.stringify(mails.find((mail) => mail?.to === to)))?.[1] as string
}

it('an address is proven over the API by its mailed link and the session of its account together, not by either', async () => {
  const made = testApp()
  const [ines, stranger] = [await made.signUp(), await made.signUp()]
  made.clock.advance({ seconds: 2 })
  const token = (await mailed(made))(ines.email)
  const isProven = async () => (await ines.json('/me/email-change')).isProven
  expect((await ask(made.app, '/me/email/proof', post({ token }))).status).toBe(401)
  const refused = await stranger.ask('/me/email/proof', post({ token }))
  expect([refused.status, (await read(refused)).errors]).toMatchObject([422, [{ pointer: '/token', code: 'other_account' }]])
  const script = await ines.json('/tokens', post({ name: 'Script', scopes: ['*'] }))
  const byToken = { ...post({ token }), headers: { authorization: `Bearer ${script.token}` } }
  expect((await ask(made.app, '/me/email/proof', byToken)).status).toBe(403)
  expect(await isProven()).toBe(false)
  expect((await ines.ask('/me/email/proof', post({ token }))).status).toBe(204)
  expect(await isProven()).toBe(true)
})

it('the link that proves an address is mailed again as it is asked for, until it is proven', async () => {
  const made = testApp()
  const ines = await made.signUp()
  for (let n = 0; n < 5; n++) expect((await ines.ask('/me/email/proof-mail', post())).status).toBe(204)
  expect((await ines.ask('/me/email/proof-mail', post())).status).toBe(429)
  const token = (await mailed(made))(ines.email)
  expect((await ines.ask('/me/email/proof', post({ token }))).status).toBe(204)
  made.clock.advance({ hours: 1 })
  await mailed(made)
  expect((await ines.ask('/me/email/proof-mail', post())).status).toBe(204)
  expect((await mailed(made))(ines.email)).toBeUndefined()
})

it('an address is changed over the API by links that need no session, and both are told nothing of one another', async () => {
  const made = testApp()
  const { app } = made
  const ines = await made.signUp()
  expect((await ines.ask('/me/email-change', post({ email }))).status).toBe(202)
  const tokenTo = await mailed(made)
  const at = (to: string) => `/auth/email-changes/${tokenTo(to)}`

  const seen = await read(await ask(app, at(email)))
  expect(seen).toEqual({ side: 'new', email, isConfirmed: false })
  expect(JSON.stringify(seen)).not.toContain(ines.email)
  expect(await read(await ask(app, `${at(email)}/confirmation`, post()))).toEqual({ outcome: 'waiting', email })
  expect(await ines.json('/me/email-change')).toMatchObject({ change: { email, oldConfirmedAt: null } })
  expect(await read(await ask(app, `${at(ines.email)}/confirmation`, post()))).toEqual({ outcome: 'changed', email })
  expect(await ines.json('/me')).toMatchObject({ email })
  expect((await ask(app, at(email))).status).toBe(422)
})
