import { type OutboundDep, OutboundError, type Pusher } from '@throughline/core/kernel'
import type { PushKeys } from './push-keys.ts'

interface PusherOptions extends OutboundDep {
  keys: PushKeys
  /** Whom push services may write to: `mailto:` or `https:`. */
  subject: string
}

/** Hours for which a push service keeps a message for a browser that is off. */
const KEPT_HOURS = 12
const LIMITS = { mostBytes: 16_384, mostMs: 10_000, mostRedirects: 0 }

/** Sends to the push services of browsers, and to nothing of the network this server stands in. */
export function createPusher({ outbound, keys, subject }: PusherOptions): Pusher {
  return {
    publicKey: keys.publicKey,
    async send(to, message) {
      // Loaded for the first message only: it would make every start slower and larger.
      const { default: webPush } = await import('web-push')
      const { title, body, path, tag } = message
      const request = webPush.generateRequestDetails(to, JSON.stringify({ title, body, path, tag }), {
        vapidDetails: { subject, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: KEPT_HOURS * 3600,
        topic: tag,
      })
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      delete headers['Content-Length']
      const status = await outbound.send({ url: to.endpoint, method: 'POST', headers, body: request.body ?? '', ...LIMITS }).then(
        (answer) => answer.status,
        (error: unknown) => {
          // No push service stands in our own network: whoever named that is up to something.
          if (error instanceof OutboundError && error.fault === 'refused-address') return 403
          throw error
        },
      )
      // RFC 8030: unknown, and expired. What is malformed for this service never gets better.
      if (status === 404 || status === 410 || status === 400 || status === 403) return 'gone'
      if (status >= 200 && status < 300) return 'sent'
      throw new Error(`The push service answered ${status}.`)
    },
  }
}
