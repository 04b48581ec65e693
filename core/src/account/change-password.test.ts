import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { revised } from '../kernel/index.ts'
import { actorOf } from './actor.ts'
import { changePassword } from './change-password.ts'
import { credentials } from './schema.ts'
import { hasHappened } from './security.ts'
import { accountDeps, ines, noted, signedIn, signedUp } from './test-account.ts'

const password = 'five silent cranes'

/** Ines at her desk, and with her phone signed in as well; so many minutes after she signed in. */
async function atDesk(minutes = 0) {
  const deps = accountDeps()
  const { account, session } = await signedUp(deps)
  const phone = await signedIn(deps)
  deps.clock.advance({ minutes })
  return { ...deps, actor: actorOf(account), session: (await deps.sessions.validate(session.secret))!, phone: phone.session.secret }
}

const fault = (pointer: string, code: string) => ({ code: 'validation', details: { faults: [{ pointer, code }] } })

describe('changing the password', () => {
  it('ends every session, begins a new one here, and is told', async () => {
    const deps = await atDesk()
    const { session, account } = await changePassword(deps, { password }, { userAgent: 'Desk' })
    expect(account.email).toBe(ines.email)
    expect([...deps.sessions.open.keys()]).toEqual([session.secret])
    expect(deps.sessions.open.get(session.secret)).toMatchObject({ passwordVersion: 2, session: { userAgent: 'Desk' } })
    await expect(signedIn(deps)).rejects.toMatchObject({ code: 'unauthenticated' })
    await signedIn(deps, {}, { ...ines, password })
    deps.clock.advance({ seconds: 10 })
    expect(await noted(deps)).toMatchObject([{ what: 'password-changed', passwordVersion: 2 }])
  })

  it('asks for a proof of the last ten minutes, or for the password so far', async () => {
    const deps = await atDesk(11)
    await expect(changePassword(deps, { password })).rejects.toMatchObject({ code: 'proof-needed' })
    await expect(changePassword(deps, { current: 'wrong password', password })).rejects.toMatchObject(fault('/current', 'wrong_password'))
    expect(deps.sessions.open.size).toBe(2)
    await changePassword(deps, { current: ines.password, password })
    await signedIn(deps, {}, { ...ines, password })
  })

  it('gives a first one to who has none', async () => {
    const deps = await atDesk()
    const credential = (await deps.store.get(deps.actor.space, credentials, deps.actor.accountId))!
    const without = revised(credential, { passwordHash: null }, credential.updatedAt)
    await deps.store.save(deps.actor.space, credentials, without, { expectedVersion: 1 })
    await expect(changePassword(deps, { current: 'null', password })).rejects.toMatchObject(fault('/current', 'wrong_password'))
    await changePassword(deps, { password })
    await signedIn(deps, {}, { ...ines, password })
  })

  it.each([
    ['short', 'too_small'],
    ['password1234', 'common_password'],
    ['Sunflower2026', 'common_password'],
    ['ines@post.example', 'personal_password'],
    ['Ines-Varga-1', 'personal_password'],
  ])('refuses %s', async (poor, code) => {
    const deps = await atDesk()
    await expect(changePassword(deps, { password: poor })).rejects.toMatchObject(fault('/password', code))
    expect([deps.sessions.open.size, (await signedIn(deps)).account.email]).toEqual([2, ines.email])
  })

  it('shows nothing of what is stored to who changes it at the same time', async () => {
    const deps = await atDesk()
    const tries = await Promise.allSettled([changePassword(deps, { password }), changePassword(deps, { password: 'six loud herons' })])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { reason } = tries.find((result) => result.status === 'rejected')!
    expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfter: 1 } })
    expect(JSON.stringify(reason.details)).not.toContain('hash')
    deps.clock.advance({ seconds: 10 })
    expect(await noted(deps)).toHaveLength(1)
  })

  it('stopped at any step leaves either the old password, or the new one with the old sessions void and the person told', async () => {
    await atEveryStep(async (plan) => {
      const deps = await atDesk()
      const { store, directory, queue } = deps
      await interrupted(changePassword({ ...deps, ...faulty({ store, directory, queue }, plan) }, { password }).then(() => {}))
      const credential = await deps.store.get(deps.actor.space, credentials, deps.actor.accountId)
      const changed = credential!.passwordHash === `hash of ${password}`
      expect(credential!.passwordVersion).toBe(changed ? 2 : 1)
      deps.clock.advance({ seconds: 10 })
      const jobs = await noted(deps)
      const told = await Promise.all(jobs.map((job) => hasHappened(deps, deps.actor.space, job)))
      expect(told.filter(Boolean)).toHaveLength(changed ? 1 : 0)
      await signedIn(deps, {}, { ...ines, password: changed ? password : ines.password })
    })
  })
})
