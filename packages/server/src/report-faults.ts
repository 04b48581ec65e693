import type { ErrorSink } from '@throughline/core/monitoring'
import type { LogEntry } from '@throughline/http'

type Log = (entry: LogEntry) => void

/** A log that also reports the faults that are written to it, without their words for people. */
export function reportFaults(log: Log, sink: ErrorSink | null): Log {
  if (!sink) return log
  return (entry) => {
    log(entry)
    const { level, error, event, requestId, method, route, chore } = entry
    if (level === 'error' && error !== undefined) sink.report(error, { event, requestId, method, route, chore })
  }
}
