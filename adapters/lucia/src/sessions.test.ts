import { aCredential, sessionsContract } from '@throughline/contracts'
import { accounts, credentials, type SessionOwner, sessions as sessionKind } from '@throughline/core/account'
import { newEnvelope, revised } from '@throughline/core/kernel'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { createSecretSource } from './secret-source.ts'
import { createSessions } from './sessions.ts'

async function open(options?: Parameters<typeof createSessions>[1]) {
  const storage = createMemoryStorage({ kinds: [accounts, credentials, sessionKind] })
  const { store } = storage
  let now = Temporal.Instant.from('2026-03-05T16:00:00Z')
  let people = 0
  const clock = { now: () => now }
  const deps = { ...storage, clock }
  return {
    deps,
    sessions: createSessions(deps, options),
    pass(time: Temporal.DurationLike) {
      now = now.add(time)
    },
    async person(): Promise<SessionOwner> {
      const id = `person-${++people}`
      await store.save(id, credentials, aCredential(newEnvelope(id, now.toString())), { expectedVersion: 0 })
      return { accountId: id, space: id, passwordVersion: 1 }
    },
    async changePassword(owner: SessionOwner): Promise<SessionOwner> {
      const passwordVersion = owner.passwordVersion + 1
      const credential = (await store.get(owner.space, credentials, owner.accountId))!
      await store.save(owner.space, credentials, revised(credential, { passwordVersion }, now.toString()), {
        expectedVersion: credential.version,
      })
      return { ...owner, passwordVersion }
    },
  }
}

sessionsContract('Lucia over the store', () => open())
sessionsContract('Lucia over the store, without a cache,', () => open({ cacheMilliseconds: 0 }))

describe('sessions', () => {
  it('are stored by the digest of their secret alone', async () => {
    const { sessions, person, deps } = await open()
    const ines = await person()
    const { secret } = await sessions.create(ines, { userAgent: '' })
    const [stored] = await sessions.list(ines.accountId, ines.space)
    expect(stored!.id).toBe(createSecretSource().digest(secret))
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(await deps.directory.find('session', secret, '2026-03-05T16:00:00.000Z')).toBeNull()
  })

  it('revoked by another process are refused within five seconds', async () => {
    const here = await open()
    const there = createSessions(here.deps)
    const { secret } = await here.sessions.create(await here.person(), { userAgent: '' })
    await here.sessions.validate(secret)
    await there.revoke(secret)
    here.pass({ milliseconds: 5000 })
    expect(await here.sessions.validate(secret)).toBeNull()
  })

  it('found valid are believed without asking again', async () => {
    const here = await open()
    const { secret } = await here.sessions.create(await here.person(), { userAgent: '' })
    await here.sessions.validate(secret)
    await createSessions(here.deps).revoke(secret)
    here.pass({ milliseconds: 4999 })
    expect(await here.sessions.validate(secret)).not.toBeNull()
  })

  it('are remembered in a bounded number', async () => {
    const here = await open({ cacheSize: 2 })
    const ines = await here.person()
    const secrets = await Promise.all(Array.from({ length: 3 }, async () => (await here.sessions.create(ines, { userAgent: '' })).secret))
    for (const secret of secrets) await here.sessions.validate(secret)
    await createSessions(here.deps).revokeAll(ines.accountId, ines.space)
    const believed = await Promise.all(secrets.map((secret) => here.sessions.validate(secret)))
    expect(believed.map((session) => session !== null)).toEqual([false, true, true])
  })

  it('whose record was written half are not valid', async () => {
    const here = await open()
    const ines = await here.person()
    const { secret } = await here.sessions.create(ines, { userAgent: '' })
    await here.deps.store.erase(ines.space, sessionKind, createSecretSource().digest(secret))
    expect(await here.sessions.validate(secret)).toBeNull()
  })
})
