import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { routes } from './operations.ts'
import { ask, read, testApp } from './test-app.ts'

describe('signing in', () => {
  const attempt = (email: string, headers = {}) => ({ method: 'POST', body: { email, password: 'wrong horse' }, headers })

  it('is limited for one account from one address', async () => {
    const { app, clock } = testApp({ trustProxy: true })
    const again = () => ask(app, '/auth/signin', attempt('ines@post.example', { 'x-forwarded-for': '10.0.0.1' }))
    for (let n = 0; n < 10; n++) expect((await again()).status).toBe(401)
    const refused = await again()
    expect([refused.status, refused.headers.get('retry-after'), (await read(refused)).type]).toEqual([429, '60', '/problems/rate-limited'])
    expect(refused.headers.get('ratelimit')).toBe('"address";r=2989;t=1, "signin-address";r=19;t=22, "password-guesses";r=0;t=60')
    expect(refused.headers.get('ratelimit-policy')).toBe('"address";q=3000;w=60, "signin-address";q=30;w=60, "password-guesses";q=10;w=600')
    clock.advance({ seconds: 60 })
    expect((await again()).status).toBe(401)
  })

  it('is not kept from a person by who guesses elsewhere', async () => {
    const { app, signUp } = testApp({ trustProxy: true })
    const { email, password } = await signUp()
    for (let n = 0; n < 12; n++) await ask(app, '/auth/signin', attempt(email, { 'x-forwarded-for': '10.0.0.1' }))
    const headers = { 'x-forwarded-for': '10.0.0.2' }
    const own = await ask(app, '/auth/signin', { method: 'POST', body: { email, password }, headers })
    expect(own.status).toBe(200)
    // What is left for everybody would tell that others know this address.
    expect(own.headers.get('ratelimit')).toBe('"address";r=2999;t=1, "signin-address";r=29;t=2, "password-guesses";r=9;t=60')
  })

  it('by a code is not kept from a person by who tries codes elsewhere', async () => {
    const { app, signUp, clock } = testApp({ trustProxy: true })
    const { email, password, json } = await signUp()
    const { secret } = await json('/me/codes', { method: 'POST' })
    const shown = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().epochMilliseconds })
    await json('/me/codes/confirmation', { method: 'POST', body: { code: shown() } })
    clock.advance({ seconds: 30 })
    const { ticket } = await read(await ask(app, '/auth/signin', { method: 'POST', body: { email, password } }))
    const show = async (code: string, address: string) =>
      (await ask(app, '/auth/second-step', { method: 'POST', body: { ticket, code }, headers: { 'x-forwarded-for': address } })).status
    const guesses = []
    for (let n = 0; n < 16; n++) guesses.push(await show('000000', '10.0.0.1'))
    expect(guesses).toEqual([...Array<number>(15).fill(422), 429])
    expect(await show(shown(), '10.0.0.2')).toBe(200)
  })

  it('is limited for one account in the end, wherever it is tried from', async () => {
    const { app } = testApp({ trustProxy: true })
    const from = (n: number) => ask(app, '/auth/signin', attempt('ines@post.example', { 'x-forwarded-for': `10.0.${n % 5}.${n % 250}` }))
    for (let n = 0; n < 300; n++) expect((await from(n)).status).toBe(401)
    expect((await from(1)).status).toBe(429)
  })

  it('counts what is guessed by signing up', async () => {
    const { app } = testApp()
    for (let n = 0; n < 10; n++) await ask(app, '/auth/signin', attempt('ines@post.example'))
    expect((await ask(app, '/auth/signup', attempt('ines@post.example'))).status).toBe(429)
  })

  it('counts every way to write an address as one', async () => {
    const { app } = testApp()
    const ways = ['ines@post.example', ' Ines@Post.Example ', 'INES@post.example']
    for (let n = 0; n < 10; n++) await ask(app, '/auth/signin', attempt(ways[n % 3] as string))
    expect((await ask(app, '/auth/signin', attempt('ines@post.example'))).status).toBe(429)
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    const { app } = testApp({ trustProxy: true })
    const from = (address: string) => ask(app, '/auth/signin', attempt('ines@post.example', { 'x-forwarded-for': address }))
    for (let n = 0; n < 10; n++) expect((await from(`2001:db8::${n}`)).status).toBe(401)
    expect((await from('2001:db8::ffff')).status).toBe(429)
    expect((await from('2001:db8:0:1::1')).status).toBe(401)
  })

  it('is not kept from a person by who has a site of many IPv6 networks to guess from', async () => {
    const { app, signUp } = testApp({ trustProxy: true })
    const { email, password } = await signUp()
    const from = (n: number) => ask(app, '/auth/signin', attempt(email, { 'x-forwarded-for': `2001:db8:1:${n.toString(16)}::1` }))
    for (let n = 0; n < 40; n++) expect((await from(n)).status).toBe(401)
    for (let n = 40; n < 320; n++) expect((await from(n)).status).toBe(429)
    const headers = { 'x-forwarded-for': '2001:db8:2::1' }
    expect((await ask(app, '/auth/signin', { method: 'POST', body: { email, password }, headers })).status).toBe(200)
  })

  it('by a code counts the networks of one IPv6 site as one', async () => {
    const { app, signUp, clock } = testApp({ trustProxy: true })
    const { email, password, json } = await signUp()
    const { secret } = await json('/me/codes', { method: 'POST' })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().epochMilliseconds })
    await json('/me/codes/confirmation', { method: 'POST', body: { code } })
    const { ticket } = await read(await ask(app, '/auth/signin', { method: 'POST', body: { email, password } }))
    const show = async (n: number) => {
      const headers = { 'x-forwarded-for': `2001:db8:1:${n}::1` }
      return (await ask(app, '/auth/second-step', { method: 'POST', body: { ticket, code: '000000' }, headers })).status
    }
    const guesses = []
    for (let n = 0; n < 17; n++) guesses.push(await show(n))
    expect(guesses).toEqual([...Array<number>(15).fill(422), 429, 429])
  })

  it('is limited for one address, whoever is tried', async () => {
    const { app } = testApp()
    const statuses = []
    for (let n = 0; n < 31; n++) statuses.push((await ask(app, '/auth/signin', attempt(`p${n}@post.example`))).status)
    expect(statuses.lastIndexOf(401)).toBe(29)
    expect(statuses[30]).toBe(429)
  })

  it('does not believe X-Forwarded-For unless a proxy of ours writes it', async () => {
    const { app } = testApp()
    for (let n = 0; n < 30; n++) await ask(app, '/auth/signin', attempt(`p${n}@post.example`, { 'x-forwarded-for': `10.0.0.${n}` }))
    expect((await ask(app, '/auth/signin', attempt('q@post.example', { 'x-forwarded-for': '10.9.9.9' }))).status).toBe(429)
  })
})

