import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { requestPasswordReset } from '../request-password-reset.ts'
import { resetPassword } from '../reset-password.ts'
import { accounts, credentials } from '../schema.ts'
import { signUp } from '../sign-up.ts'
import { type AccountDeps, accountDeps, dueMail, ines, signedUp } from '../test-account.ts'
import { confirmEmailChange } from './answer-change.ts'
import { proveAddress } from './prove-address.ts'
import { readEmailChange, requestEmailChange } from './request-change.ts'
import { requestAddressProof } from './request-proof.ts'

/** Somebody who has just signed up. */
async function somebody(deps: AccountDeps, person = ines) {
  const result = await signUp(deps, person)
  if (result.outcome !== 'signed-in') throw new Error('Somebody has the address.')
  const session = (await deps.sessions.validate(result.session.secret))!
  return { ...deps, actor: actorOf(result.account), session }
}

type Deps = Awaited<ReturnType<typeof somebody>>

const tokenIn = (mail: unknown) => /token=([^"]+)"/.exec(JSON.stringify(mail))?.[1] ?? ''

/** The mails that come to an address within a moment. */
async function mailsTo(deps: AccountDeps, address: string) {
  deps.clock.advance({ seconds: 2 })
  return (await dueMail(deps)).flatMap(({ mail }) => (mail?.to === address ? [mail] : []))
}

const linkTo = async (deps: AccountDeps, { email } = ines) =>
  tokenIn((await mailsTo(deps, email)).find(({ template }) => template === 'address-proof'))

const isProven = async (deps: Deps) => (await readEmailChange(deps)).isProven
const refused = (code: string) => ({ code: 'validation', details: { faults: [{ pointer: '/token', code }] } })
const omar = { ...ines, email: 'omar@post.example' }

describe('the address of an account', () => {
  it('is proven by the link that is mailed as somebody signs up, in a session of that account', async () => {
    const deps = await somebody(accountDeps())
    const mails = await mailsTo(deps, ines.email)
    const links = { prove: expect.stringMatching(/^https:\/\/throughline\.example\/auth\/address\?token=\w+$/) }
    expect(mails).toEqual([{ to: ines.email, locale: 'en-GB', template: 'address-proof', links }])
    expect(await isProven(deps)).toBe(false)
    await proveAddress(deps, { token: tokenIn(mails[0]) })
    expect(await isProven(deps)).toBe(true)
    const credential = await deps.store.get(deps.actor.space, credentials, deps.actor.accountId)
    expect(credential?.emailProvenAt).toBe('2026-03-05T09:00:02.000Z')
  })

  it('is not in the mail that asks for it, nor is anything else that was typed', async () => {
    const deps = await somebody(accountDeps(), { ...ines, name: 'Win a prize at prizes.example' })
    expect(JSON.stringify(await mailsTo(deps, ines.email))).not.toContain('prize')
  })

  it('is not proven by the session of another account, and its own can still prove it', async () => {
    const shared = accountDeps()
    const deps = await somebody(shared)
    const token = await linkTo(deps)
    const other = await somebody(shared, omar)
    await expect(proveAddress(other, { token })).rejects.toMatchObject(refused('other_account'))
    await proveAddress(other, { token: await linkTo(other, omar) })
    await expect(proveAddress(other, { token }), 'nor where the other is proven').rejects.toMatchObject(refused('other_account'))
    expect(await isProven(deps)).toBe(false)
    await proveAddress(deps, { token })
    expect(await isProven(deps)).toBe(true)
  })

  it.each(['', 'secret1.1', '__proto__', 'digest of secret1'])('is not proven by the token %j', async (token) => {
    const deps = await somebody(accountDeps())
    await mailsTo(deps, ines.email)
    await expect(proveAddress(deps, { token })).rejects.toMatchObject(refused('invalid_token'))
    expect(await isProven(deps)).toBe(false)
  })

  it('is not proven by a link to a new password', async () => {
    const deps = await somebody(accountDeps())
    await requestPasswordReset(deps, { email: ines.email })
    const reset = (await dueMail(deps)).find(({ mail }) => mail?.template === 'password-reset')
    await expect(proveAddress(deps, { token: tokenIn(reset?.mail) })).rejects.toMatchObject(refused('invalid_token'))
  })

  it('is not proven by a link that is a day old', async () => {
    const deps = await somebody(accountDeps())
    const token = await linkTo(deps)
    deps.clock.advance({ hours: 24 })
    await expect(proveAddress(deps, { token })).rejects.toMatchObject(refused('invalid_token'))
  })

  it('is not proven by a link that was mailed to another before', async () => {
    const deps = await somebody(accountDeps())
    const token = await linkTo(deps)
    await deps.store.save(
      deps.actor.space,
      accounts,
      { ...(await deps.store.get(deps.actor.space, accounts, deps.actor.accountId))!, email: 'ines@harbourline.example', version: 2 },
      { expectedVersion: 1 },
    )
    await expect(proveAddress(deps, { token })).rejects.toMatchObject(refused('invalid_token'))
    expect(await isProven(deps)).toBe(false)
  })

  it('stays proven when a link is opened again, or one that came before it was changed', async () => {
    const deps = await somebody(accountDeps())
    const token = await linkTo(deps)
    await proveAddress(deps, { token })
    const before = await deps.store.get(deps.actor.space, credentials, deps.actor.accountId)
    expect(await deps.directory.find('address-proof', deps.secrets.digest(token), deps.clock.now().toString()), 'used up').toBeNull()
    deps.clock.advance({ minutes: 1 })
    await proveAddress(deps, { token })
    expect(await deps.store.get(deps.actor.space, credentials, deps.actor.accountId)).toEqual(before)
  })

  it('is proven for who has just confirmed another, by the link to the first as well', async () => {
    const deps = await somebody(accountDeps())
    const email = 'ines@harbourline.example'
    const token = await linkTo(deps)
    await requestEmailChange(deps, { email })
    for (const { mail } of await dueMail(deps)) await confirmEmailChange(deps, tokenIn(mail))
    expect(await isProven(deps)).toBe(true)
    await proveAddress(deps, { token })
  })

  it('closes whatever a stranger left once its owner asks for a new password, until it is proven', async () => {
    const stranger = await somebody(accountDeps())
    await requestPasswordReset(stranger, { email: ines.email })
    const token = tokenIn((await dueMail(stranger)).find(({ mail }) => mail?.template === 'password-reset')?.mail)
    let closed = 0
    await resetPassword(stranger, { token, password: 'a wholly new password' }, async () => void closed++)
    expect(closed).toBeGreaterThan(0)
    expect(await isProven(stranger), 'by that alone').toBe(true)
  })
})

describe('the mail that proves an address', () => {
  it('is sent again as it is asked for, five times in an hour and ten in a day', async () => {
    const deps = await somebody(accountDeps())
    await mailsTo(deps, ines.email)
    const sent = async () => {
      const asked = await Promise.allSettled(Array.from({ length: 7 }, () => requestAddressProof(deps)))
      const refusals = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
      const mails = await mailsTo(deps, ines.email)
      expect(refusals).toEqual(Array.from({ length: 7 - mails.length }, () => 'rate-limited'))
      return mails.length
    }
    expect(await sent()).toBe(5)
    expect(await sent()).toBe(0)
    deps.clock.advance({ hours: 1 })
    expect(await sent()).toBe(5)
    deps.clock.advance({ hours: 1 })
    expect(await sent(), 'within the day').toBe(0)
    deps.clock.advance({ hours: 22 })
    expect(await sent()).toBe(5)
  })

  it('is none where the address is proven, also by the time it is written', async () => {
    const deps = await somebody(accountDeps())
    const token = await linkTo(deps)
    await requestAddressProof(deps)
    await proveAddress(deps, { token })
    expect(await mailsTo(deps, ines.email)).toEqual([])
    await requestAddressProof(deps)
    expect(await deps.queue.claim(['mail.send'], { now: '2027-01-01T00:00:00.000Z', leaseMs: 1000, limit: 9 })).toEqual([])
  })

  it('is none for who was let in by a mail, and one for who signs up again', async () => {
    const deps = accountDeps()
    await signUp(deps, omar, {}, () => true)
    expect(await mailsTo(deps, omar.email)).toEqual([])
    await signedUp(deps)
    await signUp(deps, ines)
    expect(await mailsTo(deps, ines.email)).toHaveLength(1)
  })

  it('is one, whenever the sign-up was stopped and run again, and none for a sign-up that never ended', async () => {
    await atEveryStep(async (plan) => {
      const deps = accountDeps()
      const { store, directory, queue } = deps
      await interrupted(signUp({ ...deps, ...faulty({ store, directory, queue }, plan) }, ines))
      const isThere = (await directory.find('email', ines.email, deps.clock.now().toString()))?.expiresAt === null
      expect(await mailsTo(deps, ines.email)).toHaveLength(isThere ? 1 : 0)
      await signUp(deps, ines)
      expect(await mailsTo(deps, ines.email)).toHaveLength(isThere ? 0 : 1)
    })
  })
})

it('proving an address that was stopped anywhere goes on when the link is sent again', async () => {
  await atEveryStep(async (plan) => {
    const deps = await somebody(accountDeps())
    const token = await linkTo(deps)
    const { store, directory } = deps
    await interrupted(proveAddress({ ...deps, ...faulty({ store, directory }, plan) }, { token }))
    await proveAddress(deps, { token })
    expect(await isProven(deps)).toBe(true)
  })
})
