import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { Metrics } from '@throughline/telemetry'
import { setSecurityHeaders } from '../security-headers.ts'
import { markOf } from './mark-requests.ts'

/** Answers `/metrics` to who has the token, where there are any; all else is for `next`. */
export function serveMetrics(metrics: Metrics | null, token: string | null, next: RequestListener, https = false): RequestListener {
  if (!metrics || token === null) return next
  const expected = digest(`Bearer ${token}`)
  return (request, response) => {
    if (!/^\/metrics(\?|$)/.test(request.url ?? '')) return next(request, response)
    markOf(request).route = '/metrics'
    setSecurityHeaders(response, { https })
    response.setHeader('cache-control', 'no-store').setHeader('content-type', 'text/plain; charset=utf-8')
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end('Send METRICS_TOKEN as a bearer token.\n')
    metrics.text().then(
      (text) => response.setHeader('content-type', metrics.contentType).end(text),
      () => response.writeHead(500).end(),
    )
  }
}

/** Of one length, whatever was sent. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
