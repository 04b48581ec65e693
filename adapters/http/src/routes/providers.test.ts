import type { FakeProviders } from '@throughline/contracts'
import { secondFactors } from '@throughline/core/account'
import { signUpInvited, writeInviteMail } from '@throughline/core/discussion'
import { describe, expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from '../test-app.ts'
import { connected, cookieOf, ines, visited } from './test-providers.ts'

describe('a visit to a provider', () => {
  it('is kept in a cookie out of reach of scripts, for ten minutes, on https pinned to this host', async () => {
    const { begun, told } = await visited(testApp(), {})
    expect(begun.headers.get('set-cookie')).toMatch(
      /^throughline-flow=\S+; Expires=Thu, 05 Mar 2026 09:10:00 GMT; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(told).toEqual({
      url: expect.stringContaining(encodeURIComponent(`${ORIGIN}/auth/callback/github`)),
      expiresAt: '2026-03-05T09:10:00.000Z',
    })
    const secure = testApp({ publicOrigin: 'https://throughline.test' })
    const response = await ask(secure.app, '/auth/providers', { method: 'POST', body: { provider: 'github', purpose: 'sign-in' } })
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-throughline-flow=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  })

  it('makes an account, and later opens it', async () => {
    const made = testApp()
    const first = await (await visited(made, { purpose: 'sign-up', timeZone: 'Europe/Berlin', returnTo: '/import' })).answer()
    expect([first.status, await read(first)]).toMatchObject([
      200,
      { outcome: 'signed-in', account: { email: ines.email }, returnTo: '/import' },
    ])
    const me = await ask(made.app, '/me', { headers: { cookie: cookieOf(first) } })
    expect(await read(me)).toMatchObject({ timeZone: 'Europe/Berlin' })
    const second = await (await visited(made, {})).answer()
    expect(await read(second)).toMatchObject({ account: { email: ines.email } })
    expect(cookieOf(second)).not.toBe(cookieOf(first))
  })

  it.each([
    ['no_account', {}, ines],
    ['email_not_proven', { purpose: 'sign-up' }, { ...ines, isProven: false }],
    ['denied', {}, 'refusing'],
  ] as const)('that ends nowhere says why: %s', async (code, visit, as) => {
    const response = await (await visited(testApp(), visit, as)).answer()
    expect([response.status, (await read(response)).errors]).toMatchObject([422, [{ code }]])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('is good once, and for the browser that began it', async () => {
    const made = testApp()
    await (await visited(made, { purpose: 'sign-up' })).answer()
    const visit = await visited(made, {})
    const codes = []
    for (const cookie of ['', 'throughline-flow=made-up', undefined, undefined])
      codes.push((await read(await visit.answer(cookie))).errors?.[0].code ?? 'in')
    expect(codes).toEqual(['flow_over', 'flow_over', 'in', 'flow_over'])
  })

  it('that another site began is refused', async () => {
    const body = { provider: 'github', purpose: 'sign-in' }
    const headers = { origin: 'https://elsewhere.example' }
    expect((await ask(testApp().app, '/auth/providers', { method: 'POST', body, headers })).status).toBe(403)
  })

  it('asks for the code of who has that on', async () => {
    const made = testApp()
    const person = await made.signUp()
    await connected(made.deps, person)
    // Whether codes are on is asked of the store alone.
    const { store } = made.deps
    const { id } = await person.json('/me')
    const now = '2026-03-05T09:00:00.000Z'
    const factor = {
      id,
      createdAt: now,
      updatedAt: now,
      version: 1,
      deletedAt: null,
      secret: 'x',
      confirmedAt: now,
      lastStep: 0,
      recoveryCodes: [],
    }
    await store.save(id, secondFactors, factor, { expectedVersion: 0 })
    const response = await (await visited(made, { returnTo: '/goals' }, { ...ines, subject: person.cookie })).answer()
    expect([response.status, await read(response)]).toMatchObject([
      202,
      { outcome: 'code-needed', ticket: expect.any(String), returnTo: '/goals' },
    ])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('takes an invitation where an account is made by invitation', async () => {
    const made = testApp()
    const owner = await made.signUp()
    const { id } = await owner.json('/discussions', { method: 'POST', body: { title: '1:1 with Ines', kind: 'one-on-one' } })
    const { token: invitation } = await owner.json(`/discussions/${id}/invites`, { method: 'POST', body: { role: 'member' } })
    const shut = { ...made, ...testApp({ ...made.deps, signUpMode: 'invite' }) }
    expect((await (await visited(shut, { purpose: 'sign-up' })).answer()).status).toBe(403)
    expect((await (await visited(shut, { purpose: 'sign-up', invitation })).answer()).status).toBe(200)
    // It has made as many accounts as it lets people in.
    const omar = { email: 'omar@post.example', password: 'slate ferry quince ladder', invitation }
    await expect(signUpInvited(shut.deps, omar)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('tells who makes an account of what waits for its address', async () => {
    const made = testApp()
    const owner = await made.signUp()
    const { id: discussionId } = await owner.json('/discussions', { method: 'POST', body: { title: '1:1 with Ines' } })
    const { invite } = await owner.json(`/discussions/${discussionId}/invites`, { method: 'POST', body: { email: ines.email } })
    const mail = { template: 'discussion-invite', discussionId, inviteId: invite.id } as const
    await writeInviteMail({ ...made.deps, publicUrl: 'https://t.example/' }, mail)
    const answer = await (await visited(made, { purpose: 'sign-up' })).answer()
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const told = await read(await ask(made.app, '/notifications', { headers: { cookie } }))
    expect(told.items).toMatchObject([{ type: 'discussion-invite', title: '1:1 with Ines', name: owner.name }])
  })
})

describe('a connected sign-in', () => {
  it('is listed and removed', async () => {
    const { signUp, deps } = testApp()
    const person = await signUp()
    const id = await connected(deps, person)
    expect((await person.json('/sign-ins')).items).toMatchObject([{ id, provider: 'github', email: ines.email }])
    expect((await person.ask(`/sign-ins/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await person.json('/sign-ins')).items).toEqual([])
  })

  it('is not removed where it is the only way in', async () => {
    const made = testApp()
    const cookie = cookieOf(await (await visited(made, { purpose: 'sign-up' })).answer())
    const own = { headers: { cookie, origin: ORIGIN } }
    const { items } = await read(await ask(made.app, '/sign-ins', own))
    expect((await ask(made.app, `/sign-ins/${items[0].id}`, { ...own, method: 'DELETE' })).status).toBe(409)
  })

  it('is begun and removed after a fresh proof alone', async () => {
    const { signUp, deps, clock } = testApp()
    const person = await signUp()
    const id = await connected(deps, person)
    clock.advance({ minutes: 11 })
    for (const response of [
      await person.ask('/sign-ins', { method: 'POST', body: { provider: 'github' } }),
      await person.ask(`/sign-ins/${id}`, { method: 'DELETE' }),
    ])
      expect([response.status, (await read(response)).type]).toEqual([403, '/problems/proof-needed'])
  })

  it('proves who one is', async () => {
    const made = testApp()
    const { deps, clock } = made
    const person = await made.signUp()
    await connected(deps, person, 'company')
    clock.advance({ minutes: 11 })
    const begun = await person.ask('/auth/proof/provider', { method: 'POST', body: { provider: 'company' } })
    const as = { ...ines, subject: person.cookie, signedInAt: '2026-03-05T09:11:00.000Z' }
    const answer = (deps.providers as FakeProviders).visit((await read(begun)).url, as)
    const headers = { cookie: `${person.cookie}; ${cookieOf(begun)}` }
    const finished = await person.ask('/auth/providers/answer', { method: 'POST', body: { provider: 'company', answer }, headers })
    expect(await read(finished)).toEqual({ outcome: 'proven', returnTo: null })
    expect(cookieOf(finished)).toMatch(/^throughline=/)
    expect(cookieOf(finished)).not.toBe(person.cookie)
    expect(await person.json('/auth/proof')).toEqual({
      provenUntil: '2026-03-05T09:21:00.000Z',
      ways: ['password', 'provider'],
      providers: ['company'],
    })
  })

  it('is connected by nobody who has signed out meanwhile', async () => {
    const { app, signUp, deps } = testApp()
    const person = await signUp()
    const begun = await person.ask('/sign-ins', { method: 'POST', body: { provider: 'github' } })
    const answer = (deps.providers as FakeProviders).visit((await read(begun)).url, ines)
    const headers = { origin: ORIGIN, cookie: cookieOf(begun) }
    expect((await ask(app, '/auth/providers/answer', { method: 'POST', body: { provider: 'github', answer }, headers })).status).toBe(401)
  })
})

it('tells by whom one can sign in', async () => {
  expect(await read(await ask(testApp().app, '/auth/providers'))).toEqual({
    items: [
      { id: 'github', name: 'GitHub' },
      { id: 'company', name: 'Company' },
    ],
  })
})
