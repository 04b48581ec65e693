import { createSharedLimiter } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from './test-app.ts'
import { operationsOf, requestFor } from './test-operations.ts'

const description = await read(await ask(testApp().app, '/openapi.json'))
const operations = operationsOf(description)
const each = operations.map((operation) => [operation.operationId, operation] as const)

const policyOf = ({ headers }: Response) => headers.get('ratelimit-policy') ?? ''
/** What is left of a policy, as an answer tells. */
const leftOf = ({ headers }: Response, policy: string) =>
  Number(new RegExp(`"${policy}";r=(\\d+)`).exec(headers.get('ratelimit') ?? '')?.[1])

describe('every operation', () => {
  it('is described with how it is refused', () => {
    const refusal = { type: ['application/problem+json'], headers: ['Retry-After', 'RateLimit', 'RateLimit-Policy'] }
    for (const { operationId, responses } of operations) {
      const { content = {}, headers = {} } = (responses['429'] ?? {}) as { content?: object; headers?: object }
      expect({ type: Object.keys(content), headers: Object.keys(headers) }, operationId).toEqual(refusal)
    }
  })

  it.each(each)('%s counts who asks: the account, the token and all tokens, or the address', async (_, operation) => {
    const { app, signUp } = testApp()
    const owner = await signUp()
    const { path, options } = requestFor(operation, { id: crypto.randomUUID() })
    const { token } = await owner.json('/tokens', { method: 'POST', body: { name: 'Script', scopes: ['*'] } })
    const nobody = await ask(app, path, { ...options, headers: { origin: ORIGIN } })
    expect(policyOf(nobody)).toMatch(/^"address";q=3000;w=60/)
    expect(leftOf(nobody, 'address')).toBeLessThan(3_000)
    const foreign = await ask(app, path, { ...options, headers: { origin: 'https://elsewhere.example' } })
    expect(policyOf(foreign)).toMatch(/^"address";q=3000;w=60/)
    if (operation.isPublic) return
    const byToken = await ask(app, path, { ...options, headers: { authorization: `Bearer ${token}` } })
    expect(policyOf(byToken)).toMatch(/^"token";q=6000;w=60, "tokens";q=12000;w=60/)
    expect(leftOf(byToken, 'token')).toBeLessThan(6_000)
    const own = await owner.ask(path, options)
    expect(policyOf(own)).toMatch(/^"account";q=12000;w=60/)
    expect(leftOf(own, 'account')).toBeLessThan(12_000)
    await own.body?.cancel()
    await byToken.body?.cancel()
  })
})

