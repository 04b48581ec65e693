import { BrowserClient, defaultStackParser, linkedErrorsIntegration, makeFetchTransport, Scope } from '@sentry/browser'
import { type ErrorReport, scrubbed } from '@throughline/core/monitoring/scrub'

/** Reports what was thrown. */
export type Report = (error: unknown) => void

/**
 * Reports errors by way of this very site. Of the SDK the client alone is used: it watches nothing by itself, so that there
 * is no trail of what was pressed or typed to begin with.
 */
export function reporter(dsn: string): Report {
  const client = new BrowserClient({
    ...{ dsn, tunnel: '/monitoring', environment: 'production', sendDefaultPii: false, sendClientReports: false },
    integrations: [linkedErrorsIntegration()],
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    beforeSend: (event) => {
      const request = { url: location.href }
      return scrubbed({ ...event, request } as ErrorReport) as unknown as typeof event
    },
  })
  client.init()
  return (error) => {
    client.captureException(error, { originalException: error, mechanism: { type: 'onerror', handled: false } }, new Scope())
  }
}
