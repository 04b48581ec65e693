import type { Context, Span } from '@opentelemetry/api'
import { Held } from './held.ts'
import { telling } from './telling.ts'
import { type BegunRequest, isOutside, type Watch } from './watch.ts'

export interface Traces {
  watch: Watch
  /** Sends what has not been sent yet. */
  close(): Promise<void>
}

export interface TraceSettings {
  /** Of a collector that takes OTLP by HTTP, without `/v1/traces`. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** The part of traces that is kept, from 0 to 1. */
  ratio: number
  serviceName: string
}

interface Options extends TraceSettings {
  version: string
  /** Whether those who say which trace a request belongs to (W3C Trace Context) are ours. */
  trustCallers: boolean
  /** Told when nothing could be sent, once an hour at most. */
  failed(error: unknown): void
}

/** Tells a collector what each request and each chore with something to do asked for, and how long that took. */
export async function createTraces(options: Options): Promise<Traces> {
  const { endpoint, headers, ratio, serviceName, version, trustCallers } = options
  const { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, createContextKey } = await import('@opentelemetry/api')
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } = await import('@opentelemetry/sdk-trace')

  const contexts = new AsyncLocalStorageContextManager().enable()
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers: { ...headers } })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, options.failed) })],
  })
  const tracer = provider.getTracer('throughline', version)
  const propagator = new W3CTraceContextPropagator()
  /** The round of a chore that has found nothing to do so far: most never do, and are not told. */
  const QUIET = createContextKey('quiet chore')
  interface Quiet {
    name: string
    since: number
    span: Span | null
  }
  const quietIn = (at: Context) => at.getValue(QUIET) as Quiet | undefined

  const parentOf = ({ headers: own }: BegunRequest): Context =>
    trustCallers ? propagator.extract(ROOT_CONTEXT, own, defaultTextMapGetter) : ROOT_CONTEXT

  /** What this is a part of; `null` where nobody is told of that. */
  function surrounding(): Context | null {
    const at = contexts.active()
    if (trace.getSpan(at)) return at
    const span = quietIn(at)?.span
    return span ? trace.setSpan(at, span) : null
  }

  function failed(span: Span, error: unknown) {
    // What kind it was, and not its words.
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', error instanceof Error ? error.name : 'thrown')
  }

  const jobs = new Held<Span>(MOST_JOBS)
  const watch: Watch = {
    begin(request) {
      const parent = parentOf(request)
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
      return {
        run: (answer) => contexts.with(trace.setSpan(parent, span), answer),
        end({ requestId, method, route, status, bytes }) {
          span.updateName(`${method} ${route}`)
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            'http.response.size': bytes,
            'throughline.request_id': requestId,
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async around(work, run) {
      const { kind, call, record } = work
      const parent = surrounding()
      if (!parent) return run()
      const attributes = { 'throughline.part': kind, 'throughline.call': call, ...(record && { 'throughline.kind': record }) }
      const span = tracer.startSpan(`${kind} ${call}`, { kind: isOutside(work) ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes }, parent)
      try {
        return await contexts.with(trace.setSpan(parent, span), run)
      } catch (error) {
        failed(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    async chore(name, run) {
      const quiet: Quiet = { name, since: Date.now(), span: null }
      try {
        return await contexts.with(ROOT_CONTEXT.setValue(QUIET, quiet), run)
      } catch (error) {
        if (quiet.span) failed(quiet.span, error)
        throw error
      } finally {
        quiet.span?.end()
      }
    },
    claimed(taken) {
      const quiet = quietIn(contexts.active())
      if (!quiet || taken.length === 0) return
      quiet.span ??= tracer.startSpan(
        `chore ${quiet.name}`,
        { startTime: quiet.since, attributes: { 'throughline.chore': quiet.name } },
        ROOT_CONTEXT,
      )
      const parent = trace.setSpan(ROOT_CONTEXT, quiet.span)
      for (const { lease, type, attempt } of taken) {
        const attributes = { 'throughline.job': type, 'throughline.attempt': attempt }
        jobs.hold(lease, tracer.startSpan(`job ${type}`, { attributes }, parent))
      }
    },
    ended({ lease }, result) {
      const span = jobs.release(lease)
      span?.setAttribute('throughline.result', result)
      span?.end()
    },
  }
  return {
    watch,
    async close() {
      await provider.shutdown().catch(() => {})
      contexts.disable()
    },
  }
}

const MOST_JOBS = 1_000