describe('anything at all', () => {
  const many = { requestLimit: 8 }

  it('is refused once it was too often, and answered again a little later', async () => {
    const { signUp, clock, logged } = testApp(many)
    const [ines, ruth] = [await signUp(), await signUp()]
    for (let n = 0; n < 8; n++) expect((await ines.ask('/tasks')).status).toBe(200)
    const refused = await ines.ask('/goals')
    expect(await read(refused.clone())).toMatchObject({ type: '/problems/rate-limited', status: 429, instance: '/api/v1/goals' })
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': '8',
      ratelimit: '"account";r=0;t=8',
      'ratelimit-policy': '"account";q=8;w=60',
    })
    expect((await ruth.ask('/tasks')).status).toBe(200)
    clock.advance({ seconds: 8 })
    expect((await ines.ask('/tasks')).status).toBe(200)
    expect(logged).toEqual([])
  })

  it('is counted for each token, for all of an account together, and apart from who is signed in', async () => {
    const { app, signUp } = testApp(many)
    const ines = await signUp()
    const tokens: string[] = []
    for (let n = 0; n < 3; n++)
      tokens.push((await ines.json('/tokens', { method: 'POST', body: { name: `Script ${n}`, scopes: ['tasks:read'] } })).token)
    const statuses = async (token: string | undefined) => {
      const all: number[] = []
      for (let n = 0; n < 5; n++) all.push((await ask(app, '/tasks', { headers: { authorization: `Bearer ${token}` } })).status)
      return all
    }
    expect(await statuses(tokens[0])).toEqual([200, 200, 200, 200, 429])
    expect(await statuses(tokens[1])).toEqual([200, 200, 200, 200, 429])
    expect(await statuses(tokens[2])).toEqual([429, 429, 429, 429, 429])
    expect((await ines.ask('/tasks')).status).toBe(200)
  })

  it('of nobody is counted by the address, whatever is asked: also what is not there, with a wrong token, or the description', async () => {
    const { app } = testApp({ requestLimit: 20 })
    const wrong = { headers: { authorization: `Bearer tl_pat_${'0'.repeat(32)}` } }
    const asked = [await ask(app, '/nowhere'), await ask(app, '/tasks', { method: 'PUT' }), await ask(app, '/openapi.json')]
    asked.push(await ask(app, '/tasks', wrong), await ask(app, '/tasks'))
    expect(asked.map(({ status }) => status)).toEqual([404, 405, 200, 401, 401])
    expect(asked.map((answer) => leftOf(answer, 'address'))).toEqual([4, 3, 2, 1, 0])
    for (const path of ['/nowhere', '/openapi.json', '/tasks', '/auth/providers']) expect((await ask(app, path, wrong)).status).toBe(429)
  })

  it('is counted one by one within a batch', async () => {
    const person = await testApp(many).signUp()
    const operations = Array.from({ length: 8 }, () => ({ method: 'GET', path: '/tasks' }))
    const { results } = await person.json('/batch', { method: 'POST', body: { operations } })
    expect(results.map(({ status }: { status: number }) => status)).toEqual([...Array(7).fill(200), 429])
  })

  it('has no end where the operator says so, while guesses still have', async () => {
    const { app, signUp } = testApp({ requestLimit: null })
    const answer = await (await signUp()).ask('/tasks')
    expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null])
    const guess = () => ask(app, '/auth/signin', { method: 'POST', body: { email: 'ines@post.example', password: 'wrong horse' } })
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
  })
})

describe('two processes over one storage', () => {
  /** Two apps, and one request to each in turn. */
  function twoApps(requestLimit?: number) {
    const storage = createMemoryStorage({ kinds })
    const clock = testApp().clock
    const nowMs = () => clock.now().epochMilliseconds
    const start = () =>
      testApp({
        ...storage,
        clock,
        limiter: createSharedLimiter({ nowMs, counters: storage.counters }),
        ...(requestLimit && { requestLimit }),
      })
    return { apps: [start(), start()] as const, clock }
  }

  it('allow who goes from one to the other exactly as many guesses as one of them would', async () => {
    const { apps, clock } = twoApps()
    let asked = 0
    const guess = async () => {
      const body = { email: 'ines@post.example', password: 'wrong horse' }
      return (await ask(apps[(asked++ % 2) as 0 | 1].app, '/auth/signin', { method: 'POST', body })).status
    }
    const statuses = []
    for (let n = 0; n < 14; n++) statuses.push(await guess())
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])
    clock.advance({ seconds: 60 })
    expect([await guess(), await guess()]).toEqual([401, 429])
  })

  it('allow many guesses at once no more than there are', async () => {
    const { apps } = twoApps()
    const body = { email: 'ines@post.example', password: 'wrong horse' }
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, n) => ask(apps[(n % 2) as 0 | 1].app, '/auth/signin', { method: 'POST', body })),
    )
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('allow anything else as often as one of them would', async () => {
    const { apps } = twoApps(2_000)
    const person = await apps[0].signUp()
    const headers = { cookie: person.cookie }
    let allowed = 0
    for (let n = 0; n < 2_100; n++) if ((await ask(apps[(n % 2) as 0 | 1].app, '/tasks', { headers })).status === 200) allowed++
    expect(allowed).toBe(2_000)
  })
})
