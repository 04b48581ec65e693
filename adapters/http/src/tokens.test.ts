import { TOKEN_SCOPES } from '@throughline/core/account'
import { describe, expect, it } from 'vitest'
import { routes } from './operations.ts'
import { scopeOf, scopesOf } from './scope.ts'
import { ask, read, testApp } from './test-app.ts'

async function withToken(body: object = { name: 'Backup', scopes: ['*'] }) {
  const made = testApp()
  const owner = await made.signUp()
  const made_ = await owner.json('/tokens', { method: 'POST', body })
  const by =
    (token: string) =>
    (path: string, options: Parameters<typeof ask>[2] = {}) =>
      ask(made.app, path, { ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } })
  return { ...made, owner, id: made_.id as string, token: made_.token as string, by, send: by(made_.token) }
}

const status = async (answer: Promise<Response>) => (await answer).status

describe('an API token', () => {
  it('asks as its person, from anywhere, without a cookie', async () => {
    const { send, owner, token } = await withToken()
    expect(token).toMatch(/^tl_pat_[\w-]{43}[0-9a-f]{8}$/)
    const task = await read(
      await send('/tasks', { method: 'POST', body: { title: 'Print it' }, headers: { origin: 'https://else.example' } }),
    )
    expect((await owner.json('/tasks?view=inbox')).items).toMatchObject([{ id: task.id }])
    expect(await read(await send('/me'))).toMatchObject({ email: owner.email })
    expect((await send('/me')).headers.get('set-cookie')).toBeNull()
  })

  it('is told once, and known by its digest and its ending alone', async () => {
    const { owner, token, deps, id } = await withToken()
    const [listed] = (await owner.json('/tokens')).items
    expect(listed).toMatchObject({ id, name: 'Backup', scopes: ['*'], ending: token.slice(-4) })
    expect(JSON.stringify(listed)).not.toContain(token.slice(7, 30))
    const { apiTokens } = await import('@throughline/core/account')
    const { id: space } = await owner.json('/me')
    expect(JSON.stringify(await deps.store.get(space, apiTokens, id))).not.toContain(token.slice(7, 30))
  })

  it('stands above a cookie that comes along', async () => {
    const { by, owner } = await withToken()
    expect(await status(by('tl_pat_made-up')('/me', { headers: { cookie: owner.cookie } }))).toBe(401)
  })

  it.each(['', 'x', `tl_pat_${'a'.repeat(43)}00000000`])('that is made up opens nothing: %j', async (token) => {
    const { by } = await withToken()
    expect(await status(by(token)('/me'))).toBe(401)
  })

  it('is asked for by the name of its scheme, and refused by it (RFC 6750)', async () => {
    const { by, owner, app } = await withToken()
    const challenge = async (answer: Promise<Response>) => (await answer).headers.get('www-authenticate')
    const nobody = await ask(app, '/me')
    expect(nobody.headers.get('www-authenticate')).toBe('Bearer realm="Throughline", Cookie realm="Throughline"')
    expect((await read(nobody)).detail).toContain('Authorization: Bearer tl_pat_…')
    // A program that sent it the wrong way is told the right one.
    expect(await challenge(ask(app, '/me', { headers: { authorization: 'tl_pat_x' } }))).toContain('Bearer realm')
    expect(await challenge(by('tl_pat_made-up')('/me'))).toBe('Bearer realm="Throughline", error="invalid_token"')
    const { token } = await owner.json('/tokens', { method: 'POST', body: { name: 'Reads', scopes: ['tasks:read'] } })
    expect(await challenge(by(token)('/tasks', { method: 'POST', body: { title: 'x' } }))).toBe(
      'Bearer realm="Throughline", error="insufficient_scope", scope="tasks:write"',
    )
    // Who has a session that is over is asked to sign in, as a person is.
    const ended = await ask(app, '/me', { headers: { cookie: 'throughline=over' } })
    expect((await read(ended)).detail).toBe('Sign in to go on.')
    expect(
      await challenge(ask(app, '/auth/signin', { method: 'POST', body: { email: 'a@post.example', password: 'wrong enough' } })),
    ).toContain('Cookie')
  })

  it('that was mistyped by a letter opens nothing', async () => {
    const { by, token } = await withToken()
    expect(await status(by(token.slice(0, -1) + (token.endsWith('0') ? '1' : '0'))('/me'))).toBe(401)
  })

  it('is worth nothing once it has expired or was revoked', async () => {
    const { send, clock, owner, id, by } = await withToken({ name: 'A day', scopes: ['*'], expiresAt: '2026-03-05T09:05:00.000Z' })
    const { token } = await owner.json('/tokens', { method: 'POST', body: { name: 'For good', scopes: ['*'] } })
    clock.advance({ minutes: 6 })
    expect([await status(send('/me')), await status(by(token)('/me'))]).toEqual([401, 200])
    const [{ id: other }] = (await owner.json('/tokens')).items.filter((each: { id: string }) => each.id !== id)
    await owner.ask(`/tokens/${other}`, { method: 'DELETE' })
    expect(await status(by(token)('/me'))).toBe(401)
    expect((await owner.json('/tokens')).items).toMatchObject([{ id }])
  })

  it('says on which day it was last used', async () => {
    const { send, owner, clock } = await withToken()
    expect((await owner.json('/tokens')).items[0].lastUsedOn).toBeNull()
    await send('/me')
    clock.advance({ hours: 30 })
    await send('/me')
    expect((await owner.json('/tokens')).items[0].lastUsedOn).toBe('2026-03-06')
  })

  it('proves nobody: what asks for that is not for tokens', async () => {
    const { send } = await withToken()
    const body = { name: 'More', scopes: ['*'] }
    expect(await read(await send('/tokens', { method: 'POST', body }))).toMatchObject({ status: 403, type: '/problems/forbidden' })
  })

  it('tries no password, opens no session and keeps no account that is to be deleted, whatever it allows', async () => {
    const { send, owner } = await withToken()
    const current = 'slate ferry quince ladder'
    const tries = [
      await send('/me/password', { method: 'POST', body: { current, password: 'five silent cranes at dusk' } }),
      await send('/auth/proof', { method: 'POST', body: { password: current } }),
      await send('/auth/proof/provider', { method: 'POST', body: { provider: 'github' } }),
    ]
    await owner.ask('/me/deletion', { method: 'POST', body: { address: owner.email } })
    tries.push(await send('/me/deletion', { method: 'DELETE' }))
    for (const each of tries) {
      expect(each.headers.get('set-cookie')).toBeNull()
      expect(await read(each)).toMatchObject({ status: 403, type: '/problems/forbidden' })
    }
  })

  it('is made only by who has just proved who they are', async () => {
    const { owner, clock, id } = await withToken()
    clock.advance({ minutes: 11 })
    const made = await owner.json('/tokens', { method: 'POST', body: { name: 'Late', scopes: ['*'] } })
    expect(made).toMatchObject({ type: '/problems/proof-needed' })
    expect(await status(owner.ask(`/tokens/${id}`, { method: 'DELETE' }))).toBe(403)
  })

  it('wants a name, scopes that there are, and an end to come', async () => {
    const { owner } = await withToken()
    const refused = await owner.json('/tokens', { method: 'POST', body: { name: '', scopes: ['tasks'], expiresAt: 'soon' } })
    expect(refused.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/name', '/scopes/0', '/expiresAt'])
    const past = { name: 'Past', scopes: ['*'], expiresAt: '2026-03-05T08:59:00.000Z' }
    expect(await owner.json('/tokens', { method: 'POST', body: past })).toMatchObject({
      errors: [{ pointer: '/expiresAt', code: 'in_the_past' }],
    })
    expect(await owner.json('/tokens', { method: 'POST', body: { name: 'None', scopes: [] } })).toMatchObject({
      errors: [{ pointer: '/scopes' }],
    })
  })

  it('allows within a batch what it allows by itself', async () => {
    const { send } = await withToken({ name: 'Some', scopes: ['batch:write', 'tasks:read'] })
    const operations = [
      { method: 'GET', path: '/tasks' },
      { method: 'POST', path: '/tasks', body: { title: 'Print it' } },
    ]
    const { results } = await read(await send('/batch', { method: 'POST', body: { operations } }))
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 403])
  })
})

const guarded = routes.filter(({ access }) => access === 'person')

it('knows a scope for every operation, and none that allows nothing', () => {
  expect([...new Set(guarded.map(scopeOf))].sort()).toEqual([...TOKEN_SCOPES].sort())
})

describe('without its scope', () => {
  it('no operation is done by a token', async () => {
    const { owner, by } = await withToken()
    const tokens = new Map<string, ReturnType<typeof by>>()
    for (const scope of new Set(guarded.flatMap(scopesOf))) {
      const scopes = TOKEN_SCOPES.filter((each) => each !== scope)
      const { token } = await owner.json('/tokens', { method: 'POST', body: { name: scope, scopes } })
      tokens.set(scope, by(token))
    }
    for (const route of guarded) {
      const path = route.path.replace(/\{\w+\}/g, crypto.randomUUID())
      for (const scope of scopesOf(route)) {
        const answer = await tokens.get(scope)?.(path, { method: route.method })
        expect([route.operationId, scope, answer?.status, answer && (await read(answer)).type]).toEqual([
          route.operationId,
          scope,
          403,
          '/problems/forbidden',
        ])
      }
    }
  })
})
