import type { LogEntry } from '@throughline/http'
import type { Watch } from '@throughline/telemetry'

/** Writes a line for each request that has ended. */
export const logRequests = (log: (entry: LogEntry) => void): Watch => ({
  begin: () => ({
    end: ({ requestId, method, route, status, seconds, bytes }) =>
      log({ level: 'info', event: 'request', requestId, method, route, status, ms: Math.round(seconds * 1000), bytes }),
  }),
})
