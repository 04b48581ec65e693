import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { requestPasswordReset } from '../request-password-reset.ts'
import { resetPassword } from '../reset-password.ts'
import { accounts } from '../schema.ts'
import { signUp } from '../sign-up.ts'
import { type AccountDeps, accountDeps, dueMail, ines, noted, nothingElse, signedIn, signedUp } from '../test-account.ts'
import { confirmEmailChange, openEmailChange, stopEmailChange } from './answer-change.ts'
import { cancelEmailChange, readEmailChange, requestEmailChange } from './request-change.ts'

const email = 'ines@harbourline.example'

/** Ines, who has just proved who she is. */
async function asking() {
  const deps = accountDeps()
  const { account, session } = await signedUp(deps)
  return { ...deps, actor: actorOf(account), session: (await deps.sessions.validate(session.secret))! }
}

type Deps = Awaited<ReturnType<typeof asking>>

const tokenIn = (mail: unknown) => /token=([^"]+)"/.exec(JSON.stringify(mail))?.[1] ?? ''

/** What has come by mail since, by the address it went to. */
async function arrived(deps: AccountDeps) {
  const mails = (await dueMail(deps)).flatMap(({ mail }) => (mail ? [mail] : []))
  return Object.fromEntries(mails.map((mail) => [mail.to, { template: mail.template, token: tokenIn(mail) }]))
}

/** She has asked for the other address; what came to both. */
async function asked(to = email) {
  const deps = await asking()
  await requestEmailChange(deps, { email: to })
  const mails = await arrived(deps)
  return { deps, atNew: mails[to]!, atOld: mails[ines.email]! }
}

const at = async (deps: Deps) => (await deps.store.get(deps.actor.space, accounts, deps.actor.accountId))?.email
const canSignIn = (deps: Deps, address: string) =>
  signedIn(deps, {}, { ...ines, email: address }).then(
    () => true,
    () => false,
  )
const invalid = { code: 'validation', details: { faults: [{ pointer: '/token', code: 'invalid_token' }] } }

describe('another address', () => {
  it('is one that no link to a new password opens which was mailed to the address before', async () => {
    const { deps, atNew, atOld } = await asked()
    await confirmEmailChange(deps, atNew.token)
    await requestPasswordReset(deps, { email: ines.email })
    const link = (await arrived(deps))[ines.email]!
    expect(link.template).toBe('password-reset')
    await confirmEmailChange(deps, atOld.token)
    await expect(resetPassword(deps, { token: link.token, password: 'a wholly new password' }, nothingElse)).rejects.toMatchObject(invalid)
    await requestPasswordReset(deps, { email })
    const { token } = (await arrived(deps))[email]!
    await resetPassword(deps, { token, password: 'a wholly new password' }, nothingElse)
  })

  it.each([['new first'], ['old first']])('is that of the account once both ends have confirmed it: %s', async (order) => {
    const { deps, atNew, atOld } = await asked()
    expect([atNew.template, atOld.template]).toEqual(['email-change-new', 'email-change-old'])
    const [first, second] = order === 'new first' ? [atNew, atOld] : [atOld, atNew]
    expect(await confirmEmailChange(deps, first.token)).toEqual({ outcome: 'waiting', email })
    expect([await at(deps), await canSignIn(deps, ines.email), await canSignIn(deps, email)]).toEqual([ines.email, true, false])
    expect(await confirmEmailChange(deps, second.token)).toEqual({ outcome: 'changed', email })
    expect([await at(deps), await canSignIn(deps, ines.email), await canSignIn(deps, email)]).toEqual([email, false, true])
    expect(await readEmailChange(deps)).toEqual({ change: null, isProven: true })
    expect((await noted(deps)).filter(({ what }) => what === 'email-changed')).toMatchObject([{ detail: email }])
    expect(await signUp(deps, { ...ines, password: 'somebody quite different' }), 'the old one is free').toMatchObject({
      outcome: 'signed-in',
    })
  })

  it('is waited for, and who has confirmed it is told', async () => {
    const { deps, atOld } = await asked()
    const expiresAt = '2026-03-06T09:00:00.000Z'
    const change = { email, newConfirmedAt: null, oldConfirmedAt: null, expiresAt }
    expect(await readEmailChange(deps)).toEqual({ change, isProven: false })
    expect(await openEmailChange(deps, atOld.token)).toEqual({ side: 'old', email, isConfirmed: false })
    await confirmEmailChange(deps, atOld.token)
    expect((await readEmailChange(deps)).change).toMatchObject({ newConfirmedAt: null, oldConfirmedAt: '2026-03-05T09:00:00.000Z' })
  })

  it('is looked at as often as one likes, and each link answers once', async () => {
    const { deps, atNew, atOld } = await asked()
    for (let n = 0; n < 3; n++) expect(await openEmailChange(deps, atNew.token)).toMatchObject({ side: 'new', isConfirmed: false })
    await confirmEmailChange(deps, atNew.token)
    for (const again of [openEmailChange, confirmEmailChange, stopEmailChange])
      await expect(again(deps, atNew.token)).rejects.toMatchObject(invalid)
    await confirmEmailChange(deps, atOld.token)
    await expect(confirmEmailChange(deps, atOld.token)).rejects.toMatchObject(invalid)
  })

  it.each(['', 'digest of secret1', 'x.y', '__proto__'])('is not confirmed by the token %j', async (token) => {
    const { deps } = await asked()
    await expect(confirmEmailChange(deps, token)).rejects.toMatchObject(invalid)
  })

  it('is given up where either end says so, or the person', async () => {
    for (const stop of [
      ({ deps, atOld }: Awaited<ReturnType<typeof asked>>) => stopEmailChange(deps, atOld.token),
      ({ deps, atNew }: Awaited<ReturnType<typeof asked>>) => stopEmailChange(deps, atNew.token),
      ({ deps }: Awaited<ReturnType<typeof asked>>) => cancelEmailChange(deps),
    ]) {
      const setting = await asked()
      const { deps, atNew, atOld } = setting
      await stop(setting)
      for (const { token } of [atNew, atOld]) await expect(confirmEmailChange(deps, token)).rejects.toMatchObject(invalid)
      expect([await at(deps), (await readEmailChange(deps)).change]).toEqual([ines.email, null])
      expect(await signUp(deps, { ...ines, email }), 'the address is free').toMatchObject({ outcome: 'signed-in' })
    }
  })

  it('is given up by itself after a day', async () => {
    const { deps, atNew, atOld } = await asked()
    await confirmEmailChange(deps, atOld.token)
    deps.clock.advance({ hours: 24 })
    await expect(confirmEmailChange(deps, atNew.token)).rejects.toMatchObject(invalid)
    expect(await readEmailChange(deps)).toMatchObject({ change: null })
    expect(await signUp(deps, { ...ines, email })).toMatchObject({ outcome: 'signed-in' })
  })

  it('gives way to another that is asked for later, whose links alone are good', async () => {
    const { deps, atNew } = await asked()
    await requestEmailChange(deps, { email: 'ines@home.example' })
    const second = await arrived(deps)
    await expect(confirmEmailChange(deps, atNew.token)).rejects.toMatchObject(invalid)
    await requestEmailChange(deps, { email: 'ines@home.example' })
    const third = await arrived(deps)
    await expect(confirmEmailChange(deps, second['ines@home.example']!.token)).rejects.toMatchObject(invalid)
    await confirmEmailChange(deps, third['ines@home.example']!.token)
    await confirmEmailChange(deps, third[ines.email]!.token)
    expect(await at(deps)).toBe('ines@home.example')
    expect(await signUp(deps, { ...ines, email }), 'the first is free').toMatchObject({ outcome: 'signed-in' })
  })

  it('is asked for by who has just proved who they are, and as an address that is another', async () => {
    const deps = await asking()
    deps.clock.advance({ minutes: 11 })
    await arrived(deps)
    await expect(requestEmailChange(deps, { email })).rejects.toMatchObject({ code: 'proof-needed' })
    const proven = { ...deps, session: { ...deps.session, provenAt: deps.clock.now().toString() } }
    for (const [bad, code] of [
      [ines.email.toUpperCase(), 'same_email'],
      ['no address', 'invalid_format'],
    ])
      await expect(requestEmailChange(proven, { email: bad as string })).rejects.toMatchObject({
        details: { faults: [{ pointer: '/email', code }] },
      })
    expect(await arrived(deps)).toEqual({})
  })

  it('of somebody who has an account tells the asker nothing, and that person how it is', async () => {
    const omar = { ...ines, email: 'omar@post.example' }
    const deps = await asking()
    await signUp(deps, omar)
    const free = await requestEmailChange(deps, { email })
    await arrived(deps)
    const taken = await requestEmailChange(deps, { email: omar.email })
    expect({ ...taken.change, email }).toEqual(free.change)
    const mails = await arrived(deps)
    expect([mails[omar.email]?.template, mails[omar.email]?.token, mails[ines.email]?.template]).toEqual([
      'email-change-known',
      '',
      'email-change-old',
    ])
    await confirmEmailChange(deps, mails[ines.email]!.token)
    await cancelEmailChange(deps)
    expect([await at(deps), await canSignIn(deps, omar.email)]).toEqual([ines.email, true])
  })

  it('is kept from nobody by who merely asks for it', async () => {
    const { deps, atNew, atOld } = await asked()
    const somebody = await signUp(deps, { ...ines, email, password: 'somebody quite different' })
    expect(somebody).toMatchObject({ outcome: 'signed-in' })
    await confirmEmailChange(deps, atNew.token)
    await expect(confirmEmailChange(deps, atOld.token)).rejects.toMatchObject({ code: 'conflict' })
    expect([await at(deps), await canSignIn(deps, ines.email), (await readEmailChange(deps)).change]).toEqual([ines.email, true, null])
    expect(await signUp(deps, { ...ines, email, password: 'somebody quite different' })).toMatchObject({ outcome: 'signed-in' })
  })

  it('is that of the first of two people who confirm it at both ends', async () => {
    const { deps, atNew, atOld } = await asked()
    const omar = await signUp(deps, { ...ines, email: 'omar@post.example' })
    if (omar.outcome !== 'signed-in') throw new Error('Omar was there before.')
    const his = { ...deps, actor: actorOf(omar.account), session: (await deps.sessions.validate(omar.session.secret))! }
    await requestEmailChange(his, { email })
    const mails = await arrived(his)
    expect(mails[email]!.template).toBe('email-change-new')
    for (const { token } of [mails[email]!, mails['omar@post.example']!]) await confirmEmailChange(his, token)
    await confirmEmailChange(deps, atNew.token)
    await expect(confirmEmailChange(deps, atOld.token)).rejects.toMatchObject({ code: 'conflict' })
    expect([await at(his), await at(deps), await canSignIn(deps, ines.email), await canSignIn(deps, email)]).toEqual([
      ...[email, ines.email, true, true],
    ])
  })

  it('is asked for five times an hour, and brings one inbox three mails a day of one account, and ten in all', async () => {
    const deps = await asking()
    const mailsToNew = async (asker: typeof deps) => {
      await requestEmailChange(asker, { email })
      return (await arrived(asker))[email] ? 1 : 0
    }
    let own = 0
    for (let n = 0; n < 5; n++) own += await mailsToNew(deps)
    expect(own).toBe(3)
    await expect(requestEmailChange(deps, { email })).rejects.toMatchObject({ code: 'rate-limited' })
    let others = 0
    for (let n = 0; n < 9; n++) {
      const other = await signUp(deps, { ...ines, email: `omar${n}@post.example` })
      if (other.outcome !== 'signed-in') throw new Error('Omar was there before.')
      const session = (await deps.sessions.validate(other.session.secret))!
      others += await mailsToNew({ ...deps, actor: actorOf(other.account), session })
    }
    expect(others).toBe(7)
  })

  it('leaves no secret where a mail waits', async () => {
    const deps = await asking()
    await requestEmailChange(deps, { email })
    for (const { payload, mail } of await dueMail(deps)) expect(payload).not.toContain(tokenIn(mail))
  })

  it('stopped at any step while it is asked for, can be asked for again', async () => {
    await atEveryStep(async (plan) => {
      const deps = await asking()
      const { store, directory, queue } = deps
      await interrupted(requestEmailChange({ ...deps, ...faulty({ store, directory, queue }, plan) }, { email }).then(() => {}))
      await requestEmailChange(deps, { email })
      const mails = await arrived(deps)
      await confirmEmailChange(deps, mails[email]!.token)
      await confirmEmailChange(deps, mails[ines.email]!.token)
      expect(await canSignIn(deps, email)).toBe(true)
    })
  })

  it('stopped at any step while it is confirmed, goes on when the link is opened again, and is told once', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, atNew, atOld } = await asked()
      await confirmEmailChange(deps, atOld.token)
      const { store, directory, queue } = deps
      const stopped = { ...deps, ...faulty({ store, directory, queue }, plan) }
      await interrupted(confirmEmailChange(stopped, atNew.token).then(() => {}))
      expect((await canSignIn(deps, ines.email)) || (await canSignIn(deps, email)), 'nobody is locked out').toBe(true)
      await confirmEmailChange(deps, atNew.token).catch((error) => expect(error).toMatchObject(invalid))
      expect([await at(deps), await canSignIn(deps, email), await canSignIn(deps, ines.email)]).toEqual([email, true, false])
      const told = (await noted(deps)).filter(({ what }) => what === 'email-changed')
      expect(told).toHaveLength(1)
    })
    expect(steps).toBeGreaterThan(5)
  })

  it('stopped at any step and given up after all, leaves an account that is signed in to by its address', async () => {
    await atEveryStep(async (plan) => {
      const { deps, atNew, atOld } = await asked()
      await confirmEmailChange(deps, atOld.token)
      const { store, directory, queue } = deps
      await interrupted(confirmEmailChange({ ...deps, ...faulty({ store, directory, queue }, plan) }, atNew.token).then(() => {}))
      await cancelEmailChange(deps)
      const address = (await at(deps)) as string
      expect([await canSignIn(deps, address), await canSignIn(deps, address === email ? ines.email : email)]).toEqual([true, false])
    })
  })
})

