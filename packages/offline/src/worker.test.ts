import { afterEach, expect, it, vi } from 'vitest'
import { createBrowser, startWorker } from './test-worker.ts'

afterEach(() => vi.useRealTimers())

const OFFLINE =
  '<title>Lost · Throughline</title><h1>Lost</h1><p class="lead">Not here</p><ul><li data-sent-out title="Still in">Gone</li><li data-kept>Kept:</li><li><a href="#again">Again</a></li></ul>'
const html = { 'content-type': 'text/html', 'content-language': 'en' }
const mine = { ...html, 'throughline-account': 'ines' }

/** A file of the version that the server runs; of others it has none. */
const file = (path: string, isThere: boolean) =>
  new Response(`// ${path}`, {
    status: isThere ? 200 : 404,
    headers: { 'content-type': 'text/javascript', date: new Date().toUTCString() },
  })

/** A server whose pages say how often they were asked for, and whom of. */
function server() {
  const asked: string[] = []
  const state = { isThere: true, isIn: true, version: '1' }
  const browser = createBrowser(async ({ url, method }) => {
    const { pathname } = new URL(url)
    if (!state.isThere) throw new TypeError('Failed to fetch')
    asked.push(method === 'GET' ? pathname : `${method} ${pathname}`)
    if (pathname === '/offline') return new Response(OFFLINE, { headers: html })
    if (pathname.startsWith('/_astro/')) return file(pathname, pathname.includes(`.${state.version}.`))
    if (pathname.startsWith('/api/')) return Response.json({ items: [] }, { headers: { 'throughline-account': 'ines', etag: '"1"' } })
    return new Response(`<html lang="en"><title>${pathname} · T</title>${asked.length}`, { headers: state.isIn ? mine : html })
  })
  return { asked, state, browser }
}

/** A worker at work, and a page that it keeps. */
async function reading() {
  const { asked, state, browser } = server()
  const worker = await startWorker(browser)
  await worker.install()
  await worker.activate()
  await worker.asks('/tasks')
  const isKept = async () => (await browser.caches.keys()).some((name) => name.startsWith('throughline-kept ines'))
  await expect.poll(isKept).toBe(true)
  return { asked, state, browser, worker, isKept }
}

it('leaves alone what another site sends to be signed out, and forgets nothing for it', async () => {
  const { worker, isKept } = await reading()
  for (const path of ['/auth/signout', '/api/v1/auth/signout'])
    for (const referrer of ['https://evil.example/', '', 'about:client', 'https://app.example.evil.example/', 'http://app.example/'])
      expect(await worker.asks(path, { method: 'POST', referrer }), referrer).toBeNull()
  // It is refused, and told so by a page of who is still in.
  await worker.asks('/auth/error?code=foreign-origin', { referrer: 'https://evil.example/' })
  expect(await isKept()).toBe(true)
})

it('does not believe a page in a frame that nobody is in: another site may have framed it', async () => {
  const { state, worker, isKept } = await reading()
  state.isIn = false
  for (const destination of ['iframe', 'frame', 'embed', 'object', 'fencedframe'])
    expect(await worker.asks('/auth/signin', { destination }), destination).toBeNull()
  expect(await isKept()).toBe(true)
  await worker.asks('/auth/signin')
  await expect.poll(isKept).toBe(false)
})

it.each([true, false])('forgets what is kept for who signs out here, whether there is a network: %s', async (isThere) => {
  const { state, worker, isKept } = await reading()
  state.isThere = isThere
  const answer = await worker.asks('/auth/signout', { method: 'POST', referrer: 'https://app.example/tasks' })
  expect(answer?.status).toBe(isThere ? 200 : 503)
  expect(await isKept()).toBe(false)
})

it('gives the kept page after four seconds of a network that says nothing, and keeps what comes later', async () => {
  const { browser, worker } = await reading()
  vi.useFakeTimers()
  let arrive: (answer: Response) => void = () => {}
  browser.fetch = () => new Promise((resolve) => (arrive = resolve))
  let shown: string | undefined
  const visit = worker.asks('/tasks').then(async (answer) => (shown = await answer?.text()))
  await vi.advanceTimersByTimeAsync(3_999)
  expect(shown).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await visit
  expect(shown).toMatch(/^<html data-kept-at="[^"]+" lang="en"><title>\/tasks/)
  arrive(new Response('<html lang="en">Later', { headers: mine }))
  browser.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect.poll(async () => (await worker.asks('/tasks'))?.text()).toContain('Later')
})

it('waits for a page that is not kept for as long as it takes', async () => {
  const { browser, worker } = await reading()
  vi.useFakeTimers()
  let arrive: (answer: Response) => void = () => {}
  browser.fetch = () => new Promise((resolve) => (arrive = resolve))
  const visit = worker.asks('/goals')
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  arrive(new Response('<html lang="en">At last', { headers: mine }))
  expect(await (await visit)?.text()).toBe('<html lang="en">At last')
})

