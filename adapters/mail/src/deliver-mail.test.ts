import { aCredential, anAccount, fakeSealer, sequentialIds } from '@throughline/contracts'
import { accounts, credentials, MAIL_JOB, type MailMessage, type MailRequest } from '@throughline/core/account'
import { INVITE_MAIL_JOB } from '@throughline/core/discussion'
import { newEnvelope } from '@throughline/core/kernel'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { deliverMail } from './deliver-mail.ts'

const start = '2026-03-05T16:00:00.000Z'
const email = 'ines@post.example'

async function post() {
  const { store, directory, queue } = createMemoryStorage({ kinds: [accounts, credentials] })
  const credential = aCredential({ ...newEnvelope('ines', start), emailProvenAt: null })
  await store.save('ines', accounts, anAccount({ ...newEnvelope('ines', start), email, timeZone: 'UTC' }), { expectedVersion: 0 })
  await store.save('ines', credentials, credential, { expectedVersion: 0 })
  await directory.reserve({ name: 'email', value: email, space: 'ines', id: 'ines', expiresAt: null }, start)

  let now = Temporal.Instant.from(start)
  let secrets = 0
  const state = { sent: [] as MailMessage[], lines: [] as string[], broken: false }
  const deps = {
    store,
    directory,
    queue,
    ids: sequentialIds(),
    clock: { now: () => now },
    secrets: { create: () => `secret-${++secrets}`, digest: (secret: string) => `digest of ${secret}`, keyed: () => '0' },
    kinds: [],
    sealer: fakeSealer(),
    publicUrl: 'https://t.example',
    giveWay: async () => {},
    log: (line: string) => state.lines.push(line),
    mailer: {
      async send(message: MailMessage) {
        if (state.broken) throw new Error('connection refused')
        state.sent.push(message)
      },
    },
  }
  const ask = (id: string, payload: MailRequest) => queue.enqueue({ id, type: MAIL_JOB, space: 'mail', payload, runAt: start })
  return {
    deps,
    state,
    ask,
    pass(time: Temporal.DurationLike) {
      now = now.add(time)
    },
  }
}

describe('delivering mail', () => {
  it('sends what was asked for once, with a link to the configured site', async () => {
    const { deps, state, ask } = await post()
    await ask('1', { template: 'password-reset', email })
    expect(await deliverMail(deps)).toBe(1)
    expect(await deliverMail(deps)).toBe(0)
    expect(state.sent).toHaveLength(1)
    expect(state.sent[0]).toMatchObject({ to: email, subject: 'Choose a new password' })
    expect(state.sent[0]!.text).toContain('https://t.example/auth/resetpassword?token=secret-1.1\n')
  })

  it('lets several processes share the work without sending anything twice', async () => {
    const { deps, state, ask } = await post()
    for (const id of ['1', '2', '3']) await ask(id, { template: 'password-reset', email })
    await Promise.all([deliverMail(deps, { limit: 2 }), deliverMail(deps, { limit: 2 }), deliverMail(deps, { limit: 2 })])
    expect(state.sent).toHaveLength(3)
  })

  it('sends nothing to an address that nobody has, and is done with it', async () => {
    const { deps, state, ask, pass } = await post()
    await ask('1', { template: 'password-reset', email: 'nobody@post.example' })
    expect(await deliverMail(deps)).toBe(1)
    pass({ hours: 2 })
    expect(await deliverMail(deps)).toBe(0)
    expect(state.sent).toEqual([])
  })

  it('tries again when the mail server is away, later each time, without an error', async () => {
    const { deps, state, ask, pass } = await post()
    state.broken = true
    await ask('1', { template: 'password-reset', email })
    expect(await deliverMail(deps)).toBe(1)
    pass({ seconds: 29 })
    expect(await deliverMail(deps)).toBe(0)
    pass({ seconds: 1 })
    expect(await deliverMail(deps)).toBe(1)
    pass({ seconds: 59 })
    expect(await deliverMail(deps)).toBe(0)
    state.broken = false
    pass({ seconds: 1 })
    expect(await deliverMail(deps)).toBe(1)
    expect(state.sent).toHaveLength(1)
  })

  it('gives a mail up after eight tries within about an hour', async () => {
    const { deps, state, ask, pass } = await post()
    state.broken = true
    await ask('1', { template: 'password-reset', email })
    let tries = 0
    for (let minute = 0; minute <= 70; minute++) {
      tries += await deliverMail(deps)
      pass({ minutes: 1 })
    }
    expect(tries).toBe(8)
  })

  it('lets nobody wait for a new password because of what others send, nor while a mail server takes its time over that', async () => {
    const { deps, state, ask } = await post()
    const { promise, resolve } = Promise.withResolvers<void>()
    for (let n = 0; n < 20; n++) {
      const payload = { template: 'discussion-invite', discussionId: 'talk', inviteId: `${n}` }
      await deps.queue.enqueue({ id: `invite ${n}`, type: INVITE_MAIL_JOB, space: 'talk', payload, runAt: '2026-03-05T15:00:00.000Z' })
    }
    const slow = {
      ...deps,
      store: { ...deps.store, get: (...of: Parameters<typeof deps.store.get>) => (of[0] === 'talk' ? promise : deps.store.get(...of)) },
    }
    await ask('1', { template: 'password-reset', email })
    const others = deliverMail(slow as typeof deps, { lanes: ['others'] })
    expect(await deliverMail(deps, { lanes: ['account'] })).toBe(1)
    expect(state.sent).toMatchObject([{ to: email, subject: 'Choose a new password' }])
    await ask('2', { template: 'password-reset', email })
    expect(await deliverMail(deps), 'and five of those of others').toBe(6)
    expect(state.sent).toHaveLength(2)
    resolve()
    expect(await others).toBe(5)
  })

  it('says what went wrong without giving a link away', async () => {
    const { deps, state, ask } = await post()
    state.broken = true
    await ask('1', { template: 'password-reset', email })
    await deliverMail(deps)
    expect(state.lines).toEqual(['The mail "password-reset" was not sent (try 1 of 8): connection refused'])
  })

  it('sends a mail again when the process died before it could say that it had', async () => {
    const { deps, state, ask, pass } = await post()
    await ask('1', { template: 'password-reset', email })
    await deps.queue.claim([MAIL_JOB], { now: start, leaseMs: 120_000, limit: 5 })
    expect(await deliverMail(deps)).toBe(0)
    pass({ minutes: 2 })
    expect(await deliverMail(deps)).toBe(1)
    expect(state.sent).toHaveLength(1)
  })
})
