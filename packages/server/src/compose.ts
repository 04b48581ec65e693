import { join } from 'node:path'
import { createCommonPasswords, createPasskeys, createSealer, providersOnDemand } from '@throughline/auth'
import { createStripeBilling } from '@throughline/billing'
import { createOpenAiCoach } from '@throughline/coach'
import { chosenLanguage } from '@throughline/core/account'
import { createSourceFollower } from '@throughline/core/career'
import { createCoaching, createTaskNotices } from '@throughline/core/discussion'
import { createInterviewMemory, drawCompetencies, meantFor } from '@throughline/core/interview'
import {
  type Clock,
  type ClockDep,
  createRateLimiter,
  createSharedLimiter,
  type Language,
  nowText,
  requestLimits,
} from '@throughline/core/kernel'
import { createRecordReader, kinds } from '@throughline/core/kinds'
import { createPushRunner } from '@throughline/core/notification'
import { createDayMemory } from '@throughline/core/progress'
import { offering } from '@throughline/core/subscription'
import { createWebhookRunner } from '@throughline/core/webhook'
import type { Dav } from '@throughline/dav'
import { createProcessPrinter, createResumeSetter } from '@throughline/documents'
import { type AppDeps, addressOf, createApp, sessionCookie } from '@throughline/http'
import { createPasswordHasher, createSecretSource, createSessions } from '@throughline/lucia'
import { createOutboxMailer, createSmtpMailer, noticeWords } from '@throughline/mail'
import type { Mcp, McpDeps } from '@throughline/mcp'
import { createSentrySink } from '@throughline/monitoring'
import { createOutbound } from '@throughline/outbound'
import { createPusher } from '@throughline/push'
import { createCalendarReader, createProcessReader } from '@throughline/reader'
import type { Hono } from 'hono'
import { choresOf } from './chores.ts'
import { compression } from './compression.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { holdJobs } from './held-jobs.ts'
import { createIds } from './ids.ts'
import { keptPushKeys, keptSecretKey } from './kept-keys.ts'
import { log as write } from './log.ts'
import { reportFaults } from './report-faults.ts'
import { type RunningVersion, runningVersion } from './running-version.ts'
import { createSampleSource } from './sample-source.ts'
import { createSandboxSample } from './sandbox-sample.ts'
import { expectUsable, openStorage } from './storage.ts'
import { createTurnstile } from './turnstile.ts'
import { createWatches, type Watches } from './watching/create-watches.ts'
import { watchedCalls, watchedLimiter, watchedStorage } from './watching/watch-ports.ts'
import { startWorkers } from './workers.ts'

/** Where errors go. */
export interface Errors {
  /** What browsers report by; `null` where nothing is reported. */
  dsn: string | null
  /** Writes a fault to the log, and reports it where that is set up. */
  report(event: string, error: unknown, requestId?: string): void
}

export interface ComposedServer {
  environment: Environment
  version: RunningVersion
  watches: Watches
  /** The HTTP API; `app.fetch(request, env)` takes Node's `incoming` in `env` for the address limits count by. */
  app: Hono
  /** What calendar programs ask for, beside the API; takes Node's `incoming` as that does. */
  dav(request: Request, connection: unknown): Promise<Response>
  /** What assistants ask (MCP), beside the API; takes Node's `incoming` as that does. */
  mcp(request: Request, connection: unknown): Promise<Response>
  /** The language that the person of a session has chosen, by the Cookie header of a request; `null` for all others. */
  languageOf(cookie: string | undefined): Promise<Language | null>
  /** What goes wrong outside of the API. */
  errors: Errors
  /** Says from now on that it is to end, and takes up no more of what is done in the background. */
  drain(): void
  /** Ends the event streams, without which connections would never close. */
  endStreams(): void
  /** Ends the streams, waits for the workers, and lets go of the storage. Call it once no request is running. */
  close(): Promise<void>
}

const systemClock: Clock = { now: () => Temporal.Now.instant() }

/**
 * The whole server but its listener, out of the environment.
 * @throws EnvironmentError for values that cannot be used.
 */
