import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { revised } from '../kernel/index.ts'
import { actorOf } from './actor.ts'
import { beginCodes, confirmCodes } from './codes/turn-on.ts'
import { proveAgain, readProof } from './prove-again.ts'
import { credentials } from './schema.ts'
import { type AccountDeps, accountDeps, ines, signedIn, signedUp } from './test-account.ts'

/** Ines at her desk, eleven minutes after signing in, and in another browser. */
async function atDesk() {
  const deps = accountDeps()
  const { account, session } = await signedUp(deps)
  const elsewhere = await signedIn(deps)
  deps.clock.advance({ minutes: 11 })
  return { ...deps, actor: actorOf(account), secret: session.secret, elsewhere: elsewhere.session.secret }
}

const sessionOf = async (deps: AccountDeps, secret: string) => (await deps.sessions.validate(secret))!

const shown = (deps: AccountDeps, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: deps.clock.now().epochMilliseconds })

const wrong = (pointer: string, code: string) => ({ code: 'validation', details: { faults: [{ pointer, code }] } })

describe('proving again who one is', () => {
  it('is done by the password, in this session and no other', async () => {
    const deps = await atDesk()
    const session = await sessionOf(deps, deps.secret)
    expect(await readProof({ ...deps, session })).toEqual({ provenUntil: null, ways: ['password'], providers: [] })
    await proveAgain({ ...deps, session }, { password: ines.password })
    expect(await readProof({ ...deps, session: await sessionOf(deps, deps.secret) })).toEqual({
      provenUntil: '2026-03-05T09:21:00.000Z',
      ways: ['password'],
      providers: [],
    })
    expect((await sessionOf(deps, deps.elsewhere)).provenAt).toBe('2026-03-05T09:00:00.000Z')
  })

  it('is not done by another password, nor by none where the account has none', async () => {
    const deps = await atDesk()
    const session = await sessionOf(deps, deps.secret)
    await expect(proveAgain({ ...deps, session }, { password: 'wrong password' })).rejects.toMatchObject(
      wrong('/password', 'wrong_password'),
    )
    const credential = (await deps.store.get(deps.actor.space, credentials, deps.actor.accountId))!
    const without = revised(credential, { passwordHash: null }, credential.updatedAt)
    await deps.store.save(deps.actor.space, credentials, without, { expectedVersion: 1 })
    expect((await readProof({ ...deps, session })).ways).toEqual([])
    for (const password of ['', 'null', ines.password])
      await expect(proveAgain({ ...deps, session }, { password })).rejects.toMatchObject(wrong('/password', 'wrong_password'))
    expect((await sessionOf(deps, deps.secret)).provenAt).toBe('2026-03-05T09:00:00.000Z')
  })

  it('is done by a code once codes are on, each one time', async () => {
    const deps = await atDesk()
    const session = await sessionOf(deps, deps.secret)
    const proven = { ...session, provenAt: deps.clock.now().toString() }
    const { secret } = await beginCodes({ ...deps, session: proven })
    await expect(proveAgain({ ...deps, session }, { code: shown(deps, secret) })).rejects.toMatchObject(wrong('/code', 'wrong_code'))
    await confirmCodes({ ...deps, session: proven }, { code: shown(deps, secret) })
    deps.clock.advance({ seconds: 30 })
    const code = shown(deps, secret)
    await proveAgain({ ...deps, session }, { code })
    expect(await readProof({ ...deps, session: await sessionOf(deps, deps.secret) })).toMatchObject({ ways: ['password', 'code'] })
    expect((await sessionOf(deps, deps.secret)).provenAt).toBe('2026-03-05T09:11:30.000Z')
    await expect(proveAgain({ ...deps, session }, { code })).rejects.toMatchObject(wrong('/code', 'wrong_code'))
  })

  it.each([{}, { password: 'a', code: 'b' }, { password: 1 }, { code: 'x'.repeat(101) }, { password: 'x'.repeat(1000) }])(
    'refuses %j',
    async (bad) => {
      const deps = await atDesk()
      const session = await sessionOf(deps, deps.secret)
      deps.passwords.work = 0
      await expect(proveAgain({ ...deps, session }, bad as object)).rejects.toMatchObject({ code: 'validation' })
      expect(deps.passwords.work).toBe(0)
    },
  )
})
