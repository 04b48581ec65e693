import {
  aCredential,
  anAccount,
  atEveryStep,
  fakeActor,
  fakeClock,
  fakeSealer,
  faulty,
  interrupted,
  nextId,
  sequentialIds,
} from '@throughline/contracts'
import {
  type Account,
  accounts,
  credentials,
  deletions,
  type MailMessage,
  mergedNotifications,
  noteSecurity,
  SECURITY_JOB,
  SecurityEvent,
  usualNotifications,
} from '@throughline/core/account'
import { listAll, newEnvelope, nowText } from '@throughline/core/kernel'
import { countUnread, deliverNotifications, notifications, pushSubscriptions } from '@throughline/core/notification'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { deliverMail } from './deliver-mail.ts'

const actor = fakeActor({ timeZone: 'Europe/Berlin' })
const { space } = actor

/** Ines, and everything that tells her of her account. */
async function withAccount(fields: Partial<Account> = {}) {
  const kinds = [accounts, deletions, credentials, notifications, pushSubscriptions]
  const storage = createMemoryStorage({ kinds })
  const sent: MailMessage[] = []
  const deps = {
    ...storage,
    kinds,
    clock: fakeClock(),
    ids: sequentialIds(),
    actor,
    sealer: fakeSealer(),
    secrets: { create: () => 'secret', digest: (secret: string) => `digest of ${secret}`, keyed: () => '0' },
    publicUrl: 'https://t.example/',
    giveWay: async () => {},
    log: () => {},
    mailer: { send: async (message: MailMessage): Promise<void> => void sent.push(message) },
  }
  await storage.store.save(space, accounts, anAccount(fields), { expectedVersion: 0 })
  await storage.store.save(space, credentials, aCredential({ emailProvenAt: null }), { expectedVersion: 0 })
  return { deps, sent }
}

/** Every kind switched off in mail, and quiet hours all day. */
const withoutMail = mergedNotifications(usualNotifications, {
  kinds: Object.fromEntries(Object.keys(usualNotifications.kinds).map((kind) => [kind, { mail: 'off' as const, app: false }])),
  quiet: { from: '00:00', to: '23:59' },
})

type Deps = Awaited<ReturnType<typeof withAccount>>['deps']

const told = ({ store }: Deps) => listAll({ store }, space, notifications.queries.newest, {})

async function deliver(deps: Deps) {
  await deliverNotifications(deps)
  await deliverMail(deps, { limit: 100 })
}

