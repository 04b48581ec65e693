import { vi } from 'vitest'
import type { Told } from './names.ts'
import { createCaches } from './test-caches.ts'

const ORIGIN = 'https://app.example'

/** What a build puts into its worker. */
export const BUILD = {
  files: ['/_astro/desk.1.js'],
  version: '1',
  first: [{ url: '/offline', revision: '1' }],
  language: 'en',
  offline: '/offline',
}

interface Visit {
  method?: string
  mode?: string
  destination?: string
  referrer?: string
  headers?: Record<string, string>
}

/** A request as browsers give it to a worker; that of a visit nobody else can make. */
const requestOf = (path: string, { method = 'GET', mode = 'navigate', destination, referrer = '', headers }: Visit) => {
  const request = {
    ...{ method, mode, referrer, headers: new Headers(headers), url: new URL(path, ORIGIN).href },
    destination: destination ?? (mode === 'navigate' ? 'document' : ''),
    clone: () => request,
  }
  return request as unknown as Request
}

class HappenedEvent extends Event {
  readonly #until: Promise<unknown>[] = []
  constructor(type: string, given: object = {}) {
    super(type)
    Object.assign(this, given)
  }
  waitUntil(until: Promise<unknown>) {
    this.#until.push(until)
  }
  /** Resolves once the browser could end the worker. */
  async isOver() {
    for (let next = this.#until.shift(); next; next = this.#until.shift()) await next
  }
}

class AskedEvent extends HappenedEvent {
  answer: Promise<Response> | undefined
  respondWith(answer: Promise<Response>) {
    this.answer = answer
  }
}

/** A browser without pages or a network but what the test says. */
export interface Browser {
  caches: CacheStorage
  /** The server; throws where there is no network. */
  fetch(asked: { url: string; method: string }): Response | Promise<Response>
  /** Addresses of its open pages. */
  pages: string[]
  saveData: boolean
  userAgent: string
  /** Whether it asks for pages before the worker has begun. */
  asksEarly: boolean
  onLine: boolean
  /** What the worker told its pages. */
  told: Told[]
  /** What a worker that waits told the one whose place it is to take. */
  toldBefore: unknown[]
  /** Whether a newer worker waits. */
  hasNewer: boolean
}

export const createBrowser = (fetch: Browser['fetch']): Browser => ({
  hasNewer: false,
  ...{
    caches: createCaches(),
    fetch,
    pages: [],
    saveData: false,
    userAgent: 'Chrome/150',
    asksEarly: false,
    onLine: true,
    told: [],
    toldBefore: [],
  },
})

/** Runs the worker of a build in the browser. One at a time: a newer one takes the place of the one before. */
export async function startWorker(browser: Browser, build: Partial<typeof BUILD> = {}) {
  const scope = new EventTarget()
  const isNavigator = { connection: { saveData: browser.saveData }, languages: ['en-GB'], userAgent: browser.userAgent }
  const navigator = Object.defineProperty(isNavigator, 'onLine', { get: () => browser.onLine })
  const location = new URL(`${ORIGIN}/worker-en.js`)
  const clients = {
    matchAll: async () =>
      browser.pages.map((path) => ({ url: new URL(path, ORIGIN).href, postMessage: (told: Told) => browser.told.push(told) })),
    claim: async () => {},
  }
  const preload = (asksEarly: boolean) => async () => void Object.assign(browser, { asksEarly })
  const navigationPreload = { enable: preload(true), disable: preload(false) }
  let isWaiting = true
  const skipWaiting = async () => {
    isWaiting = false
  }
  Object.assign(scope, {
    caches: browser.caches,
    clients,
    location,
    navigator,
    registration: {
      ...{ scope: '/', navigationPreload, active: { postMessage: (asked: unknown) => browser.toldBefore.push(asked) } },
      waiting: browser.hasNewer ? {} : null,
    },
    skipWaiting,
  })
  const answer = async (asked: RequestInfo, init?: RequestInit) => {
    const { url, method } = typeof asked === 'string' ? { url: new URL(asked, ORIGIN).href, method: init?.method ?? 'GET' } : asked
    const response = await browser.fetch({ url, method })
    if (!response.url) Object.defineProperties(response, { url: { value: url }, type: { value: 'basic' } })
    return response
  }
  // Its script is as the build makes it: what helps to look for faults is not in it.
  vi.stubEnv('NODE_ENV', 'production')
  const globals = { self: scope, caches: browser.caches, navigator, location, fetch: answer, FetchEvent: AskedEvent }
  for (const [name, value] of Object.entries({ ...globals, BUILD: { ...BUILD, ...build } })) vi.stubGlobal(name, value)
  vi.resetModules()
  await import('./worker.ts')

  const happen = async (type: string, given: object = {}) => {
    const event = new HappenedEvent(type, given)
    scope.dispatchEvent(event)
    await event.isOver()
  }
  return {
    install: () => happen('install'),
    activate: () => happen('activate'),
    isWaiting: () => isWaiting,
    say: (data: object) => happen('message', { data }),
    /** What the browser gets for a request; `null` where the worker leaves it alone. */
    async asks(path: string, visit: Visit = {}) {
      const event = new AskedEvent('fetch', { request: requestOf(path, visit) })
      scope.dispatchEvent(event)
      if (!event.answer) return null
      const answer = await event.answer
      void event.isOver()
      return answer
    },
  }
}
