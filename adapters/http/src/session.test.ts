import { describe, expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from './test-app.ts'

const person = { email: 'ines@post.example', password: 'slate ferry quince ladder' }

describe('the session cookie', () => {
  it('is out of reach of scripts and other sites, and on https pinned to this host', async () => {
    const plain = await ask(testApp().app, '/auth/signup', { method: 'POST', body: person })
    expect(plain.headers.get('set-cookie')).toMatch(/^throughline=[\w-]+; Expires=[^;]+ GMT; Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = testApp({ publicOrigin: 'https://throughline.test' })
    const response = await ask(secure.app, '/auth/signup', { method: 'POST', body: person })
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-throughline=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  })

  it('is told to the browser again when its time was prolonged', async () => {
    const { signUp, clock } = testApp()
    const ines = await signUp()
    expect((await ines.ask('/me')).headers.get('set-cookie')).toBeNull()
    clock.advance({ hours: 24 * 20 })
    expect((await ines.ask('/me')).headers.get('set-cookie')).toContain('Apr 2026')
  })

  it('is worth nothing after signing out', async () => {
    const { signUp } = testApp()
    const ines = await signUp()
    const out = await ines.ask('/auth/signout', { method: 'POST' })
    expect([out.status, out.headers.get('set-cookie')]).toEqual([204, 'throughline=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect((await ines.ask('/me')).status).toBe(401)
  })

  it('does nothing for a request that is meant for another account', async () => {
    const { signUp } = testApp()
    const [ines, jon] = [await signUp(), await signUp()]
    const own = await read(await ines.ask('/me'))
    const meantFor = (id: string) => ({ method: 'POST', body: { title: 'x' }, headers: { 'throughline-account': id } })
    const refused = await jon.ask('/tasks', meantFor(own.id))
    // What the browser keeps of who is signed in stays: a refusal that names nobody would be taken for one of nobody.
    expect([refused.status, refused.headers.get('throughline-account')]).toEqual([401, (await jon.json('/me')).id])
    const operations = [{ method: 'POST', path: '/tasks', body: { title: 'x' } }]
    expect((await jon.ask('/batch', { ...meantFor(own.id), body: { operations } })).status).toBe(401)
    expect((await read(await jon.ask('/tasks'))).items).toEqual([])
    expect((await ines.ask('/tasks', meantFor(own.id))).status).toBe(201)
  })

  it.each(['', 'throughline=', 'throughline=unknown', 'throughlinex=1', 'other; ;;=;throughline'])(
    'counts as absent: %s',
    async (cookie) => {
      expect((await ask(testApp().app, '/me', { headers: { cookie } })).status).toBe(401)
    },
  )
})

describe('a change asked for with a cookie', () => {
  const change = (headers: Record<string, string>) => ({ method: 'POST', body: { title: 'x' }, headers })

  it.each([
    [201, { origin: ORIGIN }],
    [201, { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
    [201, { origin: '', 'sec-fetch-site': 'same-origin' }],
    [403, { origin: 'https://elsewhere.example' }],
    [403, { origin: 'null' }],
    [403, { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
    [403, { origin: 'http://throughline.test.elsewhere.example' }],
    [201, { origin: '', referer: `${ORIGIN}/tasks?view=all` }],
    [403, { origin: '', referer: 'https://elsewhere.example/tasks' }],
    [403, { origin: '', referer: 'nonsense' }],
    [403, { origin: '', referer: `blob:${ORIGIN}/0b6f1c7e` }],
    [403, { origin: '', referer: `filesystem:${ORIGIN}/temporary/page.html` }],
    [403, { origin: 'https://elsewhere.example', referer: `${ORIGIN}/tasks` }],
  ])('is answered with %i when it says %o', async (status, headers) => {
    const { signUp, app } = testApp()
    const ines = await signUp()
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
    const response = await ask(app, '/tasks', change({ cookie: ines.cookie, ...given }))
    expect(response.status).toBe(status)
  })

  it('is refused when nothing says where it comes from', async () => {
    const { signUp, app } = testApp()
    const ines = await signUp()
    const response = await ask(app, '/tasks', change({ cookie: ines.cookie }))
    expect([response.status, (await read(response)).type]).toEqual([403, '/problems/foreign-origin'])
  })

  it('names the address to open when the browser is at another one of this very server', async () => {
    const { signUp, app } = testApp()
    const ines = await signUp()
    const headers = { cookie: ines.cookie, origin: 'http://127.0.0.1:4321', 'sec-fetch-site': 'same-origin' }
    const { detail } = (await read(await ask(app, '/tasks', change(headers)))) as { detail: string }
    expect(detail).toContain(`Open ${ORIGIN}`)
  })

  it('compares with the host asked for where no public address is set', async () => {
    const { signUp, app } = testApp({ publicOrigin: null })
    const ines = await signUp()
    const from = (origin: string) => ask(app, '/tasks', change({ cookie: ines.cookie, origin, host: 'localhost:4321' }))
    expect((await from('http://localhost:4321')).status).toBe(201)
    for (const other of ['http://localhost:8080', 'ftp://localhost:4321']) expect((await from(other)).status).toBe(403)
  })
})

describe('signing in', () => {
  it('lets no other site sign a browser in', async () => {
    const { app } = testApp()
    await ask(app, '/auth/signup', { method: 'POST', body: person })
    const from = async (headers: Record<string, string>) =>
      (await ask(app, '/auth/signin', { method: 'POST', body: person, headers })).status
    expect(await from({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    // What an older browser says: without Sec-Fetch-Site, and of a form without Origin as well.
    expect(await from({ origin: 'null' })).toBe(403)
    expect(await from({ referer: 'https://elsewhere.example/page' })).toBe(403)
    expect(await from({ referer: `blob:${ORIGIN}/0b6f1c7e` })).toBe(403)
    expect(await from({ referer: `${ORIGIN}/auth/signin` })).toBe(200)
    expect(await from({})).toBe(200)
  })

  it('takes no form, which is all that another site can have a browser send unasked', async () => {
    const { app } = testApp()
    const headers = { 'content-type': 'text/plain' }
    const body = JSON.stringify(person)
    const response = await app.request(`${ORIGIN}/api/v1/auth/signin`, { method: 'POST', headers, body })
    expect(response.status).toBe(415)
  })

  it('answers an unknown address and a wrong password the same', async () => {
    const { app } = testApp()
    await ask(app, '/auth/signup', { method: 'POST', body: person })
    const answer = async (body: object) => {
      const response = await ask(app, '/auth/signin', { method: 'POST', body })
      const { requestId: _, ...problem } = await read(response)
      return [response.status, problem]
    }
    expect(await answer({ ...person, password: 'wrong horse' })).toEqual(await answer({ ...person, email: 'nobody@post.example' }))
  })

  it('answers the same whether or not a forgotten password is anybody’s', async () => {
    const { app } = testApp()
    await ask(app, '/auth/signup', { method: 'POST', body: person })
    for (const email of [person.email, 'nobody@post.example']) {
      const response = await ask(app, '/auth/forgot-password', { method: 'POST', body: { email } })
      expect([response.status, await response.text()]).toEqual([202, ''])
    }
  })
})

it('shows a change of zone at once in what depends on it', async () => {
  const { signUp, clock } = testApp()
  const ines = await signUp()
  clock.set('2026-03-05T23:30:00.000Z')
  await ines.ask('/tasks', { method: 'POST', body: { title: 'Tomorrow in Berlin', dueDate: '2026-03-06' } })
  expect((await ines.json('/tasks/counts')).today).toBe(1)
  await ines.ask('/me', { method: 'PATCH', body: { timeZone: 'America/New_York' } })
  expect((await ines.json('/tasks/counts')).today).toBe(0)
})