describe('what happens to the ways into an account', () => {
  it('is told in the app and by mail, with when, which one and what to do', async () => {
    const { deps, sent } = await withAccount()
    await noteSecurity(deps, { space, what: 'sign-in-new-device', detail: 'Firefox on Linux' })
    await deliver(deps)
    await deliver(deps)
    expect(await told(deps)).toMatchObject([
      {
        ...{ type: 'security-notice', what: 'sign-in-new-device', detail: 'Firefox on Linux' },
        ...{ at: '2026-03-05T09:00:00.000Z', readAt: null, mailedAt: '2026-03-05T09:00:00.000Z' },
      },
    ])
    expect(sent).toHaveLength(1)
    const [{ to, subject, text }] = sent as [MailMessage]
    expect([to, subject]).toEqual(['ines@post.example', 'A new sign-in to your account'])
    expect(text).toContain('with Firefox on Linux')
    expect(text).toMatch(/Thursday,? 5 March 2026 at 10:00 CET/)
    expect(text).toContain('change your password now')
    expect(text).toContain('https://t.example/settings/account\n')
    expect(text).toContain('cannot be switched off')
  })

  it('is mailed and listed also when the person has just done it, but is no news below the bell', async () => {
    const { deps, sent } = await withAccount({ notifications: withoutMail })
    await noteSecurity(deps, { space, what: 'passkey-added', detail: 'The blue key', isOwn: true })
    await noteSecurity(deps, { space, what: 'sign-in-new-device', detail: 'Firefox on Linux' })
    await deliver(deps)
    expect(sent).toHaveLength(2)
    expect((await told(deps)).map((one) => 'what' in one && [one.what, one.isShown, one.readAt !== null])).toEqual(
      expect.arrayContaining([
        ['passkey-added', true, true],
        ['sign-in-new-device', true, false],
      ]),
    )
    expect(await countUnread(deps)).toBe(1)
  })

  it.each(SecurityEvent.options)('is told of %s in words of its own, also to who wants no mail', async (what) => {
    const { deps, sent } = await withAccount({ notifications: withoutMail })
    await noteSecurity(deps, { space, what })
    await noteSecurity(deps, { space, what, detail: 'Ines’s phone' })
    await deliver(deps)
    expect(sent).toHaveLength(2)
    for (const { subject, text } of sent) {
      expect(subject).toMatch(/^[A-Z].{10,60}[^.]$/)
      expect(text).not.toMatch(/null|undefined/)
      expect(text.split('\n\n').length).toBeGreaterThanOrEqual(5)
    }
    expect(await told(deps)).toHaveLength(2)
  })

  it.each(['Open https://evil.example', 'call@evil.example', 'x'.repeat(200), 'evil.example'])(
    'carries nobody else’s words to the person: %s',
    async (detail) => {
      const { deps, sent } = await withAccount()
      await noteSecurity(deps, { space, what: 'token-made', detail })
      await deliver(deps)
      expect(sent[0]?.text).toContain('A token was made')
      expect(sent[0]?.text + sent[0]!.html).not.toMatch(/evil|xxx/)
    },
  )

  it('is told of a new password once it is stored, and not when it never was', async () => {
    const { deps, sent } = await withAccount()
    const announced = (passwordVersion: number) => ({
      ...{ id: `password:${space}:${passwordVersion}`, type: SECURITY_JOB, space, runAt: nowText(deps) },
      payload: { what: 'password-changed', at: nowText(deps), detail: null, passwordVersion },
    })
    await deps.queue.enqueue(announced(2))
    await deps.queue.enqueue(announced(1))
    await deliver(deps)
    expect(sent.map(({ subject }) => subject)).toEqual(['Your password was changed'])
    expect(await told(deps)).toHaveLength(1)
  })

  it('is told, once their address is proven for the first time, what was closed', async () => {
    const { deps, sent } = await withAccount()
    const payload = { what: 'address-proven', at: nowText(deps), detail: null, passwordVersion: 1 }
    const announce = (n: number) => deps.queue.enqueue({ id: `address:${n}`, type: SECURITY_JOB, space, runAt: nowText(deps), payload })
    await announce(1)
    await deliver(deps)
    expect(sent, 'not proven yet').toEqual([])
    const credential = (await deps.store.get(space, credentials, space))!
    const proven = { ...credential, version: 2, emailProvenAt: nowText(deps) }
    await deps.store.save(space, credentials, proven, { expectedVersion: 1 })
    await announce(2)
    await deliver(deps)
    expect(sent.map(({ subject }) => subject)).toEqual(['Your password was changed, and every other way in was closed'])
    for (const closed of ['passkeys', 'two-step codes', 'connected sign-ins', 'API tokens', 'calendar addresses', 'push messages'])
      expect(sent[0]?.text).toContain(closed)
  })

  it('is told once for each, wherever the process stops between the two', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, sent } = await withAccount()
      const ids = { next: () => nextId() }
      await noteSecurity({ ...deps, ids }, { space, what: 'codes-on' })
      await noteSecurity({ ...deps, ids }, { space, what: 'codes-on' })
      await interrupted(deliver({ ...deps, ...faulty({ store: deps.store, queue: deps.queue }, plan) }))
      deps.clock.advance({ hours: 1 })
      await deliver(deps)
      deps.clock.advance({ hours: 1 })
      await deliver(deps)
      expect(await told(deps)).toHaveLength(2)
      expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2)
    })
    expect(steps).toBeGreaterThan(5)
  })

  it('is told to who is about to leave as well', async () => {
    const { deps, sent } = await withAccount()
    const deletion = { ...newEnvelope(space, nowText(deps)), purgeAt: '2026-03-19T09:00:00.000Z' }
    await deps.store.save(space, deletions, deletion, { expectedVersion: 0 })
    await noteSecurity(deps, { space, what: 'deletion-asked', detail: '19 March 2026' })
    await deliver(deps)
    expect(sent[0]?.text).toContain('deleted for good on 19 March 2026')
  })

  it('is told to nobody whose account is gone', async () => {
    const { deps, sent } = await withAccount()
    await deps.store.erase(space, accounts, space)
    await noteSecurity(deps, { space, what: 'codes-on' })
    await deliver(deps)
    expect(sent).toEqual([])
  })
})
