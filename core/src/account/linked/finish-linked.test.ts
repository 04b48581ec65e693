import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { actorOf } from '../actor.ts'
import { beginCodes, confirmCodes } from '../codes/turn-on.ts'
import { credentials } from '../schema.ts'
import { signInByCode } from '../second-step.ts'
import { signIn } from '../sign-in.ts'
import { accountDeps, ines } from '../test-account.ts'
import { beginLinked } from './begin-linked.ts'
import { listLinked } from './list-linked.ts'
import { comeBack, connect, inesThere, omarThere, refused, there, withoutPassword, withPassword } from './test-linked.ts'

describe('making an account by a provider', () => {
  it('takes address and name from there, zone and language from the browser, and no password', async () => {
    const deps = accountDeps()
    const result = await there(deps, { purpose: 'sign-up', timeZone: 'Europe/Berlin', locale: 'en-US', returnTo: '/import' })
    expect(result).toMatchObject({
      outcome: 'signed-in',
      account: { email: 'ines@post.example', name: 'Ines Varga', timeZone: 'Europe/Berlin', locale: 'en-US' },
      returnTo: '/import',
    })
    const { account } = result as Extract<typeof result, { outcome: 'signed-in' }>
    expect(await deps.store.get(account.id, credentials, account.id)).toMatchObject({ passwordHash: null })
    expect(await listLinked({ ...deps, actor: actorOf(account) })).toMatchObject([
      { provider: 'github', issuer: 'https://github.example', subject: '4711', email: 'ines@post.example', name: 'Ines Varga' },
    ])
  })

  it('is in for good: the same sign-in opens it a year later', async () => {
    const { deps, account } = await withoutPassword()
    deps.clock.advance({ hours: 24 * 365 })
    expect(await there(deps, {})).toMatchObject({ outcome: 'signed-in', account: { id: account.id } })
  })

  it('does without a name that is none', async () => {
    const deps = accountDeps()
    const result = await there(deps, { purpose: 'sign-up' }, { as: { ...inesThere, name: 'Ines\nVarga' } })
    expect(result).toMatchObject({ account: { name: 'ines' } })
  })

  it.each([
    ['that is not proven', { isProven: false }],
    ['that is none', { email: 'ines at post' }],
  ])('takes no address %s', async (_, wrong) => {
    const deps = accountDeps()
    await expect(there(deps, { purpose: 'sign-up' }, { as: { ...inesThere, ...wrong } })).rejects.toMatchObject(refused('email_not_proven'))
    expect(await deps.directory.find('email', 'ines@post.example', deps.clock.now().toString())).toBeNull()
  })

  it('opens no account that has the same address, and connects nothing with it', async () => {
    const { deps, actor } = await withPassword()
    await expect(there(deps, { purpose: 'sign-up' })).rejects.toMatchObject(refused('email_known'))
    await expect(there(deps, {})).rejects.toMatchObject(refused('no_account'))
    expect(await listLinked({ ...deps, actor })).toEqual([])
  })

  it('signs in who has one', async () => {
    const { deps, account } = await withoutPassword()
    expect(await there(deps, { purpose: 'sign-up' })).toMatchObject({ outcome: 'signed-in', account: { id: account.id } })
  })

  it.each(['closed', 'invite'] as const)('is refused to strangers where sign-up is %s, and nobody else', async (signUpMode) => {
    const { deps, account } = await withoutPassword()
    const shut = { ...deps, signUpMode }
    await expect(there(shut, { purpose: 'sign-up', invitation: 'a guess' }, { as: omarThere })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await there(shut, { purpose: 'sign-up' })).toMatchObject({ account: { id: account.id } })
  })

  it('takes an invitation where it is by invitation', async () => {
    const deps = { ...accountDeps(), signUpMode: 'invite' as const }
    expect(await there(deps, { purpose: 'sign-up', invitation: 'good' })).toMatchObject({ outcome: 'signed-in' })
    await expect(
      there({ ...deps, signUpMode: 'closed' }, { purpose: 'sign-up', invitation: 'good' }, { as: omarThere }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('makes one account of those who come at once', async () => {
    const deps = accountDeps()
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => there(deps, { purpose: 'sign-up' })))
    const ids = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [(tried.value as { account: { id: string } }).account.id] : []))
    expect(new Set(ids).size).toBe(1)
    for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ code: 'unavailable' })
  })
})

