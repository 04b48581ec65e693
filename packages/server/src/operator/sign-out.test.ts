import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFolder, serverOver } from '../test-server.ts'
import { run } from './test-install.ts'

const people = ['mara@post.example', 'jon@post.example'] as const
const env = { DATA_DIR: newFolder(afterAll) }
let server: Awaited<ReturnType<typeof serverOver>>

/** The cookie of a new session. */
async function signedIn(email: string, way: 'signup' | 'signin'): Promise<string> {
  const response = await server.app.request(`http://localhost/api/v1/auth/${way}`, {
    method: 'POST',
    headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'three quiet pallets' }),
  })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const isIn = async (cookie: string) =>
  (await server.app.request('http://localhost/api/v1/me', { headers: { host: 'localhost', cookie } })).ok

beforeAll(async () => {
  server = await serverOver(env)
})
afterAll(() => server.close())

it('ends the sessions of one person, and of everybody, while the server has the database open', async () => {
  const [mara, jon] = [await signedIn(people[0], 'signup'), await signedIn(people[1], 'signup')]
  const atWork = await signedIn(people[0], 'signin')
  // None of them was shown yet: what the server has seen it believes for five seconds.
  expect(await run(env, 'sign-out', 'Mara@post.example')).toMatchObject({ code: 0, out: 'Sessions ended: 2. People: 1.\n' })
  expect([await isIn(mara), await isIn(atWork), await isIn(jon)]).toEqual([false, false, true])
  const again = [await signedIn(people[0], 'signin'), await signedIn(people[1], 'signin')]
  const { code, out } = await run(env, 'sign-out', '--everybody', '--json')
  expect({ code, ended: JSON.parse(out) }).toEqual({ code: 0, ended: { people: 2, browsers: 3 } })
  expect(await Promise.all(again.map(isIn))).toEqual([false, false])
  expect(await isIn(await signedIn(people[0], 'signin'))).toBe(true)
})

it.each([
  [['nobody@post.example'], 'No account has the address nobody@post.example.'],
  [['no address'], 'No account has the address no address.'],
  [[], 'Name one e-mail address, or say --everybody.'],
  [['mara@post.example', '--everybody'], 'Name an address, or say --everybody.'],
])('with %j ends none', async (words, said) => {
  const cookie = await signedIn(people[0], 'signin')
  const { code, err } = await run(env, 'sign-out', ...words)
  expect(code).not.toBe(0)
  expect(err).toContain(said)
  expect(await isIn(cookie)).toBe(true)
})

it('ends none of who has only asked for an address', async () => {
  const cookie = await signedIn(people[1], 'signin')
  const asked = await server.app.request('http://localhost/api/v1/me/email-change', {
    method: 'POST',
    headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email: 'other@post.example' }),
  })
  expect(asked.ok).toBe(true)
  expect((await run(env, 'sign-out', 'other@post.example')).err).toContain('No account has the address other@post.example.')
  expect(await isIn(cookie)).toBe(true)
})
