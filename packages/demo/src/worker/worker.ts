import { createApp, language } from 'throughline:pages'
import { inner, KEEPING, outer, PREFIX } from '../prefix.ts'
import { nextOf, pointOf, type Step } from '../visit.ts'
import { FreeRequest } from './free-request.ts'
import { makeArchive } from './make-archive.ts'
import { createHome } from './open.ts'
import { amongDemo } from './script.ts'
import { type Act, wayOf } from './way.ts'

/** What of a service worker's events is used here; the types of workers and of pages do not go together. */
interface Event {
  waitUntil(done: Promise<unknown>): void
}
interface FetchEvent extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}
interface Worker {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listen: (event: Event) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
}
const worker = globalThis as unknown as Worker

globalThis.Request = FreeRequest
const { origin } = globalThis.location
const pages = createApp({ streaming: true })
const home = createHome(language)

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
// The sample is there before the first page asks for it.
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), home.opened()])))
worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin === origin) event.respondWith(answer(event.request, url))
})

/** No request but that for the app's own files goes any further than here. */
async function answer(request: Request, url: URL): Promise<Response> {
  const way = wayOf(url.pathname)
  switch (way.is) {
    case 'file':
      return file(request, url)
    case 'begin':
      return moved(`${PREFIX}/tasks`)
    case 'act':
      if (way.act === 'earlier') return earlier()
      return request.method === 'POST' ? act(way.act, request) : moved(`${PREFIX}/tasks`)
    case 'without':
      return page(new Request(`${origin}/demo/without`))
    case 'api': {
      const { api } = await home.opened()
      const response = await api(await copyOf(request, new URL(way.path + url.search, origin)))
      // A file that was asked for by a press, and that the demo cannot make.
      return request.mode === 'navigate' && !response.ok ? page(new Request(`${origin}/demo/without`)) : response
    }
    case 'page':
      return page(await copyOf(request, new URL(way.path + url.search, origin)))
  }
}

/** What was made in a demo of before, which this one cannot read. */
async function earlier(): Promise<Response> {
  const made = await home.earlier()
  return made
    ? new Response(made, { headers: { 'content-disposition': 'attachment; filename="throughline-demo.json"' } })
    : moved(`${PREFIX}/tasks`)
}

async function act(which: Exclude<Act, 'earlier'>, request: Request): Promise<Response> {
  if (which === 'reset') {
    await home.reset()
    return moved(`${PREFIX}/tasks`)
  }
  if (which === 'tour') return tour(await request.formData())
  await makeArchive(await home.opened())
  return moved(`/auth/signup?return=${encodeURIComponent(KEEPING)}`)
}

/** The page that is opened next was opened by the tour: what it says there is read first. */
let isLed = false

async function tour(form: FormData): Promise<Response> {
  const { visit, goOn } = await home.opened()
  const does = form.get('does')
  const to = does === 'begin' ? 'task' : does === 'next' ? nextOf(visit.tour) : does === 'skip' ? 'over' : visit.tour
  await goOn(to)
  const place = visit.places[to as Step]
  isLed = place !== undefined || to === 'closing'
  return moved(outer(place ?? inner(String(form.get('at') ?? '/tasks'))))
}

async function file(request: Request, url: URL): Promise<Response> {
  // Without the cookie of anybody who is signed in.
  const response = await fetch(url, { credentials: 'omit', cache: request.cache === 'only-if-cached' ? 'default' : request.cache })
  return url.pathname.startsWith('/_astro/') && url.pathname.endsWith('.js') ? amongDemo(response) : response
}

async function page(request: Request): Promise<Response> {
  const { api, visit, isAnew } = await home.opened()
  const demo = { isAnew, tour: visit.tour, place: visit.places[visit.tour as Step] ?? null, pointsAt: pointOf(visit), isLed }
  isLed = false
  const locals = {
    api,
    encode: { coding: () => null },
    errors: { dsn: null, report: (_: string, error: unknown) => console.error(error) },
    publicOrigin: null,
    install: { url: origin, languages: [language], signUpMode: 'open', sendsMail: false },
    ...{ locale: language, keepChoice: () => '' },
    demo,
  }
  const headers = new Headers(request.headers)
  headers.set('cookie', 'demo')
  headers.set('sec-fetch-site', 'same-origin')
  const response = await pages.render(new Request(request, { headers }), { locals })
  const to = response.headers.get('location')
  return to?.startsWith('/') ? moved(outer(to), response.status) : response
}

const moved = (to: string, status = 303) => new Response(null, { status, headers: { location: new URL(to, origin).href } })

/** The same request to where the app knows it by. */
async function copyOf(request: Request, url: URL): Promise<Request> {
  const { method, headers, signal } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  return new Request(url, { method, headers, signal, body })
}
