import type { LogEntry } from '@throughline/http'
import type { Metrics, Watch } from '@throughline/telemetry'
import type { Environment } from '../environment.ts'
import type { RunningVersion } from '../running-version.ts'
import { logRequests } from './log-requests.ts'

/** Who looks on at what the server does. */
export interface Watches {
  all: readonly Watch[]
  /** What is counted; `null` where nothing is. */
  metrics: Metrics | null
  close(): Promise<void>
}

/** As the operator has set it; what counts and what traces is loaded only then. */
export async function createWatches(
  { logRequests: isLogged, metricsToken, traces: tracing, trustProxy }: Environment,
  { version, log }: { version: RunningVersion; log(entry: LogEntry): void },
): Promise<Watches> {
  const logged = isLogged ? [logRequests(log)] : []
  if (metricsToken === null && tracing === null) return { all: logged, metrics: null, close: async () => {} }
  const { createMetrics, createTraces } = await import('@throughline/telemetry')
  const failed = (error: unknown) => log({ level: 'warn', event: 'not-traced', error })
  const metrics = metricsToken === null ? null : await createMetrics({ version, isStream: (route) => STREAMS.has(route) })
  const traces = tracing && (await createTraces({ ...tracing, version: version.version, trustCallers: trustProxy, failed }))
  return {
    all: [...(traces ? [traces.watch] : []), ...(metrics ? [metrics.watch] : []), ...logged],
    metrics,
    close: async () => traces?.close(),
  }
}

/** What is answered for as long as somebody listens. */
const STREAMS = new Set(['/api/v1/events'])
