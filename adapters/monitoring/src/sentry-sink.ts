import type { Event } from '@sentry/node-core/light'
import { AppError } from '@throughline/core/kernel'
import { type ErrorReport, type ErrorSink, scrubbed } from '@throughline/core/monitoring'
import type { Dsn } from './dsn.ts'
import { checkEnvelope } from './envelope.ts'

/** Milliseconds that the service may take for what a browser reports. */
const TIMEOUT = 10_000
/** Milliseconds for which the end of the process waits for what is being reported. */
const LAST_MOMENT = 2_000

interface Options {
  /** Which release of ours it is. */
  release?: string
  /** Told when a report could not even be begun. */
  failed(cause: unknown): void
}

/**
 * Reports to Sentry or what speaks its protocol. Of its SDK the light client alone is used, and loaded at the first error:
 * it takes 40 MiB, changes no global thing, and nothing is paid for it where nothing goes wrong.
 */
export function createSentrySink({ dsn, envelopes }: Dsn, { release, failed }: Options): ErrorSink {
  let loading: ReturnType<typeof load> | undefined
  const client = () => {
    loading ??= load(dsn, release)
    return loading
  }
  return {
    dsn,

    report(error, { event, ...about }) {
      const tags = Object.fromEntries(Object.entries({ event, ...about }).filter(([, value]) => value !== undefined))
      client().then(({ capture }) => capture(error, tags as Record<string, string>), failed)
    },

    async pass(envelope) {
      checkEnvelope(envelope, dsn)
      const headers = { 'content-type': 'application/x-sentry-envelope' }
      const asked = { method: 'POST', headers, body: envelope, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) } as const
      const response = await fetch(envelopes, asked).catch(() => null)
      await response?.body?.cancel()
      if (response?.ok) return
      if (response?.status === 429)
        throw new AppError('rate-limited', 'The service takes no more for now.', {
          retryAfter: Number(response.headers.get('retry-after')) || 60,
        })
      throw new AppError('unavailable', 'The service does not take it.', { retryAfter: 60 })
    },

    async close() {
      await (await loading)?.flush()
    },
  }
}

async function load(dsn: string, release: string | undefined) {
  const { LightNodeClient, Scope, defaultStackParser, linkedErrorsIntegration, makeNodeTransport } = await import('@sentry/node-core/light')
  const client = new LightNodeClient({
    ...{ dsn, release, environment: 'production', sendDefaultPii: false, sendClientReports: false, includeServerName: false },
    integrations: [linkedErrorsIntegration()],
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    beforeSend: (event) => scrubbed(event as ErrorReport) as unknown as typeof event & Event,
  })
  client.init()
  return {
    capture(error: unknown, tags: Record<string, string>) {
      const scope = new Scope()
      scope.setTags(tags)
      client.captureException(error, { originalException: error, mechanism: { type: 'generic', handled: true } }, scope)
    },
    flush: () => client.flush(LAST_MOMENT),
  }
}
