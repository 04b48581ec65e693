import { atEveryStep, fakeDevice, fakePasskeys, faulty, interrupted, passkeysContract } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { beginCodes, confirmCodes } from '../codes/turn-on.ts'
import type { SessionDep } from '../ports.ts'
import { readProof } from '../prove-again.ts'
import { credentials } from '../schema.ts'
import { SECURITY_JOB, type SecurityJob } from '../security.ts'
import { signUp } from '../sign-up.ts'
import { type AccountDeps, accountDeps, ines, noted, signedIn, signedUp } from '../test-account.ts'
import { totpNow } from '../test-totp.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { beginPasskeyProof, proveByPasskey } from './prove-by-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { passkeys } from './schema.ts'
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey.ts'

passkeysContract('the fake', () => ({ passkeys: fakePasskeys(), device: fakeDevice }))

const site = { domain: 'throughline.example', origin: 'https://throughline.example' }

/** Ines, who has just proved who she is, and her device. */
async function begun(shared: AccountDeps = accountDeps()) {
  const { account } = await signedUp(shared)
  const session = { sessionId: 'desk', provenAt: shared.clock.now().toString() }
  return { ...shared, site, actor: actorOf(account), session, device: fakeDevice() }
}

type Deps = Awaited<ReturnType<typeof begun>>

async function added(deps: Omit<Deps, 'session'> & SessionDep, { device = deps.device, name = 'The blue key' } = {}) {
  const { options, ticket } = await beginPasskey(deps)
  return addPasskey(deps, { ticket, answer: answerOf(device.create(site.origin, options)), name })
}

/** Ines with a passkey, and nobody told of anything yet. */
async function withPasskey() {
  const deps = await begun()
  const passkey = await added(deps)
  await told(deps)
  return { deps, passkey }
}

async function signedInBy(deps: Deps, device = deps.device, origin = site.origin) {
  const { options, ticket } = await beginPasskeySignIn(deps)
  return signInByPasskey(deps, { ticket, answer: answerOf(device.get(origin, options)) })
}

const answerOf = (answer: object) => answer as { id: string }

const told = async (deps: Deps): Promise<[string, string | null][]> => {
  const jobs = await deps.queue.claim([SECURITY_JOB], { now: deps.clock.now().toString(), leaseMs: 1000, limit: 20 })
  for (const job of jobs) await deps.queue.complete(job)
  return jobs.map(({ payload }) => [(payload as SecurityJob).what, (payload as SecurityJob).detail])
}

