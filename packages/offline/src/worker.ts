import { CacheFirst, disableNavigationPreload, type RouteHandlerCallbackOptions, Serwist } from 'serwist'
import { type Way, wayOf, withoutHash } from './addresses.ts'
import { fetchAhead } from './ahead.ts'
import { fetchFiles } from './built.ts'
import { judge } from './judge.ts'
import { createKeep } from './keep.ts'
import { LastAnswer } from './last-answer.ts'
import { ACCOUNT_HEADER, type Asked, BUILT, KEPT_AT_HEADER, type Told } from './names.ts'
import { createNetwork } from './network.ts'
import { localeOf, offlinePage } from './offline-page.ts'
import { createRenewal } from './renew.ts'
import { shownAgain } from './shown.ts'

declare const self: ServiceWorkerGlobalScope
/**
 * Put in by the build (site/build/offline): the files of this version and what tells them from those of another, those of the
 * page for no network, and its language.
 */
declare const BUILD: {
  files: string[]
  version: string
  first: { url: string; revision: string | null }[]
  language: string
  offline: string
}

const now = () => Date.now()
const keep = createKeep({ caches, now, mark: () => crypto.randomUUID() })
const network = createNetwork(now)

async function tell(told: Told): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(told)
}

/** Takes note of what the server answered, and does with what is kept what follows from it. */
async function took(way: Way, { url }: { url: string }, answer: Response, begun: number): Promise<void> {
  if (network.answered()) void tell({ is: 'online' })
  const verdict = judge(way, url, answer)
  if (verdict === 'keep') await keep.put(url, answer.clone(), begun)
  if (verdict === 'drop') await keep.drop(url)
  if (verdict === 'clear') await keep.clear()
}

async function kept(request: Request): Promise<Response | null> {
  const answer = await keep.find(withoutHash(request.url), request.headers.get(ACCOUNT_HEADER))
  if (!answer) return null
  void tell({ is: 'offline', keptAt: answer.headers.get(KEPT_AT_HEADER) ?? '' })
  return request.mode === 'navigate' ? shownAgain(answer) : answer
}

/** Of what is not kept, a page of ours says so; to scripts the network is what it is. */
async function without(request: Request, error: unknown): Promise<Response> {
  const page = request.mode === 'navigate' ? await serwist.matchPrecache(BUILD.offline) : undefined
  if (!page) throw error
  const html = offlinePage(await page.text(), {
    ...{ href: request.url, method: request.method, pages: await keep.pages() },
    language: localeOf(BUILD.language, navigator.languages),
  })
  return new Response(html, { status: 503, headers: page.headers })
}

const lastAnswer = (way: 'page' | 'read') =>
  new LastAnswer({
    ...{ way, took, kept, without, begin: keep.epoch, failed: network.failed },
    patience: () => network.patience(way),
  })

/** Asks once, also where the browser has asked already: some visits may not be made twice. */
async function visited({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const asked = (event as FetchEvent).preloadResponse as Promise<Response | undefined> | undefined
  return (await asked) ?? fetch(request)
}

async function otherPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  return visited(options).catch((error: unknown) => without(options.request, error))
}

async function door(options: RouteHandlerCallbackOptions): Promise<Response> {
  const begun = keep.epoch()
  const answer = await otherPage(options)
  if (answer.status !== 503) await took('door', options.request, answer, begun)
  return answer
}

/** Whatever comes of it: who wants to be out leaves nothing here. What was on its way meanwhile goes as well. */
async function signOut({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  await keep.clear()
  try {
    return await fetch(request)
  } catch (error) {
    return await without(request, error)
  } finally {
    await keep.clear()
  }
}

const askedBy = ({ method, mode, headers, referrer, destination }: Request, url: URL) => ({
  method,
  mode,
  headers,
  referrer,
  destination,
  url,
})

const isWay =
  (...ways: (Way | null)[]) =>
  ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }) =>
    sameOrigin && ways.includes(wayOf(askedBy(request, url)))

/**
 * Whether the browser asks for a page before the worker has begun. Where that finds no network, Firefox shows that instead of
 * what the worker answers.
 */
const asksEarly = !navigator.userAgent.includes('Firefox/')
if (!asksEarly) disableNavigationPreload()