export async function composeServer(
  variables: Readonly<Record<string, string | undefined>>,
  { clock = systemClock }: Partial<ClockDep> = {},
): Promise<ComposedServer> {
  const environment = readEnvironment(variables)
  const { publicOrigin, publicUrl, requestLimit, signUpMode, trustProxy, storageLimit } = environment
  const errorSink =
    environment.sentry &&
    createSentrySink(environment.sentry, { failed: (error) => write({ level: 'warn', event: 'not-reported', error }) })
  const version = runningVersion(environment.commit)
  const watches = await createWatches(environment, { version, log: write })
  const reported = reportFaults(write, errorSink)
  const log: typeof write = (entry) => {
    if (entry.level === 'error') for (const { faulted } of watches.all) faulted?.(entry.event)
    reported(entry)
  }
  const committed = () => {
    for (const watch of watches.all) watch.committed?.()
  }
  const opened = await openStorage(environment, watches.metrics ? committed : undefined)
  await expectUsable(opened)
  const { close: closeStorage, counters, ...unheld } = watchedStorage(opened, watches.all)
  const held = holdJobs(unheld.queue)
  const storage = { ...unheld, queue: held.queue }
  const nowMs = () => clock.now().epochMilliseconds
  const limiter = watchedLimiter(counters ? createSharedLimiter({ nowMs, counters }) : createRateLimiter(nowMs), watches.all)
  const stored = {
    ...storage,
    clock,
    ids: createIds(nowMs),
    publicUrl,
    kinds,
    storageLimit,
    giveWay: createTurnstile(),
    ...offering({ offer: offerOf(environment), storageLimit }),
  }
  const dayMemory = createDayMemory()
  const sources = createSourceFollower({ ...stored, dayMemory })
  const notices = createTaskNotices({ ...stored, store: sources.store }, (error) =>
    log({ level: 'error', event: 'chore-failed', chore: 'notice-task', error }),
  )
  const base = { ...stored, store: notices.store }
  const secretKey = environment.secretKey ?? (await keptSecretKey(environment.dataDir))
  const secrets = createSecretSource(secretKey)
  const sealer = createSealer(secretKey, environment.formerSecretKeys)
  const outbound = watchedCalls(createOutbound({ allow: environment.privateHosts }), 'outbound', ['send'], watches.all)
  const streams = new AbortController()
  const draining = new AbortController()
  const readings = new AbortController()
  const coaching =
    environment.coach &&
    createCoaching({
      ...base,
      coach: createOpenAiCoach(environment.coach),
      failed: (error) => log({ level: 'error', event: 'chore-failed', chore: 'coach', error }),
    })
  const made = {
    ...base,
    secrets,
    sealer,
    passwords: createPasswordHasher(),
    commonPasswords: createCommonPasswords(),
    passkeys: createPasskeys(),
    sessions: createSessions(base),
    providers: providersOnDemand(environment.providers),
    reader: createProcessReader({ entry: new URL('./read-imports.ts', import.meta.url), ending: readings.signal }),
    outbound,
    pusher: watchedCalls(
      createPusher({
        outbound,
        keys: environment.push.keys ?? (await keptPushKeys(environment.dataDir)),
        subject: environment.push.subject,
      }),
      'push',
      ['send'],
      watches.all,
    ),
    calendarReader: createCalendarReader({ entry: new URL('./read-calendar.ts', import.meta.url) }),
    printer: createProcessPrinter(),
    wordPrinter: createProcessPrinter({ format: 'docx' }),
    resumeSetter: createResumeSetter(),
    asksFor: drawCompetencies,
    meantFor,
    coaching,
    signUpMode,
    sendsMail: environment.smtpUrl !== null,
    publicOrigin,
    trustProxy,
    errorSink,
    limiter,
    requestLimit,
    log,
    shutdown: streams.signal,
    draining: draining.signal,
    encode: compression,
  }
  const sampled = { ...made, sample: createSampleSource(made) }
  const deps = { ...sampled, sandboxing: { mode: environment.sandboxes, sample: createSandboxSample(sampled) } }
  const mail = {
    ...base,
    secrets,
    sealer,
    mailer: watchedCalls(mailerOf(environment, base), 'mail', ['send'], watches.all),
    log: (message: string) => log({ level: 'warn', event: 'mail', message }),
  }
  const failed = (chore: string) => (error: unknown) => log({ level: 'error', event: 'chore-failed', chore, error })
  const webhooks = createWebhookRunner({
    ...{ ...base, outbound, sealer },
    readRecord: createRecordReader({ ...base, dayMemory, interviewMemory: createInterviewMemory() }),
    failed: failed('send-webhooks'),
  })
  const pushes = createPushRunner({
    ...{ ...base, secrets, sessions: deps.sessions, pusher: deps.pusher, pushWords: noticeWords },
    failed: failed('deliver-push'),
  })
  const workers = startWorkers(choresOf({ deps, mail, sources, webhooks, pushes, counters }), log, watches.all)
  const app = createApp(deps)
  const cookie = sessionCookie(publicOrigin?.startsWith('https:') ?? false)
  return {
    environment,
    version,
    watches,
    app,
    dav: davOnDemand(deps),
    mcp: mcpOnDemand(app, deps),
    async languageOf(header) {
      const secret = cookie.read(header)
      return secret ? chosenLanguage(deps, secret) : null
    },
    errors: {
      dsn: errorSink?.dsn ?? null,
      report: (event, error, requestId) => log({ level: 'error', event, error, ...(requestId && { requestId }) }),
    },
    drain() {
      draining.abort()
      held.stop()
    },
    endStreams: () => streams.abort(),
    async close() {
      streams.abort()
      readings.abort()
      await coaching?.close()
      held.stop()
      const followed = workers.stop().then(() => sources.run().catch(failed('follow-sources')))
      const ended = Promise.all([followed, webhooks.close(), pushes.close()])
      // What takes longer is done anew, by whoever takes it up next.
      if (!(await inTime(ended, LAST_MOMENT))) await held.giveBack(nowText(base))
      await notices.settled()
      await closeStorage()
      await watches.close()
      await errorSink?.close()
    },
  }
}

