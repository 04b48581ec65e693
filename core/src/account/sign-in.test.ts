import { describe, expect, it } from 'vitest'
import { revised } from '../kernel/index.ts'
import { credentials } from './schema.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { accountDeps, ines, signedIn, signedUp } from './test-account.ts'

const { email, password } = ines

describe('signing in', () => {
  it('opens a session of its own for every browser', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    const phone = await signedIn(deps, { userAgent: 'Phone' })
    const desk = await signedIn(deps, { userAgent: 'Desk' }, { ...ines, email: ' INES@Post.example' })
    expect(phone.account).toEqual(account)
    expect(desk.session.secret).not.toBe(phone.session.secret)
  })

  it('takes a password in either Unicode form', async () => {
    const deps = accountDeps()
    await signUp(deps, { email: 'zofia@post.example', password: 'café crème brûlée'.normalize('NFD') })
    expect(await signIn(deps, { email: 'zofia@post.example', password: 'café crème brûlée'.normalize('NFC') })).toBeTruthy()
  })

  it('answers a wrong password and an unknown address in the same words, after the same work', async () => {
    const deps = accountDeps()
    await signedUp(deps)
    const answers = []
    for (const input of [
      { email, password: 'wrong password' },
      { email: 'nobody@post.example', password },
    ]) {
      deps.passwords.work = 0
      const { reads, store } = countedReads(deps)
      const error = await signIn({ ...deps, store }, input).catch((refusal: unknown) => refusal)
      answers.push({ error: { ...(error as Error), message: (error as Error).message }, hashes: deps.passwords.work, reads: reads() })
    }
    expect(answers[0]).toMatchObject({ error: { code: 'unauthenticated' }, hashes: 1, reads: 2 })
    expect(answers[1]).toEqual(answers[0])
  })

  it('ends the session the browser had', async () => {
    const deps = accountDeps()
    const before = await signedUp(deps)
    const after = await signedIn(deps, { previousSecret: before.session.secret })
    expect(await deps.sessions.validate(before.session.secret)).toBeNull()
    expect(await deps.sessions.validate(after.session.secret)).not.toBeNull()
  })

  it('makes an outdated hash a current one, and ends no session by that', async () => {
    const deps = accountDeps()
    const { account } = await signedUp(deps)
    const credential = (await deps.store.get(account.id, credentials, account.id))!
    const outdated = revised(credential, { passwordHash: `old hash of ${password}` }, credential.updatedAt)
    await deps.store.save(account.id, credentials, outdated, { expectedVersion: 1 })
    await Promise.all([signIn(deps, { email, password }), signIn(deps, { email, password })])
    expect(await deps.store.get(account.id, credentials, account.id)).toMatchObject({
      passwordHash: `hash of ${password}`,
      passwordVersion: 1,
    })
  })

  it('refuses a password of megabytes without hashing it', async () => {
    const deps = accountDeps()
    await expect(signIn(deps, { email, password: 'x'.repeat(1_000_000) })).rejects.toMatchObject({ code: 'validation' })
    expect(deps.passwords.work).toBe(0)
  })
})

describe('signing out', () => {
  it('ends the session of this browser and no other', async () => {
    const deps = accountDeps()
    const here = await signedUp(deps)
    const there = await signedIn(deps)
    await signOut(deps, here.session.secret)
    expect(await deps.sessions.validate(here.session.secret)).toBeNull()
    expect(await deps.sessions.validate(there.session.secret)).not.toBeNull()
  })
})

function countedReads({ store }: Pick<ReturnType<typeof accountDeps>, 'store'>) {
  let reads = 0
  const get = (...args: Parameters<typeof store.get>) => {
    reads++
    return store.get(...args)
  }
  return { reads: () => reads, store: { ...store, get: get as typeof store.get } }
}