const serwist = new Serwist({
  precacheEntries: BUILD.first,
  precacheOptions: { cleanURLs: false, directoryIndex: null },
  clientsClaim: true,
  navigationPreload: asksEarly,
  runtimeCaching: [
    { matcher: isWay('page'), handler: lastAnswer('page') },
    { matcher: isWay('read'), handler: lastAnswer('read') },
    { matcher: isWay('door'), handler: door },
    { matcher: isWay('other page'), handler: otherPage },
    { matcher: isWay('visit'), handler: visited },
    { matcher: isWay('file'), handler: new CacheFirst({ cacheName: BUILT, matchOptions: { ignoreVary: true }, plugins: [ownScripts()] }) },
    { matcher: isWay('sign-out'), handler: signOut, method: 'POST' },
  ],
})
serwist.addEventListeners()

/** Of files that are asked for, those are kept without which a page does not work: not its pictures. */
function ownScripts() {
  return {
    cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
      response.status === 200 && /\.(js|css|woff2)$/.test(new URL(request.url).pathname) ? response : null,
  }
}

/** Whether another worker is to take this one's place. Browsers have it wait for minutes while there is work left here. */
const over = new AbortController()

self.addEventListener('message', (event) => {
  const asked = event.data as Asked | { type: 'SKIP_WAITING' } | null
  if (!asked) return
  if ('type' in asked) return self.registration.active?.postMessage({ is: 'over' } satisfies Asked)
  if (asked.is === 'over') over.abort()
  if (asked.is === 'rest') event.waitUntil(useRest())
  if (asked.is === 'changed' && !isToStop()) event.waitUntil(renewal.changed(asked.kind, keptPath(asked.path)))
})

const renewal = createRenewal({
  now,
  page: fetchPage,
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
      over.signal.addEventListener('abort', () => resolve())
    }),
})

/** Whether nothing more is to be fetched that nobody waits for. */
const isToStop = (): boolean => over.signal.aborted || isDear()

/** The address of a page, if it is one of those that are kept. */
function keptPath(path: string | null): string | null {
  if (path === null) return null
  const url = new URL(path, self.location.origin)
  const visit = { method: 'GET', mode: 'navigate', headers: new Headers(), referrer: '', destination: 'document', url }
  return url.origin === self.location.origin && wayOf(visit) === 'page' ? path : null
}

let isAtIt = false

/** The page has come to rest: there is time to fetch what may be wanted without a network. */
async function useRest(): Promise<void> {
  // A newer one fetches the same; and what was told before the browser began this one again is not known any more.
  const isEnough = () => Boolean(self.registration.waiting) || isToStop()
  if (isAtIt || isEnough()) return
  isAtIt = true
  try {
    const isWhole = await fetchAhead({
      now,
      page: async (path) => !isEnough() && fetchPage(path),
      read: async (path, headers) => (isEnough() ? null : read(path, headers)),
      last: () => keep.note('round'),
      done: (round) => keep.write('round', round),
    })
    await keep.sweep()
    // Hundreds, which do not change while the version is the same.
    if (!isWhole || (await keep.note('files')) === BUILD.version) return
    if (await fetchFiles(caches, BUILD.files, now(), isEnough)) await keep.write('files', BUILD.version)
  } finally {
    isAtIt = false
  }
}

/** Whether the network is gone, or the person pays for what it brings. */
function isDear(): boolean {
  const { connection } = self.navigator as WorkerNavigator & { connection?: { saveData?: boolean } }
  return !self.navigator.onLine || network.isGone() || connection?.saveData === true
}

async function read(path: string, headers: Record<string, string> = {}): Promise<Response | null> {
  if (isToStop()) return null
  const begun = keep.epoch()
  const answer = await fetch(path, { headers, redirect: 'manual', priority: 'low' } as RequestInit).catch(() => null)
  if (answer && wayOf(askedBy(new Request(answer.url, { mode: 'cors' }), new URL(answer.url))) === 'read')
    await took('read', { url: answer.url }, answer, begun)
  return answer && (answer.ok || answer.status === 304) ? answer : null
}

async function fetchPage(path: string): Promise<boolean> {
  if (isToStop()) return false
  const url = new URL(path, self.location.origin).href
  const begun = keep.epoch()
  const answer = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual', priority: 'low' } as RequestInit).catch(
    () => null,
  )
  if (!answer) return false
  await took('page', { url }, answer, begun)
  // One that is gone says nothing of the others; a door or a limit does.
  return answer.ok || answer.status === 404
}
