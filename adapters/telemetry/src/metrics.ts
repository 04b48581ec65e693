import type { Registry } from 'prom-client'
import { Held } from './held.ts'
import { type BegunRequest, isOutside, type Watch } from './watch.ts'

export interface Metrics {
  watch: Watch
  contentType: string
  /** All of it in the text format of Prometheus. */
  text(): Promise<string>
}

interface Options {
  version: { version: string; commit: string | null }
  /** Whether what is asked for at a route stays open, so that how long it took says nothing. */
  isStream(route: string): boolean
  nowMs?: () => number
}

const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10]
const LATENESS = [1, 5, 15, 60, 300, 1800]

/** Counts what the server does. The library is loaded with it, so that nobody pays who counts nothing. */
export async function createMetrics({ version, isStream, nowMs = Date.now }: Options): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry: NewRegistry } = await import('prom-client')
  const register: Registry = new NewRegistry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `throughline_${name}`, help, labelNames, registers })
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name: `throughline_${name}`, help, labelNames, buckets, registers })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `throughline_${name}`,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  const open = new Set<BegunRequest>()
  const held = new Held<string>(MOST_HELD)
  let writesWaiting = 0

  new Gauge({
    ...{ name: 'throughline_build_info', help: 'What runs here; always 1.', registers },
    labelNames: ['version', 'commit', 'node'],
  }).set({ version: version.version, commit: version.commit ?? '', node: process.version }, 1)
  const requests = counter('requests_total', 'Requests that have ended.', 'method', 'route', 'status')
  const took = histogram('request_seconds', 'How long requests took, but for streams.', SECONDS, 'route')
  const sent = counter('sent_bytes_total', 'Bytes of answers, as they went over the wire.')
  gauge('requests_open', 'Requests being answered, streams among them.', () => open.size)
  gauge('streams_open', 'Event streams that are open.', () => [...open].filter(({ mark }) => mark?.route && isStream(mark.route)).length)
  const calls = histogram('storage_seconds', 'How long calls of the storage took.', SECONDS, 'part', 'call')
  const failures = counter(
    'storage_failures_total',
    'Calls of the storage that failed, refusals such as a stale version among them.',
    'part',
    'call',
  )
  gauge('writes_waiting', 'Records being saved right now.', () => writesWaiting)
  const writes = counter('writes_total', 'Records that were saved.')
  const commits = counter('commits_total', 'Commits of SQLite, each shared by the writes that waited.')
  const outside = histogram('outside_seconds', 'How long requests to other servers took.', SECONDS, 'what', 'result')
  const claimed = counter('jobs_claimed_total', 'Jobs that were taken up.', 'kind')
  const late = histogram('jobs_late_seconds', 'How long jobs were due when they were taken up.', LATENESS, 'kind')
  const ended = counter('jobs_ended_total', 'Jobs that were done, or given back for later.', 'kind', 'result')
  const chores = counter('chores_total', 'Rounds of what is done now and then.', 'chore', 'result')
  const refusals = counter('rate_limited_total', 'Requests that were refused for a limit.', 'policy')
  const faults = counter('faults_total', 'Faults in the log, by their event.', 'event')

  const watch: Watch = {
    begin(request) {
      open.add(request)
      return {
        end({ method, route, status, seconds, bytes }) {
          open.delete(request)
          requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` })
          if (!isStream(route)) took.observe({ route }, seconds)
          if (bytes > 0) sent.inc(bytes)
        },
      }
    },
    async around(work, run) {
      const { kind, call } = work
      const isWrite = kind === 'store' && call === 'save'
      const since = performance.now()
      let result = 'ok'
      if (isWrite) writesWaiting++
      try {
        const answer = await run()
        if (isWrite) writes.inc()
        return answer
      } catch (error) {
        result = 'failed'
        throw error
      } finally {
        if (isWrite) writesWaiting--
        const seconds = (performance.now() - since) / 1000
        if (isOutside(work)) outside.observe({ what: kind, result }, seconds)
        else calls.observe({ part: kind, call }, seconds)
        if (!isOutside(work) && result === 'failed') failures.inc({ part: kind, call })
      }
    },
    async chore(chore, run) {
      try {
        const answer = await run()
        chores.inc({ chore, result: 'ok' })
        return answer
      } catch (error) {
        chores.inc({ chore, result: 'failed' })
        throw error
      }
    },
    claimed(jobs) {
      for (const job of jobs) {
        held.hold(job.lease, job.type)
        claimed.inc({ kind: job.type })
        late.observe({ kind: job.type }, Math.max(0, (nowMs() - Date.parse(job.runAt)) / 1000))
      }
    },
    ended({ lease }, result) {
      const kind = held.release(lease)
      if (kind) ended.inc({ kind, result })
    },
    refused: (policy) => refusals.inc({ policy }),
    committed: () => commits.inc(),
    faulted: (event) => faults.inc({ event }),
  }
  return { watch, contentType: register.contentType, text: () => register.metrics() }
}

const MOST_HELD = 10_000
