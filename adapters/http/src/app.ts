import { AppError, atMost, createRateLimiter, REQUESTS_A_MINUTE, requestLimits } from '@throughline/core/kernel'
import { Hono } from 'hono'
import type { Router } from 'hono/router'
import { API_BASE } from './base.ts'
import { hearNotices } from './billing-notices.ts'
import { serveCalendarFeeds } from './calendar-feed.ts'
import { countAddress } from './counted.ts'
import type { AppDeps } from './deps.ts'
import { keptEncode } from './encoding.ts'
import { createEventStreams } from './event-stream.ts'
import { answered, handlerOf } from './handler.ts'
import { createIdempotency } from './idempotency.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { takeErrorReports } from './monitoring.ts'
import { nearestPath } from './nearest-path.ts'
import { describe } from './openapi.ts'
import { honoPath, paths, routeAt, routes } from './operations.ts'
import { createPeople } from './people.ts'
import { TransportError } from './problem.ts'
import { json } from './reply.ts'
import { markedId } from './request-mark.ts'
import { problemResponse, respond } from './response.ts'
import { OperationRouter } from './router.ts'
import { areaPath } from './scope.ts'
import { flowCookie, sessionCookie } from './session-cookie.ts'
import type { Shared } from './shared.ts'

type AppRouter = OperationRouter<Hono['router'] extends Router<infer T> ? T : never>

/** Of one person. */
const UPLOADS_AT_A_TIME = 2
const COSTLY_AT_A_TIME = 4

/**
 * The HTTP API over these dependencies, with `/healthz` and `/readyz` beside it. It runs wherever there is fetch:
 * in Node behind a listener, in tests by `app.request()`, in the browser for the demo.
 */
export function createApp(app: AppDeps): Hono {
  const isSecure = app.publicOrigin?.startsWith('https:') ?? false
  const cookie = sessionCookie(isSecure)
  const router: AppRouter = new OperationRouter()
  const hono = new Hono({ router })
  const shared: Shared = {
    app,
    cookie,
    flowCookie: flowCookie(isSecure),
    people: createPeople(app),
    limiter: app.limiter ?? createRateLimiter(() => app.clock.now().epochMilliseconds),
    limits: app.requestLimit === null ? null : requestLimits(app.requestLimit ?? REQUESTS_A_MINUTE),
    streams: createEventStreams(app, app.shutdown),
    once: createIdempotency(app),
    kept: createKeptAnswers(),
    uploads: atMost(UPLOADS_AT_A_TIME),
    costly: atMost(COSTLY_AT_A_TIME),
    routeAt,
    run: async (request, connection) => hono.fetch(request, connection as object | undefined),
  }
  for (const route of routes) hono.on(route.method, honoPath(route.path), handlerOf(route, shared))
  serveCalendarFeeds(hono, shared)
  serveDescription(hono, shared)
  serveHealth(hono, app)
  hearNotices(hono, app)
  takeErrorReports(hono, app, shared.limiter)
  refuseTheRest(hono, router, shared)
  return hono
}

function serveDescription(hono: Hono, shared: Shared): void {
  const { app, cookie } = shared
  const texts = new Map<string | null, string>()
  const textOf = (area: string | null) => {
    const described = routes.filter((route) => area === null || areaPath(route) === area)
    if (described.length === 0) throw new TransportError('no-such-path', `There are ${[...new Set(routes.map(areaPath))].join(', ')}.`)
    return JSON.stringify(describe(described, { sandboxes: app.sandboxing.mode === 'on', base: API_BASE, cookie: cookie.name }))
  }
  const path = `${API_BASE}/openapi.json`
  const { encode } = app
  const kept = encode ? { ...app, encode: keptEncode(encode) } : app
  hono.get(path, (c) =>
    answered(c, kept, { instance: path, method: 'GET', route: path }, async (notes) => {
      await countAddress(shared, notes, c)
      const area = new URL(c.req.url).searchParams.get('area')
      const text = texts.get(area) ?? textOf(area)
      texts.set(area, text)
      return { status: 200, body: text, headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' } }
    }),
  )
}

function serveHealth(hono: Hono, app: AppDeps): void {
  hono.get('/healthz', (c) => respond(c.req.raw, undefined, { requestId: markedId(c, '/healthz'), reply: json({ status: 'ok' }) }))
  hono.get('/readyz', async (c) => {
    const requestId = markedId(c, '/readyz')
    try {
      if (app.draining?.aborted) throw new AppError('unavailable', 'This process is about to end.', { retryAfter: 1 })
      await app.store.ready()
      return await respond(c.req.raw, undefined, { requestId, reply: json({ status: 'ready' }) })
    } catch (error) {
      return problemResponse(error, { requestId, instance: c.req.path, method: 'GET', route: '/readyz' }, app)
    }
  })
}

/** What no operation answers: 405 where the address exists, 404 where it does not. */
function refuseTheRest(hono: Hono, router: AppRouter, shared: Shared): void {
  const { app } = shared
  hono.notFound((c) =>
    answered(c, app, { instance: c.req.path, method: c.req.method, route: '*' }, async (notes) => {
      await countAddress(shared, notes, c)
      const methods = router.methodsAt(c.req.path)
      if (methods.length === 0) throw noSuchPath(c.req.path)
      throw new TransportError('method-not-allowed', `Use ${methods.join(' or ')} here.`, { allow: methods.join(', ') })
    }),
  )
  hono.onError((error, c) =>
    problemResponse(error, { requestId: markedId(c, '*'), instance: c.req.path, method: c.req.method, route: '*' }, app),
  )
}

/** Of which nothing is known, but where everything stands (RFC 8631), and what may have been meant. */
function noSuchPath(path: string): TransportError {
  const near = path.startsWith(`${API_BASE}/`) ? nearestPath(path.slice(API_BASE.length), paths) : null
  const help = `Every address is at ${API_BASE}/docs, and for programs at ${API_BASE}/openapi.json.`
  return new TransportError('no-such-path', near === null ? help : `Did you mean ${API_BASE}${near}? ${help}`, {
    link: `<${API_BASE}/docs>; rel="service-doc", <${API_BASE}/openapi.json>; rel="service-desc"`,
  })
}