describe('asking for a mail to reset the password', () => {
  it('leaves its owner some when a stranger has used up theirs, and says the same words', async () => {
    const { app, signUp } = testApp({ trustProxy: true })
    const { email } = await signUp()
    const from = (address: string, of = email) =>
      ask(app, '/auth/forgot-password', { method: 'POST', body: { email: of }, headers: { 'x-forwarded-for': address } })
    const stranger = []
    for (let n = 0; n < 5; n++) stranger.push((await from('10.0.0.1')).status)
    expect(stranger).toEqual([202, 202, 202, 429, 429])
    expect((await from('10.0.0.2')).status).toBe(202)
    const unknown = []
    for (let n = 0; n < 4; n++) unknown.push((await from('10.0.0.3', 'nobody@post.example')).status)
    expect(unknown).toEqual([202, 202, 202, 429])
  })
})

describe('what costs far more than it looks', () => {
  it('is counted for the account, and told', async () => {
    const { signUp } = testApp()
    const [one, other] = [await signUp(), await signUp()]
    await one.ask('/goals/progress')
    const found = await one.ask('/search?q=draft')
    expect(found.headers.get('ratelimit-policy')).toBe('"account";q=12000;w=60, "costly";q=60000;w=600')
    expect(found.headers.get('ratelimit')).toMatch(/, "costly";r=59998;/)
    expect((await other.ask('/search?q=draft')).headers.get('ratelimit')).toMatch(/, "costly";r=59999;/)
  })

  it('is refused once it is too much, while all else is answered', async () => {
    const none = { take: () => ({ allowed: false, remaining: 0, resetSeconds: 7 }) }
    const person = await testApp({ limiter: { take: (policy) => (policy.name === 'costly' ? none.take() : free) } }).signUp()
    const refused = await person.ask('/tasks/quick-add?preview=true', { method: 'POST', body: { text: 'Send it tomorrow' } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
    expect((await person.ask('/tasks')).status).toBe(200)
  })

  it('runs a few times at once for one person, so that others have their turn', async () => {
    let [running, most] = [0, 0]
    const { deps, signUp } = testApp()
    const search = deps.store.json.search
    deps.store.json.search = async (...asked) => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      return search(...asked)
    }
    const person = await signUp()
    const found = await Promise.all(Array.from({ length: 20 }, (_, i) => person.ask(`/search?kinds=task&q=draft${i}`)))
    expect([most, ...new Set(found.map(({ status }) => status))]).toEqual([4, 200])
  })
})

describe('one account that asks for much at once', () => {
  it('has four of it under way, while others are answered, and itself for all that is quick', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    let [begun, answered] = [0, 0]
    const giveWay = () => {
      begun++
      return gate
    }
    const { signUp } = testApp({ giveWay })
    const [one, other] = [await signUp(), await signUp()]
    const flood = ['/changes', '/search?q=draft', '/goals/progress'].flatMap((path) =>
      Array.from({ length: 20 }, async (_, n) => {
        const { status } = await one.ask(`${path}${path.includes('?') ? `${n}` : ''}`)
        answered++
        return status
      }),
    )
    expect((await other.ask('/tasks')).status).toBe(200)
    expect((await one.ask('/tasks')).status).toBe(200)
    expect([begun, answered]).toEqual([4, 0])
    const found = other.ask('/search?q=draft')
    await expect.poll(() => begun).toBe(5)
    open()
    expect((await found).status).toBe(200)
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
    expect(begun).toBe(61)
  })
})