/** Milliseconds for which the end of the process waits for what is done in the background. */
const LAST_MOMENT = 5_000

/** Whether it has ended after so many milliseconds at most. */
async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, ms, false)
  const isInTime = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isInTime
}

/** Loaded by the first program that asks: most installs have none. */
function davOnDemand(deps: AppDeps & Required<Pick<AppDeps, 'limiter' | 'requestLimit'>>): ComposedServer['dav'] {
  let dav: Promise<Dav> | undefined
  return async (request, connection) => {
    dav ??= import('@throughline/dav').then(({ createDav }) =>
      createDav({ ...deps, kinds, limits: deps.requestLimit === null ? null : requestLimits(deps.requestLimit) }),
    )
    return (await dav)(request, { address: addressOf(request.headers, connection, deps.trustProxy) })
  }
}

/** Loaded by the first assistant that asks. */
function mcpOnDemand(app: Hono, { clock, publicOrigin, log }: AppDeps): ComposedServer['mcp'] {
  const api: McpDeps['api'] = async (request, connection) => app.fetch(request, connection as object | undefined)
  const failed = (error: unknown) => log({ level: 'error', event: 'mcp-failed', error })
  let mcp: Promise<Mcp> | undefined
  return async (request, connection) => {
    mcp ??= import('@throughline/mcp').then(({ createMcp }) => createMcp({ api, now: clock.now, failed, publicOrigin }))
    return (await mcp)(request, connection)
  }
}

const offerOf = ({ billing, publicUrl }: Environment) =>
  billing && { billing: createStripeBilling(billing), plans: billing.plans, publicUrl }

function mailerOf({ smtpUrl, mailFrom, dataDir }: Environment, { clock }: Pick<AppDeps, 'clock'>) {
  if (smtpUrl !== null) return createSmtpMailer({ url: smtpUrl, from: mailFrom })
  // What is kept of a log names nobody, and holds no link that opens an account.
  const tell = (words: string, file: string) =>
    write({ level: 'info', event: 'mail', message: process.stdout.isTTY ? words : `Kept in ${file}` })
  return createOutboxMailer({ folder: join(dataDir, 'outbox'), from: mailFrom, log: tell, clock })
}