describe('adding a passkey', () => {
  it('keeps it, tells of it, and shows nothing that signs in', async () => {
    const deps = await begun()
    const passkey = await added(deps)
    expect(passkey).toMatchObject({ name: 'The blue key', device: null, isBackedUp: false, lastUsedAt: null })
    expect(await listPasskeys(deps)).toEqual([passkey])
    for (const secret of ['credentialId', 'publicKey', 'counter']) expect(passkey).not.toHaveProperty(secret)
    expect(await told(deps)).toEqual([['passkey-added', 'The blue key']])
  })

  it('is no news to who has just added it; that one is removed is', async () => {
    const deps = await begun()
    const { id } = await added(deps)
    deps.clock.advance({ seconds: 1 })
    await removePasskey(deps, id)
    expect((await noted(deps)).map(({ what, isOwn = false }) => [what, isOwn])).toEqual([
      ['passkey-added', true],
      ['passkey-removed', false],
    ])
  })

  it('wants a fresh proof', async () => {
    const deps = await begun()
    deps.clock.advance({ minutes: 11 })
    await expect(beginPasskey(deps)).rejects.toMatchObject({ code: 'proof-needed' })
  })

  it('makes one per device', async () => {
    const { deps } = await withPasskey()
    await expect(added(deps)).rejects.toThrow('already')
    await added(deps, { device: fakeDevice() })
    expect(await listPasskeys(deps)).toHaveLength(2)
  })

  it('takes each answer once, within five minutes, in the session that asked', async () => {
    const deps = await begun()
    const { options, ticket } = await beginPasskey(deps)
    const sent = { ticket, answer: answerOf(deps.device.create(site.origin, options)) }
    const refused = { code: 'validation', details: { faults: [{ pointer: '/ticket', code: 'invalid_ticket' }] } }
    await expect(addPasskey({ ...deps, session: { ...deps.session, sessionId: 'phone' } }, sent)).rejects.toMatchObject(refused)
    const tries = await Promise.allSettled([1, 2, 3].map(() => addPasskey(deps, sent)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = await beginPasskey(deps)
    deps.clock.advance({ minutes: 5 })
    const answer = answerOf(fakeDevice().create(site.origin, late.options))
    await expect(addPasskey(deps, { ticket: late.ticket, answer })).rejects.toMatchObject(refused)
  })

  it('takes no answer from another site', async () => {
    const deps = await begun()
    const { options, ticket } = await beginPasskey(deps)
    const answer = answerOf(deps.device.create('https://throughline.example.evil.example', options))
    await expect(addPasskey(deps, { ticket, answer })).rejects.toMatchObject({ details: { faults: [{ code: 'invalid_passkey' }] } })
  })

  it('takes none that another account has', async () => {
    const { deps } = await withPasskey()
    const result = await signUp(deps, { ...ines, email: 'omar@post.example' })
    if (result.outcome !== 'signed-in') throw new Error('Omar was there before.')
    const omar = { ...deps, actor: actorOf(result.account), session: { ...deps.session, sessionId: 'omars' } }
    const { options, ticket } = await beginPasskey(omar)
    const others = deps.device.get(site.origin, options)
    await expect(addPasskey(omar, { ticket, answer: answerOf({ ...others, made: true }) })).rejects.toMatchObject({ code: 'conflict' })
    expect(await signedInBy(deps)).toMatchObject({ account: { email: ines.email } })
  })

  it('stops at twenty-five', async () => {
    const deps = await begun()
    for (let count = 0; count < 25; count++) await added(deps, { device: fakeDevice() })
    await expect(beginPasskey(deps)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('stops at twenty-five also for who has asked for many before', async () => {
    const deps = await begun()
    for (let count = 0; count < 24; count++) await added(deps, { device: fakeDevice() })
    const asked = [await beginPasskey(deps), await beginPasskey(deps)]
    const add = ({ options, ticket }: (typeof asked)[number]) =>
      addPasskey(deps, { ticket, answer: answerOf(fakeDevice().create(site.origin, options)) })
    await add(asked[0]!)
    await expect(add(asked[1]!)).rejects.toMatchObject({ code: 'conflict' })
    expect(await listPasskeys(deps)).toHaveLength(25)
  })

  it('calls it something else', async () => {
    const { deps, passkey } = await withPasskey()
    await renamePasskey(deps, passkey.id, { name: ' Desk ' })
    expect(await listPasskeys(deps)).toMatchObject([{ name: 'Desk' }])
    await expect(renamePasskey(deps, passkey.id, { name: '' })).rejects.toMatchObject({ code: 'validation' })
  })
})

describe('signing in by a passkey', () => {
  it('asks for no name and opens a session', async () => {
    const { deps } = await withPasskey()
    const before = deps.sessions.open.size
    expect(await signedInBy(deps)).toMatchObject({ outcome: 'signed-in', account: { email: ines.email } })
    expect(deps.sessions.open.size).toBe(before + 1)
    expect(await listPasskeys(deps)).toMatchObject([{ lastUsedAt: '2026-03-05T09:00:00.000Z' }])
  })

  it('asks for no code after it', async () => {
    const { deps } = await withPasskey()
    const { secret } = await beginCodes(deps)
    await confirmCodes(deps, { code: totpNow(deps, secret) })
    expect(await signedInBy(deps)).toMatchObject({ outcome: 'signed-in' })
  })

  it('knows no passkey that was removed or never added', async () => {
    const { deps, passkey } = await withPasskey()
    const stranger = fakeDevice()
    stranger.create(site.origin, { challenge: '', known: [], user: { id: deps.actor.accountId } })
    await expect(signedInBy(deps, stranger)).rejects.toMatchObject({ code: 'unauthenticated' })
    await removePasskey(deps, passkey.id)
    await expect(signedInBy(deps)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('takes no passkey for somebody it was not made for', async () => {
    const { deps } = await withPasskey()
    const { options, ticket } = await beginPasskeySignIn(deps)
    const answer = { ...deps.device.get(site.origin, options), user: 'somebody else' }
    await expect(signInByPasskey(deps, { ticket, answer: answerOf(answer) })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('takes no answer of another site, a second time, late, or to the question of something else', async () => {
    const { deps } = await withPasskey()
    await expect(signedInBy(deps, deps.device, 'https://evil.example')).rejects.toMatchObject({ code: 'unauthenticated' })
    const { options, ticket } = await beginPasskeySignIn(deps)
    const sent = { ticket, answer: answerOf(deps.device.get(site.origin, options)) }
    const tries = await Promise.allSettled([1, 2, 3].map(() => signInByPasskey(deps, sent)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = await beginPasskeySignIn(deps)
    const answer = answerOf(deps.device.get(site.origin, late.options))
    const { ticket: other } = await beginPasskey(deps)
    await expect(signInByPasskey(deps, { ticket: other, answer })).rejects.toMatchObject({ code: 'unauthenticated' })
    deps.clock.advance({ minutes: 5 })
    await expect(signInByPasskey(deps, { ticket: late.ticket, answer })).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('refuses a copy, which its counter shows, and tells of it', async () => {
    const { deps } = await withPasskey()
    await signedInBy(deps)
    await signedInBy(deps)
    const sessions = deps.sessions.open.size
    deps.device.counter = 0
    await expect(signedInBy(deps)).rejects.toMatchObject({ code: 'forbidden' })
    expect(deps.sessions.open.size).toBe(sessions)
    expect(await told(deps)).toEqual([['passkey-refused', 'The blue key']])
  })

  it('goes on with one that does not count', async () => {
    const { deps } = await withPasskey()
    for (const _ of [1, 2]) {
      deps.device.counter = -1
      await expect(signedInBy(deps)).resolves.toMatchObject({ outcome: 'signed-in' })
    }
  })
})

describe('proving again by a passkey', () => {
  /** Ines in a session that is known to have been proved eleven minutes ago. */
  async function later() {
    const { deps } = await withPasskey()
    const { session } = await signedIn(deps)
    deps.clock.advance({ minutes: 11 })
    return { ...deps, session: (await deps.sessions.validate(session.secret))! }
  }
  const provenAt = async ({ sessions, session }: Awaited<ReturnType<typeof later>>) =>
    (await sessions.validate(session.sessionId))!.provenAt

  it('counts in the session that asked, once', async () => {
    const deps = await later()
    expect(await readProof(deps)).toEqual({ provenUntil: null, ways: ['password', 'passkey'], providers: [] })
    const { options, ticket } = await beginPasskeyProof(deps)
    const sent = { ticket, answer: answerOf(deps.device.get(site.origin, options)) }
    const elsewhere = { ...deps, session: { ...deps.session, sessionId: 'phone' } }
    await expect(proveByPasskey(elsewhere, sent)).rejects.toMatchObject({ details: { faults: [{ code: 'invalid_ticket' }] } })
    await proveByPasskey(deps, sent)
    expect(await provenAt(deps)).toBe('2026-03-05T09:11:00.000Z')
    await expect(proveByPasskey(deps, sent)).rejects.toMatchObject({ details: { faults: [{ code: 'invalid_ticket' }] } })
  })

  it('is not done by the passkey of somebody else, nor by the answer to a sign-in', async () => {
    const deps = await later()
    const result = await signUp(deps, { ...ines, email: 'omar@post.example' })
    if (result.outcome !== 'signed-in') throw new Error('Omar was there before.')
    const omar = { ...deps, actor: actorOf(result.account), session: (await deps.sessions.validate(result.session.secret))! }
    await expect(beginPasskeyProof(omar)).rejects.toMatchObject({ code: 'conflict' })
    const device = fakeDevice()
    await added(omar, { device })
    const own = await beginPasskeyProof(deps)
    const others = answerOf(device.get(site.origin, own.options))
    await expect(proveByPasskey(deps, { ticket: own.ticket, answer: others })).rejects.toMatchObject({
      details: { faults: [{ pointer: '/answer', code: 'wrong_passkey' }] },
    })
    const { options, ticket } = await beginPasskeySignIn(deps)
    const answer = answerOf(deps.device.get(site.origin, options))
    await expect(proveByPasskey(deps, { ticket, answer })).rejects.toMatchObject({ code: 'validation' })
    expect(await provenAt(deps)).toBe('2026-03-05T09:00:00.000Z')
  })
})

describe('removing a passkey', () => {
  it('tells of it and wants a fresh proof', async () => {
    const { deps, passkey } = await withPasskey()
    deps.clock.advance({ minutes: 11 })
    await expect(removePasskey(deps, passkey.id)).rejects.toMatchObject({ code: 'proof-needed' })
    const proven = { ...deps, session: { ...deps.session, provenAt: deps.clock.now().toString() } }
    await removePasskey(proven, passkey.id)
    await expect(removePasskey(proven, passkey.id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await told(deps)).toEqual([['passkey-removed', 'The blue key']])
    expect(await listPasskeys(deps)).toEqual([])
  })

  it('stopped at any step keeps none from being known anew once it is gone', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, passkey } = await withPasskey()
      const { credentialId } = (await deps.store.get(deps.actor.space, passkeys, passkey.id))!
      const { store, directory, queue } = deps
      await interrupted(removePasskey({ ...deps, ...faulty({ store, directory, queue }, plan) }, passkey.id))
      for (const { id } of await listPasskeys(deps)) await removePasskey(deps, id)
      const now = deps.clock.now().toString()
      expect(await deps.directory.find('passkey', deps.secrets.digest(credentialId), now)).toBeNull()
      expect(await told(deps)).toEqual([['passkey-removed', 'The blue key']])
    })
    expect(steps).toBeGreaterThan(3)
  })

  it('leaves one where there is no password, also when two are removed at once', async () => {
    const { deps, passkey } = await withPasskey()
    const other = await added(deps, { device: fakeDevice() })
    const credential = (await deps.store.get(deps.actor.space, credentials, deps.actor.accountId))!
    const bare = { ...credential, passwordHash: null, version: credential.version + 1 }
    await deps.store.save(deps.actor.space, credentials, bare, { expectedVersion: credential.version })
    await Promise.allSettled([removePasskey(deps, passkey.id), removePasskey(deps, other.id)])
    const left = await listPasskeys(deps)
    expect(left.length).toBeGreaterThan(0)
    for (const { id } of left.slice(1)) await removePasskey(deps, id)
    await expect(removePasskey(deps, left[0]!.id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await listPasskeys(deps)).toHaveLength(1)
  })
})
