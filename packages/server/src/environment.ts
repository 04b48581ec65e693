import { join, resolve } from 'node:path'
import type { ProviderSettings } from '@throughline/auth'
import { REQUESTS_A_MINUTE } from '@throughline/core/kernel'
import { type Dsn, readDsn } from '@throughline/monitoring'
import type { PushKeys } from '@throughline/push'
import type { TraceSettings } from '@throughline/telemetry'
import { z } from 'zod'
import { type BillingSettings, billingVariables, readBilling } from './billing-variables.ts'
import { missingOfProviders, providersOf, providerVariables } from './provider-variables.ts'
import { faultsOfPush, pushKeysOf, pushVariables } from './push-variables.ts'
import { telemetryVariables, tracesOf } from './telemetry-variables.ts'

/** Where records are kept. */
export type Database = { kind: 'sqlite'; file: string } | { kind: 'mongodb'; url: string }

/** What the process was started with. */
export interface Environment {
  port: number
  host: string
  /** Origin people reach the site at; `null` where none was given. */
  publicOrigin: string | null
  /** The same for links in mails, with a guess where none was given. */
  publicUrl: string
  /** Absolute. */
  dataDir: string
  database: Database
  /** What secrets are sealed and links signed with; one is made and kept in `dataDir` where none was given. */
  secretKey: string | null
  /** Keys it had before: what was sealed under them is still read. */
  formerSecretKeys: readonly string[]
  /** Mail goes to the outbox in `dataDir` without it. */
  smtpUrl: string | null
  mailFrom: string
  signUpMode: 'open' | 'invite' | 'closed'
  /** Whether anybody may make a sandbox to try the API in. */
  sandboxes: 'on' | 'off'
  trustProxy: boolean
  /** Requests a minute of one person; `null` for no end. */
  requestLimit: number | null
  /** Of what commit it was built, where the builder says so. */
  commit: string | null
  /** Seconds for which it says that it is to end, before it takes no more. */
  drainSeconds: number
  /** What `/metrics` is read with; `null` where nothing is counted. */
  metricsToken: string | null
  /** Where traces are sent; `null` for nowhere. */
  traces: TraceSettings | null
  /** Whether the log has a line for each request. */
  logRequests: boolean
  /** Bytes that the files of one account may take. */
  storageLimit: number
  /** Hosts that people may name though they are not on the public internet, such as a calendar server at home. */
  privateHosts: readonly string[]
  /** Who sends push messages, and whom push services may turn to; keys are made and kept in `dataDir` where none were given. */
  push: { keys: PushKeys | null; subject: string }
  /** The model that people may ask in discussions; `null` for none. */
  coach: { url: string; model: string; key: string | null } | null
  /** Who else vouches for people. */
  providers: readonly ProviderSettings[]
  /** What plans are paid with; `null` where none are offered and everything is included. */
  billing: BillingSettings | null
  /** Where errors are reported; `null` for nowhere. */
  sentry: Dsn | null
}

/** What is wrong with the environment, one line each. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  constructor(faults: readonly string[]) {
    super(['The configuration cannot be used:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
  }
}

const url = (protocols: readonly string[], error: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error })

const units = { MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 } as const

const bytesOf = (size: string): number => Number(size.slice(0, -3)) * units[size.slice(-3) as keyof typeof units]

const HOST = String.raw`(?:\[[0-9a-fA-F:]+\]|[\w.-]+)(?::\d{1,5})?`
const HOSTS = new RegExp(`^${HOST}(?:\\s*,\\s*${HOST})*$`)

const coachAddress = 'Write the address of the API alone, such as https://models.example/v1.'

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'Write a port number, 0 to 65535.' })
    .transform(Number)
    .pipe(z.int().max(65_535, { error: 'Write a port number, 0 to 65535.' }))
    .default(4321),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'], 'Write the whole address, such as https://throughline.example.').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.|mongodb(\+srv)?:\/\/.)/, { error: 'Write sqlite:<file> or mongodb://….' })
    .optional(),
  SECRET_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,500}$/, { error: 'Write at least 32 characters that nobody guesses, without spaces.' })
    .optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .regex(/^[\x21-\x7e]{32,500}( [\x21-\x7e]{32,500}){0,4}$/, { error: 'Write the keys it had before, five at most, parted by a space.' })
    .transform((keys) => keys.split(' '))
    .default([]),
  SMTP_URL: url(['smtp:', 'smtps:'], 'Write smtp://… or smtps://….').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$|^[^\r\n]*<[^\s@]+@[^\s@]+>$/, {
      error: 'Write an address, such as Throughline <mail@throughline.example>.',
    })
    .optional(),
  SIGNUP: z.enum(['open', 'invite', 'closed'], { error: 'Write open, invite or closed.' }).default('open'),
  SANDBOX: z.enum(['on', 'off'], { error: 'Write on or off.' }).optional(),
  TRUST_PROXY: z
    .enum(['true', 'false', '1', '0'], { error: 'Write true or false.' })
    .transform((text) => text === 'true' || text === '1')
    .default(false),
  REQUEST_LIMIT: z
    .string()
    .regex(/^(off|[1-9]\d{0,8})$/, { error: 'Write how many requests a minute one person may send, such as 12000, or off.' })
    .transform((text) => (text === 'off' ? null : Number(text)))
    .default(REQUESTS_A_MINUTE),
  GIT_COMMIT: z
    .string()
    .regex(/^[\da-f]{7,64}$/, { error: 'Write the hash of a commit.' })
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^([1-5]?\d|60)$/, { error: 'Write whole seconds, 0 to 60.' })
    .transform(Number)
    .default(0),
  LOG_REQUESTS: z.enum(['on', 'off'], { error: 'Write on or off.' }).default('off'),
  STORAGE_LIMIT: z
    .string()
    .regex(/^[1-9]\d{0,5}(MiB|GiB|TiB)$/, { error: 'Write a size, such as 500MiB, 5GiB or 1TiB.' })
    .transform(bytesOf)
    .default(5 * 2 ** 30),
  OUTBOUND_PRIVATE_HOSTS: z
    .string()
    .regex(HOSTS, { error: 'Write hosts, with a port or without, parted by commas, such as cloud.lan,192.168.1.5:8443.' })
    .transform((text) => text.toLowerCase().split(/\s*,\s*/))
    .default([]),
  COACH_URL: url(['http:', 'https:'], coachAddress)
    .refine((text) => !/[?#@]/.test(text), { error: coachAddress })
    .optional(),
  COACH_MODEL: z
    .string()
    .regex(/^[\x21-\x7e][\x20-\x7e]{0,198}[\x21-\x7e]?$/, { error: 'Write what the endpoint calls the model.' })
    .optional(),
  COACH_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,2000}$/, { error: 'Write the key alone, without spaces or line breaks.' })
    .optional(),
  ...providerVariables,
  ...pushVariables,
  ...billingVariables,
  ...telemetryVariables,
  SENTRY_DSN: z
    .string()
    .refine((text) => readDsn(text) !== null, { error: 'Write the DSN of the project, such as https://key@sentry.example/1.' })
    .optional(),
})

