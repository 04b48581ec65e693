import { MAIL_JOB, type MailRequest, writeMail } from '@throughline/core/account'
import { type ClaimedJob, instantText } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from '../test-app.ts'

const email = 'ines@harbourline.example'
const post = (body?: unknown) => ({ method: 'POST', body, headers: { origin: ORIGIN } })

it('an address is changed over the API by links that need no session, and both are told nothing of one another', async () => {
  const { signUp, deps, app } = testApp()
  const ines = await signUp()
  expect((await ines.ask('/me/email-change', post({ email }))).status).toBe(202)
  const jobs: ClaimedJob[] = await deps.queue.claim([MAIL_JOB], { now: instantText(deps.clock.now()), leaseMs: 1000, limit: 9 })
  const mails = await Promise.all(jobs.map(({ id, payload }) => writeMail(deps, { id, request: payload as MailRequest })))
  const tokenTo = (to: string) => /token=([\w-]+)/.exec(JSON.stringify(mails.find((mail) => mail?.to === to)))?.[1] as string
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
