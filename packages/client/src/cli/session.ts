import { createHash } from 'node:crypto'
import type { Account } from '@throughline/core/account'
import { type DayRule, localDate } from '@throughline/core/kernel/day'
import { access } from '../access.ts'
import { type CareerClient, career } from '../career-client.ts'
import { type DailyClient, daily } from '../daily-client.ts'
import { ProblemError } from '../problem-error.ts'
import { EXIT, Failure, maySucceedLater, type Unreachable } from './failure.ts'
import { readOwnJson, settingsFile, stateFile, writeOwn } from './places.ts'
import { reach } from './reach.ts'

export type Client = DailyClient & CareerClient

type Environment = Readonly<Record<string, string | undefined>>

/** What `signin` keeps. */
export interface SignedIn {
  url: string
  token: string
}

/** What is known of an account while its server is out of reach. */
interface KnownAccount extends DayRule {
  id: string
  /** Of the token it was read with. */
  token: string
  url: string
  readAt: string
}

export interface Session {
  readonly env: Environment
  readonly url: string
  readonly token: string
  /** Names the token without telling it. */
  readonly tokenHash: string
  /** With a `key`, what is made is made once. */
  client(key?: string, patience?: number): Client
  /** The account's id; `null` while nobody can say. */
  accountId(): Promise<string | null>
  /** The person's date at a moment. */
  dayAt(moment: Temporal.Instant): Promise<string>
  timeZone(): Promise<string>
  /** Why the server could not be reached, once that is known: then nobody waits for it a second time. */
  away: Unreachable | ProblemError | null
}

/** How long the person's zone and day start are believed, in milliseconds. */
const BELIEVED = 24 * 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url').slice(0, 22)

/** The origin somebody typed. @throws Failure for what is none. */
export function originOf(text: string): string {
  const scheme = /^(localhost|127\.|\[::1\])/.test(text) ? 'http' : 'https'
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `${scheme}://${text}`)
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.origin
  throw new Failure(EXIT.wrongUse, `“${text}” is not the address of a server, such as https://throughline.example.`)
}

/**
 * Who is signed in: by the environment before what `signin` kept.
 * @throws Failure where nobody is.
 */
export async function openSession(env: Environment): Promise<Session> {
  const kept = await readOwnJson<SignedIn>(settingsFile(env))
  const url = env.THROUGHLINE_URL ? originOf(env.THROUGHLINE_URL) : kept?.url
  // A token is shown to no server but the one it was kept for.
  const token = env.THROUGHLINE_TOKEN || (kept?.url === url ? kept?.token : undefined)
  if (!url || !token)
    throw new Failure(
      EXIT.notSignedIn,
      'Not signed in. Run throughline signin URL, with a token made at URL/settings/account, or set THROUGHLINE_URL and THROUGHLINE_TOKEN.',
    )
  return sessionOf(env, { url, token })
}

export function sessionOf(env: Environment, { url, token }: SignedIn): Session {
  const tokenHash = hashOf(token)
  const file = stateFile(env, 'account.json')
  let known: Promise<KnownAccount | null> | null = null

  async function read(): Promise<KnownAccount | null> {
    const kept = await readOwnJson<KnownAccount>(file)
    const mine = kept?.token === tokenHash && kept.url === url ? kept : null
    if (session.away || (mine && Date.now() - Date.parse(mine.readAt) < BELIEVED)) return mine
    try {
      return await keepAccount(session, await session.client().me.get())
    } catch (error) {
      if (maySucceedLater(error)) session.away = error
      // A token may be allowed to add tasks, say, and not to read the account.
      else if (!(error instanceof ProblemError && error.status === 403)) throw error
      return mine
    }
  }

  const account = () => (known ??= read())
  const rule = async (): Promise<DayRule> =>
    (await account()) ?? { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone, dayStart: 0 }
  const session: Session = {
    env,
    url,
    token,
    tokenHash,
    away: null,
    client(key, patience) {
      const way = access({ baseUrl: url, fetch: reach({ url, token, ...(key && { key }), ...(patience && { patience }) }) })
      return { ...daily(way), ...career(way) }
    },
    accountId: async () => (await account())?.id ?? null,
    dayAt: async (moment) => localDate(moment, await rule()),
    timeZone: async () => (await rule()).timeZone,
  }
  return session
}

/** Remembers what is needed of an account while its server is away. */
export async function keepAccount({ env, url, tokenHash }: Session, { id, timeZone, dayStart }: Account): Promise<KnownAccount> {
  const known = { id, timeZone, dayStart, url, token: tokenHash, readAt: new Date().toISOString() }
  await writeOwn(stateFile(env, 'account.json'), JSON.stringify(known))
  return known
}