describe('what is said in a discussion', () => {
  it('is limited with all else that reaches others there', () => {
    /** Of who asks alone: what they have read, their private note, what a coach is shown, and copies of their own. */
    const own = ['createDiscussion', 'participate', 'keepDiscussionNote', 'previewCoach']
    const copies = ['keepGivenFeedback', 'deleteGivenFeedback', 'restoreGivenFeedback']
    const reaching = routes.filter(({ area, method, access }) => area === 'Discussions' && method !== 'GET' && access === 'person')
    const unlimited = reaching.filter(({ limits }) => !limits?.account && !limits?.address).map(({ operationId }) => operationId)
    expect(reaching.length).toBeGreaterThan(45)
    expect(unlimited.filter((name) => ![...own, ...copies].includes(name))).toEqual([])
  })

  it('is no flood of tasks for somebody else', async () => {
    const { signUp } = testApp()
    const ines = await signUp()
    const { id } = await ines.json('/discussions', { method: 'POST', body: { title: 'The forecast' } })
    const give = () => ines.ask(`/discussions/${id}/action-items`, { method: 'POST', body: { text: 'Count' } })
    for (let n = 0; n < 120; n++) expect((await give()).status).toBe(201)
    expect((await give()).status).toBe(429)
    expect((await ines.ask(`/discussions/${id}`, { method: 'PATCH', body: { title: 'The other' } })).status).toBe(200)
  })

  it('is counted for the account, messages and reactions together and presence apart, and refused once it is a flood', async () => {
    const { signUp, clock } = testApp()
    const [ines, ruth] = [await signUp(), await signUp()]
    const { id } = await ines.json('/discussions', { method: 'POST', body: { title: 'The forecast' } })
    const at = `/discussions/${id}/messages`
    const said = await ines.json(at, { method: 'POST', body: { body: 'Hello' } })
    const reacting = await ines.ask(`${at}/${said.id}/reactions`, { method: 'POST', body: { emoji: '👍' } })
    expect(reacting.headers.get('ratelimit')).toMatch(/, "saying";r=1198;/)
    const edit = () => ines.ask(`${at}/${said.id}`, { method: 'PATCH', body: { body: 'Hello' } })
    for (let n = 0; n < 1198; n++) await edit()
    const refused = await edit()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await ines.ask(at, { method: 'POST', body: { body: 'And more' } })).status).toBe(429)
    expect((await ines.ask(`/discussions/${id}/presence`, { method: 'POST', body: { isTyping: false } })).status).toBe(200)
    expect((await ines.ask(at)).status).toBe(200)
    expect((await ruth.json('/discussions', { method: 'POST', body: { title: 'Mine' } })).id).toBeTruthy()
    clock.advance({ seconds: 1 })
    expect((await edit()).status).toBe(200)
  })
})

const free = { allowed: true, remaining: 1, resetSeconds: 0 }
