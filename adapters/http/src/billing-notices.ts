import { hearBilling } from '@throughline/core/subscription'
import type { Hono } from 'hono'
import { readBytes } from './body.ts'
import type { AppDeps } from './deps.ts'
import { TransportError } from './problem.ts'
import { json } from './reply.ts'
import { markedId } from './request-mark.ts'
import { problemResponse, respond } from './response.ts'

const PATH = '/billing/stripe'
/** Stripe tells of one thing at a time. */
const MOST_BYTES = 512 * 1024

/**
 * Where the billing service tells that something has happened; nowhere on an install that offers no plans. Who sends it is
 * known by the signature of the very bytes, so there is no session, and no origin to look at.
 */
export function hearNotices(hono: Hono, app: AppDeps): void {
  const { offer } = app
  if (!offer) return
  hono.post(PATH, async (c) => {
    const requestId = markedId(c, PATH)
    try {
      const body = new TextDecoder().decode(await readBytes(c.req.raw, MOST_BYTES))
      const isHeard = await hearBilling({ ...app, offer }, body, c.req.header('stripe-signature') ?? '')
      if (!isHeard) throw new TransportError('not-signed', 'Sign the message with the secret that is set up here.')
      return await respond(c.req.raw, undefined, { requestId, reply: json({ received: true }) })
    } catch (error) {
      return problemResponse(error, { requestId, instance: PATH, method: 'POST', route: PATH }, app)
    }
  })
}