describe('signing in by a provider', () => {
  it('opens the account it is connected with, under whatever address', async () => {
    const { deps, actor } = await withPassword()
    await connect(deps, actor, { as: omarThere })
    expect(await there(deps, {}, { as: { ...omarThere, email: 'other@post.example' } })).toMatchObject({
      outcome: 'signed-in',
      account: { email: 'ines@post.example' },
    })
  })

  it('asks for a code where that is on', async () => {
    const { deps, actor, session } = await withPassword()
    await connect(deps, actor)
    const secrets = { ...deps.secrets, create: () => 'abcdefghjkmnpqrstuvwxyz23456789ABCDEFGHJKMNPQ' }
    const own = { ...deps, secrets, actor, session }
    const { secret } = await beginCodes(own)
    const shown = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: deps.clock.now().epochMilliseconds })
    await confirmCodes(own, { code: shown() })
    deps.clock.advance({ seconds: 30 })
    const result = await there(deps, { returnTo: '/goals' })
    expect(result).toMatchObject({ outcome: 'code-needed', returnTo: '/goals' })
    expect(result).not.toHaveProperty('session')
    const { ticket } = result as { ticket: string }
    expect(await signInByCode(deps, { ticket, code: shown() })).toMatchObject({ account: { id: actor.accountId } })
  })

  it('tells providers apart, and people of one', async () => {
    const { deps } = await withoutPassword()
    await expect(there(deps, {}, { provider: 'company' })).rejects.toMatchObject(refused('no_account'))
    await expect(there(deps, {}, { as: { ...inesThere, subject: '4713' } })).rejects.toMatchObject(refused('no_account'))
  })

  it('says that somebody said no there', async () => {
    const { deps } = await withoutPassword()
    await expect(there(deps, {}, { as: 'refusing' })).rejects.toMatchObject(refused('denied'))
  })

  it('makes no password of none', async () => {
    const { deps } = await withoutPassword()
    for (const password of ['', 'null', ines.password])
      await expect(signIn(deps, { email: ines.email, password })).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('an attack on the way to a provider and back', () => {
  it('gets nowhere without what the browser kept', async () => {
    const { deps } = await withoutPassword()
    const { url } = await beginLinked(deps, { provider: 'github', purpose: 'sign-in' })
    const answer = deps.providers.visit(url, inesThere)
    await expect(comeBack(deps, 'github', answer, null)).rejects.toMatchObject(refused('flow_over'))
    await expect(comeBack(deps, 'github', answer, '{"purpose":"sign-in"}')).rejects.toMatchObject(refused('flow_over'))
  })

  it('gets nowhere with the answer to another question', async () => {
    const { deps } = await withoutPassword()
    const [own, others] = [
      await beginLinked(deps, { provider: 'github', purpose: 'sign-in' }),
      await beginLinked(deps, { provider: 'github', purpose: 'sign-in' }),
    ]
    const answer = deps.providers.visit(others.url, inesThere)
    await expect(comeBack(deps, 'github', answer, own.flow)).rejects.toMatchObject(refused('invalid_answer'))
  })

  it('gets nowhere with the answer of one provider at the door of another', async () => {
    const { deps } = await withoutPassword()
    const { url, flow } = await beginLinked(deps, { provider: 'company', purpose: 'sign-in' })
    expect(url).toContain(encodeURIComponent('https://throughline.example/auth/callback/company'))
    await expect(comeBack(deps, 'github', deps.providers.visit(url, inesThere), flow)).rejects.toMatchObject(refused('flow_over'))
  })

  it('gets nowhere by doing the same again, also at the same time', async () => {
    const { deps } = await withoutPassword()
    const { url, flow } = await beginLinked(deps, { provider: 'github', purpose: 'sign-in' })
    const answer = deps.providers.visit(url, inesThere)
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => comeBack(deps, 'github', answer, flow)))
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    await expect(comeBack(deps, 'github', answer, flow)).rejects.toMatchObject(refused('flow_over'))
  })

  it('gets nowhere ten minutes later', async () => {
    const { deps } = await withoutPassword()
    const { url, flow } = await beginLinked(deps, { provider: 'github', purpose: 'sign-in' })
    const answer = deps.providers.visit(url, inesThere)
    deps.clock.advance({ minutes: 10 })
    await expect(comeBack(deps, 'github', answer, flow)).rejects.toMatchObject(refused('flow_over'))
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'tasks', `/${'x'.repeat(1000)}`])(
    'leads to no other site: %j',
    async (returnTo) => {
      const begun = beginLinked(accountDeps(), { provider: 'github', purpose: 'sign-in', returnTo })
      await expect(begun).rejects.toMatchObject({ details: { faults: [{ pointer: '/returnTo' }] } })
    },
  )

  it('connects nobody with an account by way of signing in', async () => {
    const { deps, actor } = await withPassword()
    await expect(there(deps, {}, { as: omarThere, actor })).rejects.toMatchObject(refused('no_account'))
    expect(await listLinked({ ...deps, actor })).toEqual([])
  })
})

describe('a provider that is gone', () => {
  it('is said to be', async () => {
    const { deps } = await withoutPassword()
    const { url, flow } = await beginLinked(deps, { provider: 'github', purpose: 'sign-in' })
    const answer = deps.providers.visit(url, inesThere)
    deps.providers.stop()
    await expect(comeBack(deps, 'github', answer, flow)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(there(deps, {})).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('was never there', async () => {
    await expect(there(accountDeps(), {}, { provider: 'nobody' })).rejects.toMatchObject({ code: 'not-found' })
  })
})
