import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { usualNotifications } from './notification-settings.ts'
import { accounts, credentials } from './schema.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { type AccountDeps, accountDeps, dueMail, ines, signedUp } from './test-account.ts'

const known = { email: ines.email, password: ines.password }
const otherPassword = { ...ines, password: 'another good password' }

describe('signing up', () => {
  it('makes an account in a space of its own and signs the person in', async () => {
    const deps = accountDeps()
    const { account, session } = await signedUp(deps)
    expect(account).toMatchObject({ email: 'ines@post.example', name: 'Ines Varga', timeZone: 'Europe/Berlin', version: 1 })
    expect(await deps.store.get(account.id, accounts, account.id)).toEqual(account)
    expect(await deps.sessions.validate(session.secret)).toMatchObject({ accountId: account.id, space: account.id })
  })

  it('tells the change feed of the person', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    expect(await deps.store.changes(account.id, 0, 10)).toMatchObject([{ type: 'account.created', recordId: account.id }])
  })

  it('keeps the password as a hash alone', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    expect(await deps.store.get(account.id, credentials, account.id)).toMatchObject({
      passwordHash: `hash of ${ines.password}`,
      passwordVersion: 1,
    })
    expect(JSON.stringify(account)).not.toContain('hash')
  })

  it('fills in what was not said', async () => {
    const result = await signUp(accountDeps(), { email: ' Omar.K@Post.Example ', password: ines.password })
    expect(result).toMatchObject({
      account: {
        email: 'omar.k@post.example',
        name: 'omar.k',
        timeZone: 'UTC',
        locale: 'en-GB',
        weekStart: 1,
        dayStart: 0,
        theme: 'system',
        notifications: usualNotifications,
        shortcuts: { singleKeys: true, keys: {} },
      },
    })
  })

  it('begins the week as the language of the person does', async () => {
    expect(await signUp(accountDeps(), { ...ines, locale: 'en-US' })).toMatchObject({ account: { weekStart: 7 } })
  })

  it('refuses every fault at once', async () => {
    const faulty = { email: 'nobody', password: 'short', timeZone: 'Mars/Olympus', admin: true }
    await expect(signUp(accountDeps(), faulty)).rejects.toMatchObject({
      code: 'validation',
      details: {
        faults: expect.arrayContaining([
          expect.objectContaining({ pointer: '/email' }),
          expect.objectContaining({ pointer: '/password', code: 'too_small' }),
          expect.objectContaining({ pointer: '/timeZone', code: 'invalid_time_zone' }),
          expect.objectContaining({ pointer: '/admin', code: 'unknown_field' }),
        ]),
      },
    })
  })

  it.each([
    ['password123!', 'common_password'],
    ['qwertyuiop', 'common_password'],
    ['ines.varga@post.example', 'personal_password'],
    ['INES.VARGA', 'personal_password'],
    ['Sunflower2026', 'common_password'],
  ])('refuses the password %s', async (password, code) => {
    await expect(signUp(accountDeps(), { email: 'ines.varga@post.example', password })).rejects.toMatchObject({
      details: { faults: [{ pointer: '/password', code }] },
    })
  })

  it('is refused for everybody alike when sign-up is closed', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    for (const input of [ines, { ...ines, email: 'omar@post.example' }])
      await expect(signUp({ ...deps, signUpMode: 'closed' }, input)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('ends the session the browser had', async () => {
    const deps = accountDeps()
    const { session } = await signedUp(deps)
    await signUp(deps, { ...ines, email: 'omar@post.example' }, { previousSecret: session.secret })
    expect(await deps.sessions.validate(session.secret)).toBeNull()
  })
})