/** Lets so many steps of others go first. */
async function later(steps: number) {
  for (let step = 0; step < steps; step++) await Promise.resolve()
}

describe('confirmed and stopped in the same moment', () => {
  const moments = Array.from({ length: 120 }, (_, moment) => moment)
  const ways: [string, (deps: Deps, token: string) => Promise<unknown>][] = [
    ['by the link', (deps, token) => stopEmailChange(deps, token)],
    ['by the person', (deps) => cancelEmailChange(deps)],
  ]

  it.each(ways)('%s, it is the one or the other, and the person signs in by the address they have', async (_, stop) => {
    for (const moment of moments) {
      const { deps, atNew, atOld } = await asked()
      await confirmEmailChange(deps, atNew.token)
      await Promise.allSettled([confirmEmailChange(deps, atOld.token), later(moment).then(() => stop(deps, atOld.token))])
      const [now, other] = (await at(deps)) === email ? [email, ines.email] : [ines.email, email]
      expect([moment, await canSignIn(deps, now), await canSignIn(deps, other)]).toEqual([moment, true, false])
      expect(await readEmailChange(deps)).toMatchObject({ change: null })
      expect(await signUp(deps, { ...ines, email: other, password: 'somebody quite different' }), 'the other is free').toMatchObject({
        outcome: 'signed-in',
      })
    }
  })

  it('by asking for a third address, it is one of the three at last', async () => {
    for (const moment of moments) {
      const { deps, atNew, atOld } = await asked()
      await confirmEmailChange(deps, atNew.token)
      await Promise.allSettled([
        confirmEmailChange(deps, atOld.token),
        later(moment).then(() => requestEmailChange(deps, { email: 'ines@third.example' })),
      ])
      expect([moment, await canSignIn(deps, (await at(deps))!)]).toEqual([moment, true])
    }
  })

  it('by asking for the same address again, the person still signs in by what they have', async () => {
    for (const moment of moments) {
      const { deps, atNew, atOld } = await asked()
      await confirmEmailChange(deps, atNew.token)
      await Promise.allSettled([confirmEmailChange(deps, atOld.token), later(moment).then(() => requestEmailChange(deps, { email }))])
      await cancelEmailChange(deps)
      expect([moment, await canSignIn(deps, (await at(deps))!)]).toEqual([moment, true])
    }
  })
})