it('fetches the page that is looked at again once something has changed, and no page that is not to be kept', async () => {
  const { asked, browser, worker } = await reading()
  vi.useFakeTimers()
  const before = asked.length
  const done = Promise.all([
    worker.say({ is: 'changed', kind: 'check-in', path: '/goals/g1?show=all' }),
    worker.say({ is: 'changed', kind: 'account', path: '/settings/account' }),
    worker.say({ is: 'changed', kind: 'account', path: 'https://evil.example/tasks' }),
  ])
  await vi.advanceTimersByTimeAsync(1_000)
  await done
  vi.useRealTimers()
  expect(asked.slice(before)).toEqual(['/goals/g1', '/goals'])
  browser.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await (await worker.asks('/goals/g1?show=all'))?.text()).toContain('/goals/g1')
})

it('fetches nothing ahead for who pays for what the network brings, or has none', async () => {
  const { asked, browser, worker } = await reading()
  browser.onLine = false
  const before = asked.length
  await worker.say({ is: 'rest' })
  await worker.say({ is: 'changed', kind: 'task', path: '/tasks' })
  expect(asked.slice(before)).toEqual([])
  browser.onLine = true
  browser.saveData = true
  const dear = await startWorker(browser)
  await dear.say({ is: 'rest' })
  await dear.say({ is: 'changed', kind: 'task', path: '/tasks' })
  expect(asked.slice(before)).toEqual([])
  browser.saveData = false
  const free = await startWorker(browser)
  await free.say({ is: 'rest' })
  expect(asked.slice(before)).toContain('/journal/new')
  expect(asked.slice(before)).toContain('/_astro/desk.1.js')
})

it('lets a newer version wait until it is asked for, and has the files of the older one for pages that are still of it', async () => {
  const { state, browser } = server()
  const older = await startWorker(browser, { files: ['/_astro/desk.1.js', '/_astro/late.1.js'] })
  await older.install()
  await older.activate()
  await older.asks('/tasks')
  await older.say({ is: 'rest' })

  state.version = '2'
  const newer = await startWorker(browser, { files: ['/_astro/desk.2.js'], version: '2', first: [{ url: '/offline', revision: '2' }] })
  await newer.install()
  expect(newer.isWaiting()).toBe(true)
  // What a page loads late it may ask for now, or once the newer one has taken over.
  const late = async (worker: typeof older) => (await worker.asks('/_astro/late.1.js', { mode: 'cors' }))?.text()
  expect(await late(older)).toBe('// /_astro/late.1.js')
  await newer.say({ type: 'SKIP_WAITING' })
  expect(newer.isWaiting()).toBe(false)
  expect(browser.toldBefore).toEqual([{ is: 'over' }])
  await newer.activate()
  await newer.say({ is: 'rest' })
  expect(await late(newer)).toBe('// /_astro/late.1.js')
  state.isThere = false
  expect(await (await newer.asks('/tasks'))?.text()).toContain('data-kept-at')
  expect(await (await newer.asks('/_astro/desk.2.js', { mode: 'cors' }))?.text()).toBe('// /_astro/desk.2.js')
})

it('ends what it fetches, now or in a while, as a newer version is to take over: browsers wait for that', async () => {
  const { asked, browser, worker } = await reading()
  const { fetch } = browser
  const before = asked.length
  vi.useFakeTimers()
  const [isAsked, isAnswered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  browser.fetch = async (request) => {
    isAsked.resolve()
    await isAnswered.promise
    return fetch(request)
  }
  let isFree = false
  const work = [worker.say({ is: 'changed', kind: 'task', path: '/tasks' }), worker.say({ is: 'rest' })]
  void Promise.all(work).then(() => (isFree = true))
  await isAsked.promise
  await worker.say({ is: 'over' })
  vi.useRealTimers()
  isAnswered.resolve()
  await expect.poll(() => isFree).toBe(true)
  expect(asked.slice(before)).toEqual(['/api/v1/tasks'])
})

it('leaves what is fetched ahead to a newer version that waits, and fetches again what has changed meanwhile', async () => {
  const { asked, browser } = await reading()
  browser.hasNewer = true
  const begunAgain = await startWorker(browser)
  const before = asked.length
  await begunAgain.say({ is: 'rest' })
  expect(asked.slice(before)).toEqual([])
  await begunAgain.say({ is: 'changed', kind: 'goal', path: null })
  expect(asked.slice(before)).toEqual(['/goals'])
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36', true],
  // What an older worker has asked for stays.
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
])('has browsers ask for pages early that bear to find no network: %s', async (userAgent, asksEarly) => {
  const { browser } = server()
  Object.assign(browser, { userAgent, asksEarly: true })
  const worker = await startWorker(browser)
  await worker.install()
  await worker.activate()
  expect(browser.asksEarly).toBe(asksEarly)
})