describe('signing up with a known address', () => {
  it('and its password signs in, in any spelling of the address', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    expect(await signUp(deps, { ...ines, email: 'INES@post.example', name: 'Somebody' })).toMatchObject({ outcome: 'signed-in', account })
  })

  it('and another password changes nothing, says nothing, and tells the owner', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    expect(await signUp(deps, otherPassword)).toEqual({ outcome: 'mail-sent' })
    expect(await deps.store.get(account.id, accounts, account.id)).toEqual(account)
    await expect(signIn(deps, { email: ines.email, password: otherPassword.password })).rejects.toMatchObject({ code: 'unauthenticated' })
    expect((await dueMail(deps)).map(({ mail }) => mail)).toEqual([
      {
        to: ines.email,
        locale: 'en-GB',
        template: 'sign-up-attempt',
        links: { signIn: 'https://throughline.example/auth/signin', forgotPassword: 'https://throughline.example/auth/forgotpassword' },
      },
    ])
  })

  it('tells the owner once an hour at most', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    const attempt = async () => {
      await signUp(deps, otherPassword)
      return (await dueMail(deps)).filter(({ mail }) => mail?.template === 'sign-up-attempt').length
    }
    expect([await attempt(), await attempt()]).toEqual([1, 0])
    deps.clock.advance({ hours: 1 })
    expect(await attempt()).toBe(1)
  })

  it('works out as many password hashes as with a new one', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    expect(deps.passwords.work).toBe(1)
    await signUp(deps, otherPassword)
    expect(deps.passwords.work).toBe(2)
  })
})

describe('signing up twice at the same time', () => {
  it('makes one account', async () => {
    const deps = accountDeps()
    const results = await Promise.all(Array.from({ length: 10 }, () => signUp(deps, ines)))
    const ids = results.map((result) => (result.outcome === 'signed-in' ? result.account.id : null))
    expect(new Set(ids).size).toBe(1)
    expect(ids).not.toContain(null)
  })

  it('with two passwords lets one in, and its own', async () => {
    const deps = accountDeps()
    const results = await Promise.allSettled([signUp(deps, ines), signUp(deps, otherPassword)])
    const winners = [ines, otherPassword].filter((_, n) => {
      const result = results[n]!
      return result.status === 'fulfilled' && result.value.outcome === 'signed-in'
    })
    expect(winners).toHaveLength(1)
    expect(await signIn(deps, { email: ines.email, password: winners[0]!.password })).toMatchObject({ account: { email: ines.email } })
  })
})

describe('a sign-up that was stopped', () => {
  const stopped = async (deps: AccountDeps, plan: Parameters<Parameters<typeof atEveryStep>[0]>[0]) => {
    const { store, directory, queue } = deps
    await interrupted(signUp({ ...deps, ...faulty({ store, directory, queue }, plan) }, ines))
  }

  it('at any step can be run again at once', async () => {
    const steps = await atEveryStep(async (plan) => {
      const deps = accountDeps()
      await stopped(deps, plan)
      const again = await signUp(deps, ines)
      expect(again).toMatchObject({ outcome: 'signed-in', account: { email: ines.email, name: ines.name } })
      deps.clock.advance({ hours: 24 * 365 })
      expect(await signIn(deps, known)).toMatchObject({ account: (again as { account: object }).account })
    })
    expect(steps).toBe(6)
  })

  it('at any step leaves the address to whoever comes after two minutes, unless it was finished', async () => {
    await atEveryStep(async (plan) => {
      const deps = accountDeps()
      await stopped(deps, plan)
      const finished = (await deps.directory.find('email', ines.email, deps.clock.now().toString()))?.expiresAt === null
      deps.clock.advance({ minutes: 2 })
      const later = await signUp(deps, otherPassword)
      expect(later.outcome).toBe(finished ? 'mail-sent' : 'signed-in')
    })
  })

  it('lets nobody in before it was finished', async () => {
    const deps = accountDeps()
    await stopped(deps, { failAt: 3, when: 'after' })
    await expect(signIn(deps, known)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('asks somebody with another password to wait those two minutes', async () => {
    const deps = accountDeps()
    await stopped(deps, { failAt: 2, when: 'after' })
    await expect(signUp(deps, otherPassword)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 120 } })
  })

  it('and was overtaken meanwhile does not take the address back', async () => {
    const deps = accountDeps()
    const { store } = deps
    const slow = {
      ...store,
      get: (async (...args: Parameters<typeof store.get>) => {
        if (args[1] === accounts) {
          deps.clock.advance({ minutes: 5 })
          await signUp(deps, otherPassword)
        }
        return store.get(...args)
      }) as typeof store.get,
    }
    await expect(signUp({ ...deps, store: slow }, ines)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(signIn(deps, known)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await signIn(deps, { email: ines.email, password: otherPassword.password })).toBeTruthy()
  })
})