/** What belongs together is given together. */
const whole = schema.superRefine(({ COACH_URL, COACH_MODEL, COACH_API_KEY, ...others }, context) => {
  const missing = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (COACH_URL !== undefined && COACH_MODEL === undefined) missing('COACH_MODEL', 'Write which model the coach at COACH_URL is.')
  if (COACH_URL === undefined && (COACH_MODEL ?? COACH_API_KEY) !== undefined) missing('COACH_URL', 'Write where the coach is.')
  for (const { name, message } of [...missingOfProviders(others), ...faultsOfPush(others)]) missing(name, message)
  for (const [name, message] of readBilling(others).faults) missing(name, message)
})

/**
 * Reads the environment; an empty value counts as none.
 * @throws EnvironmentError with everything that is wrong.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const result = whole.safeParse(given)
  if (!result.success) throw new EnvironmentError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
  const read = result.data
  const dataDir = resolve(read.DATA_DIR)
  const publicOrigin = read.PUBLIC_URL === undefined ? null : new URL(read.PUBLIC_URL).origin
  const publicUrl = publicOrigin ?? `http://localhost:${read.PORT}`
  return {
    port: read.PORT,
    host: read.HOST,
    publicOrigin,
    publicUrl,
    dataDir,
    database: databaseOf(read.DATABASE_URL, dataDir),
    secretKey: read.SECRET_KEY ?? null,
    formerSecretKeys: read.SECRET_KEY_PREVIOUS,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? `Throughline <throughline@${new URL(publicUrl).hostname}>`,
    signUpMode: read.SIGNUP,
    // Who keeps strangers from signing up means no other strangers to write here, either.
    sandboxes: read.SANDBOX ?? (read.SIGNUP === 'open' ? 'on' : 'off'),
    trustProxy: read.TRUST_PROXY,
    requestLimit: read.REQUEST_LIMIT,
    commit: read.GIT_COMMIT ?? null,
    drainSeconds: read.DRAIN_SECONDS,
    metricsToken: read.METRICS_TOKEN ?? null,
    traces: tracesOf(read),
    logRequests: read.LOG_REQUESTS === 'on',
    storageLimit: read.STORAGE_LIMIT,
    privateHosts: read.OUTBOUND_PRIVATE_HOSTS,
    coach: coachOf(read),
    providers: providersOf(read),
    push: { keys: pushKeysOf(read), subject: read.VAPID_SUBJECT ?? subjectOf(publicUrl) },
    billing: readBilling(read).billing,
    sentry: read.SENTRY_DSN === undefined ? null : readDsn(read.SENTRY_DSN),
  }
}

/** Push services take an https address, or one for mail. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:throughline@${new URL(publicUrl).hostname}`

const coachOf = ({ COACH_URL, COACH_MODEL, COACH_API_KEY }: z.output<typeof schema>): Environment['coach'] =>
  COACH_URL === undefined || COACH_MODEL === undefined ? null : { url: COACH_URL, model: COACH_MODEL, key: COACH_API_KEY ?? null }

function databaseOf(url: string | undefined, dataDir: string): Database {
  if (url === undefined) return { kind: 'sqlite', file: join(dataDir, 'throughline.db') }
  if (url.startsWith('mongodb')) return { kind: 'mongodb', url }
  const file = url.replace(/^sqlite:(\/\/)?/, '')
  return { kind: 'sqlite', file: file === ':memory:' ? file : resolve(file) }
}
