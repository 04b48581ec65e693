import { AppError, type LimitPolicy, type RateLimiter } from '@throughline/core/kernel'
import type { Context, Hono } from 'hono'
import { readBytes } from './body.ts'
import { clientAddress } from './client-address.ts'
import type { AppDeps } from './deps.ts'
import { json } from './reply.ts'
import { markedId } from './request-mark.ts'
import { problemResponse, respond } from './response.ts'
import { requireSameOrigin } from './same-origin.ts'

const PATH = '/monitoring'
/** An error with all its causes is some ten. */
const MOST_BYTES = 200 * 1024

const fromOne: LimitPolicy = { name: 'errors', quota: 60, windowSeconds: 600 }
/** A fault of ours is everybody's at once, and one report of it tells as much as thousands. */
const fromAll: LimitPolicy = { name: 'errors-of-all', quota: 1_200, windowSeconds: 600 }

/**
 * Where the pages of this site report errors, to the one service that the operator has set up; nowhere where there is none.
 * What is passed on is what came and nothing of who sent it.
 */
export function takeErrorReports(hono: Hono, app: AppDeps, limiter: RateLimiter): void {
  const { errorSink } = app
  if (!errorSink) return
  const take = async (policy: LimitPolicy, key: string) => {
    const { allowed, resetSeconds } = await limiter.take(policy, key)
    if (!allowed) throw new AppError('rate-limited', 'Enough is reported for now.', { retryAfter: resetSeconds })
  }
  const pass = async (c: Context) => {
    requireSameOrigin(c.req.raw.headers, { publicOrigin: app.publicOrigin, cookie: true })
    await take(fromOne, clientAddress(c, app.trustProxy))
    await take(fromAll, '')
    await errorSink.pass(await readBytes(c.req.raw, MOST_BYTES))
  }
  hono.post(PATH, async (c) => {
    const requestId = markedId(c, PATH)
    try {
      await pass(c)
      return await respond(c.req.raw, undefined, { requestId, reply: json({}) })
    } catch (error) {
      return problemResponse(error, { requestId, instance: PATH, method: 'POST', route: PATH }, app)
    }
  })
}
