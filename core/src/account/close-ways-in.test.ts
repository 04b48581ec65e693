import { atEveryStep, fakeDevice, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { actorOf } from './actor.ts'
import { beginCodes, confirmCodes } from './codes/turn-on.ts'
import { confirmEmailChange, openEmailChange } from './email/answer-change.ts'
import { requestEmailChange } from './email/request-change.ts'
import { listLinked } from './linked/list-linked.ts'
import { connect, inesThere, justProven, omarThere, there, withoutPassword } from './linked/test-linked.ts'
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { resetPassword } from './reset-password.ts'
import { makeResetToken } from './reset-token.ts'
import { type Account, credentials } from './schema.ts'
import { hasHappened } from './security.ts'
import { signIn } from './sign-in.ts'
import { type AccountDeps, accountDeps, dueMail, ines, noted, nothingElse, signedUp } from './test-account.ts'
import { totpNow } from './test-totp.ts'
import { makeToken } from './token/change-tokens.ts'
import { findToken, listTokens } from './token/read-tokens.ts'

const password = 'a wholly new password'
const site = { domain: 'throughline.example', origin: 'https://throughline.example' }
type Credential = { id: string }

/** Leaves every way in there is to an account. */
async function withEveryWayIn(deps: AccountDeps, account: Account) {
  let made = 0
  const secrets = { ...deps.secrets, create: () => `abcdefghjkmnpqrstuvwxyz23456789ABCDEFGH${String(++made).padStart(4, 'J')}` }
  const own = { ...deps, secrets, site, actor: actorOf(account), session: justProven(deps) }
  const device = fakeDevice()
  const asked = await beginPasskey(own)
  await addPasskey(own, { ticket: asked.ticket, answer: device.create(site.origin, asked.options) as Credential, name: 'The key' })
  const { token } = await makeToken(own, { name: 'Backup', scopes: ['*'] })
  await connect(deps, own.actor)
  await connect(deps, own.actor, { as: omarThere, provider: 'company' })
  const { secret } = await beginCodes(own)
  await confirmCodes(own, { code: totpNow(deps, secret) })
  await requestEmailChange(own, { email: 'stranger@post.example' })
  const mails = (await dueMail(deps)).map(({ mail }) => JSON.stringify(mail))
  const confirm = /token=([^"]+)"/.exec(mails.find((mail) => mail.includes('email-change-new')) ?? '')?.[1] ?? ''
  await noted(deps)
  const { options, ticket } = await beginPasskeySignIn(own)
  const answer = device.get(site.origin, options) as Credential
  const works = async (work: Promise<unknown>) =>
    work.then(
      (result) => result !== null,
      () => false,
    )
  /** Which of them are good for anything; a question to the device is answered once. */
  return async () => ({
    passkey: await works(signInByPasskey(own, { ticket, answer })),
    isKnown: await works(deps.directory.find('passkey', secrets.digest(answer.id), deps.clock.now().toString())),
    token: await works(findToken(own, token)),
    vouched: await works(there(deps, {})),
    connected: await works(there(deps, {}, { as: omarThere, provider: 'company' })),
    codes: (await signIn(deps, { email: ines.email, password }).catch(() => null))?.outcome === 'code-needed',
    change: await works(openEmailChange(deps, confirm)),
    kept: [await listPasskeys(own), await listTokens(own), await listLinked(own)].map((list) => list.length),
  })
}

const nothing = {
  passkey: false,
  isKnown: false,
  token: false,
  vouched: false,
  connected: false,
  codes: false,
  change: false,
  kept: [0, 0, 0],
}
const credentialOf = async (deps: AccountDeps, { id }: Pick<Account, 'id'>) => (await deps.store.get(id, credentials, id))!
const mailed = async (deps: AccountDeps, account: Account) => ({
  token: await makeResetToken(deps, { account, credential: await credentialOf(deps, account) }),
  password,
})

describe('the first proof of an address by mail', () => {
  it('closes whatever opened the account before, and says so once', async () => {
    const deps = accountDeps()
    const { account, session } = await signedUp(deps)
    const open = await withEveryWayIn(deps, account)
    const closedElsewhere: string[] = []
    await resetPassword(deps, await mailed(deps, account), async ({ id }) => void closedElsewhere.push(id))
    expect(await open()).toEqual(nothing)
    expect(await deps.sessions.validate(session.secret)).toBeNull()
    expect(new Set(closedElsewhere)).toEqual(new Set([account.id]))
    expect(await credentialOf(deps, account)).toMatchObject({ emailProvenAt: '2026-03-05T09:00:00.000Z' })
    deps.clock.advance({ seconds: 10 })
    expect((await noted(deps)).map(({ what }) => what).filter((what) => what !== 'sign-in-new-device')).toEqual(['address-proven'])
    expect(await signIn(deps, { email: ines.email, password })).toMatchObject({ outcome: 'signed-in' })
  })

  it('closes what somebody who was in adds meanwhile', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    let open = async (): Promise<object> => ({})
    let calls = 0
    await resetPassword(deps, await mailed(deps, account), async () => {
      if (++calls === 1) open = await withEveryWayIn(deps, account)
    })
    expect(calls).toBe(2)
    expect(await open()).toEqual(nothing)
  })

  it('stopped at any step leaves it to another link, or is done; and it is told once, and only then', async () => {
    const steps = await atEveryStep(async (plan) => {
      const deps = accountDeps()
      const { account } = await signedUp(deps)
      const open = await withEveryWayIn(deps, account)
      const { store, directory, queue } = deps
      const stopping = { ...deps, ...faulty({ store, directory, queue }, plan) }
      await interrupted(resetPassword(stopping, await mailed(deps, account), nothingElse))
      const told = async () => {
        deps.clock.advance({ seconds: 10 })
        const jobs = await noted(deps)
        const happened = await Promise.all(jobs.map((job) => hasHappened(deps, account.id, job)))
        return jobs.filter((job, n) => happened[n] && job.what === 'address-proven').length
      }
      const isDone = (await credentialOf(deps, account)).emailProvenAt !== null
      expect(await told()).toBe(isDone ? 1 : 0)
      if (!isDone) {
        await resetPassword(deps, await mailed(deps, account), nothingElse)
        expect(await told()).toBe(1)
      }
      expect(await open()).toEqual(nothing)
    })
    expect(steps).toBeGreaterThan(12)
  })
})

describe('an address that is proven', () => {
  const stays = { passkey: true, isKnown: true, token: true, vouched: true, connected: false, codes: true, change: true, kept: [1, 1, 1] }

  it('by an earlier link leaves passkeys, codes and tokens in place at the next', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    await resetPassword(deps, await mailed(deps, account), nothingElse)
    const { emailProvenAt } = await credentialOf(deps, account)
    const open = await withEveryWayIn(deps, account)
    deps.clock.advance({ minutes: 1 })
    await resetPassword(deps, await mailed(deps, account), () => expect.fail('Nothing else is closed.'))
    expect(await open()).toEqual(stays)
    expect(await credentialOf(deps, account)).toMatchObject({ emailProvenAt })
  })

  it('by a provider that vouches for it does as well', async () => {
    const { deps, account } = await withoutPassword(inesThere)
    expect(await credentialOf(deps, account)).toMatchObject({ emailProvenAt: '2026-03-05T09:00:00.000Z' })
    const open = await withEveryWayIn(deps, account)
    await resetPassword(deps, await mailed(deps, account), nothingElse)
    expect(await open()).toEqual(stays)
  })

  it('by a change that both ends confirmed counts since the new one did', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    expect(await credentialOf(deps, account)).toMatchObject({ emailProvenAt: null })
    await requestEmailChange({ ...deps, actor: actorOf(account), session: justProven(deps) }, { email: 'ines@harbourline.example' })
    const tokens = (await dueMail(deps)).map(({ mail }) => /token=([^"]+)"/.exec(JSON.stringify(mail))?.[1] ?? '')
    for (const token of tokens) {
      expect(await credentialOf(deps, account)).toMatchObject({ emailProvenAt: null })
      await confirmEmailChange(deps, token)
    }
    expect(await credentialOf(deps, account)).toMatchObject({ emailProvenAt: '2026-03-05T09:00:00.000Z' })
  })
})

it.each([
  ['a password', 'hash', null],
  ['a provider', null, '2026-01-02T09:00:00.000Z'],
])('an account from before this was kept, made with %s, is proven since: %s %s', (_, passwordHash, emailProvenAt) => {
  const old = { id: 'ines', passwordHash, passwordVersion: 1, createdAt: '2026-01-02T09:00:00.000Z' }
  expect(credentials.upcasters?.[1]?.(old)).toEqual({ ...old, emailProvenAt })
})
