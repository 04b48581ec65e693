import type { SpanExporter } from '@opentelemetry/sdk-trace'

/** Between two that are told. */
const TOLD_EVERY_MS = 3_600_000

/**
 * The same exporter, which tells when it fails, once an hour at most: else nobody who has set a wrong address would know.
 * @param nowMs of a clock that only goes forward
 */
export function telling(exporter: SpanExporter, failed: (error: unknown) => void, nowMs = () => performance.now()): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && nowMs() - toldAt > TOLD_EVERY_MS) {
          toldAt = nowMs()
          failed(result.error)
        }
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
