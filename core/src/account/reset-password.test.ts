import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { credentials } from './schema.ts'
import { hasHappened } from './security.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { type AccountDeps, accountDeps, dueMail, ines, noted, nothingElse, signedIn, signedUp } from './test-account.ts'

const { email } = ines
const password = 'a wholly new password'

/** The mails with a link to a new password that are due; `null` for one that is not to be sent. */
const resetMail = async (deps: AccountDeps) =>
  (await dueMail(deps)).flatMap(({ mail }) => (mail === null || mail.template === 'password-reset' ? [mail] : []))

/** Asks for a link by mail and takes the token out of it. */
async function mailedToken(deps: AccountDeps): Promise<string> {
  await requestPasswordReset(deps, { email })
  const mail = (await resetMail(deps)).find((each) => each !== null)
  if (!mail) throw new Error('No link came.')
  return mail.links.resetPassword.replace('https://throughline.example/auth/resetpassword?token=', '')
}

const refused = { code: 'validation', details: { faults: [{ pointer: '/token', code: 'invalid_token' }] } }

describe('asking for a new password', () => {
  it('does the same for a known address and an unknown one until the mail is written', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    const untouchable = new Proxy({}, { get: () => expect.fail('Nothing may be looked up.') }) as never
    for (const address of [email, 'nobody@post.example'])
      await requestPasswordReset({ ...deps, store: untouchable, directory: untouchable } as AccountDeps, { email: address })
    const asked = await dueMail(deps)
    expect(asked.map(({ mail }) => mail?.to ?? null)).toEqual([email, null])
  })

  it('leaves no secret where the mail waits, nor the token itself in the directory', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    await requestPasswordReset(deps, { email })
    const [{ payload, mail } = { payload: '', mail: null }] = await dueMail(deps)
    expect(JSON.parse(payload)).toEqual({ template: 'password-reset', email })
    const token = /token=(.+)$/.exec(JSON.stringify(mail))![1]!.replace(/".*/, '')
    const now = deps.clock.now().toString()
    expect(await deps.directory.find('password-reset', token, now)).toBeNull()
    expect(await deps.directory.find('password-reset', `digest of ${token}`, now)).not.toBeNull()
  })

  it('sends five links an hour at most', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    for (let n = 0; n < 8; n++) await requestPasswordReset(deps, { email })
    expect((await resetMail(deps)).filter((mail) => mail)).toHaveLength(5)
    deps.clock.advance({ hours: 1 })
    await requestPasswordReset(deps, { email })
    expect((await resetMail(deps)).filter((mail) => mail)).toHaveLength(1)
  })

  it('refuses what is no address', async () => {
    await expect(requestPasswordReset(accountDeps(), { email: 'ines@post.example\r\nBcc: eve@post.example' })).rejects.toMatchObject({
      code: 'validation',
    })
  })
})

describe('a new password by a mailed link', () => {
  it('replaces the old one', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    await resetPassword(deps, { token: await mailedToken(deps), password }, nothingElse)
    await expect(signIn(deps, { email, password: ines.password })).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await signIn(deps, { email, password })).toMatchObject({ account: { email } })
  })

  it('signs the person out everywhere, and nobody else', async () => {
    const deps = accountDeps()
    const { session } = await signedUp(deps)
    const omar = await signUp(deps, { email: 'omar@post.example', password })
    await resetPassword(deps, { token: await mailedToken(deps), password }, nothingElse)
    expect(await deps.sessions.validate(session.secret)).toBeNull()
    expect(await deps.sessions.validate((omar as { session: { secret: string } }).session.secret)).not.toBeNull()
  })

  it('makes sessions opened under the old password void, also one that begins a moment later', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    await resetPassword(deps, { token: await mailedToken(deps), password }, nothingElse)
    expect(await deps.store.get(account.id, credentials, account.id)).toMatchObject({ passwordVersion: 2 })
    const { session } = await signedIn(deps, {}, { ...ines, password })
    expect(deps.sessions.open.get(session.secret)).toMatchObject({ passwordVersion: 2 })
  })

  it('works once', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    const token = await mailedToken(deps)
    const results = await Promise.allSettled(
      ['first new password', 'second new password'].map((next) => resetPassword(deps, { token, password: next }, nothingElse)),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused })
    await expect(resetPassword(deps, { token, password }, nothingElse)).rejects.toMatchObject(refused)
  })

  it('voids the links that were mailed before', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    const older = await mailedToken(deps)
    await resetPassword(deps, { token: await mailedToken(deps), password }, nothingElse)
    await expect(resetPassword(deps, { token: older, password: ines.password }, nothingElse)).rejects.toMatchObject(refused)
  })

  it('works for half an hour', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    const [early, late] = [await mailedToken(deps), await mailedToken(deps)]
    deps.clock.advance({ minutes: 29, seconds: 59 })
    await resetPassword(deps, { token: early, password }, nothingElse)
    const last = await mailedToken(deps)
    deps.clock.advance({ minutes: 30 })
    for (const token of [late, last]) await expect(resetPassword(deps, { token, password }, nothingElse)).rejects.toMatchObject(refused)
  })

  it.each(['', 'secret1', 'secret1.2', 'digest of secret1.1', '.', '__proto__'])('does not come of the token %j', async (token) => {
    const deps = accountDeps()
    await signedUp(deps)
    await mailedToken(deps)
    await expect(resetPassword(deps, { token, password }, nothingElse)).rejects.toMatchObject(refused)
  })

  it.each([
    ['short', 'too_small'],
    ['password1234', 'common_password'],
    [email, 'personal_password'],
    ['Sunflower2026', 'common_password'],
  ])('leaves the link good when the password %s is refused', async (bad, code) => {
    const deps = accountDeps()
    await signedUp(deps)
    const token = await mailedToken(deps)
    await expect(resetPassword(deps, { token, password: bad }, nothingElse)).rejects.toMatchObject({
      details: { faults: [{ pointer: '/password', code }] },
    })
    await resetPassword(deps, { token, password }, nothingElse)
  })

  it('is told to the person once it is stored', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    await resetPassword(deps, { token: await mailedToken(deps), password: 'the first of them' }, nothingElse)
    deps.clock.advance({ seconds: 10 })
    await noted(deps)
    await resetPassword(deps, { token: await mailedToken(deps), password }, nothingElse)
    expect(await noted(deps)).toEqual([])
    deps.clock.advance({ seconds: 10 })
    const told = await noted(deps)
    expect(told).toEqual([{ what: 'password-changed', at: '2026-03-05T09:00:10.000Z', detail: null, passwordVersion: 3 }])
    expect(await hasHappened(deps, account.id, told[0]!)).toBe(true)
    expect(await hasHappened(deps, account.id, { ...told[0]!, passwordVersion: 4 })).toBe(false)
  })

  it('stopped at any step leaves either the old password, or the new one with the old sessions void and the person told', async () => {
    await atEveryStep(async (plan) => {
      const deps = accountDeps()
      const { account } = await signedUp(deps)
      const token = await mailedToken(deps)
      const { store, directory, queue } = deps
      await interrupted(resetPassword({ ...deps, ...faulty({ store, directory, queue }, plan) }, { token, password }, nothingElse))
      deps.clock.advance({ seconds: 10 })
      const jobs = await noted(deps)
      const credential = await deps.store.get(account.id, credentials, account.id)
      const changed = credential!.passwordHash === `hash of ${password}`
      expect(credential!.passwordVersion).toBe(changed ? 2 : 1)
      const happened = await Promise.all(jobs.map((job) => hasHappened(deps, account.id, job)))
      expect(happened.filter(Boolean)).toHaveLength(changed ? 1 : 0)
      await resetPassword(deps, { token: await mailedToken(deps), password: 'the third password' }, nothingElse)
    })
  })
})
