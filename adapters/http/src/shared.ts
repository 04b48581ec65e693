import type { atMost, LimitPolicy, RateLimiter, RequestLimits, Take } from '@throughline/core/kernel'
import type { AppDeps } from './deps.ts'
import type { EventStreams } from './event-stream.ts'
import type { createIdempotency } from './idempotency.ts'
import type { createKeptAnswers } from './kept-answers.ts'
import type { People } from './people.ts'
import type { Within } from './route.ts'
import type { SessionCookie } from './session-cookie.ts'

/** What the handlers of one app share. */
export interface Shared {
  app: AppDeps
  cookie: SessionCookie
  flowCookie: SessionCookie
  people: People
  limiter: RateLimiter
  /** How often anything may be asked for; `null` for without end. */
  limits: RequestLimits | null
  streams: EventStreams
  once: ReturnType<typeof createIdempotency>
  kept: ReturnType<typeof createKeptAnswers>
  /** Uploads take room while they come, so that a person has only a few at a time. */
  uploads: ReturnType<typeof atMost>
  /** One person asks for much at once: others get their turn in between. */
  costly: ReturnType<typeof atMost>
  routeAt: Within['routeAt']
  /** Answers a request that came over this connection. */
  run(request: Request, connection: unknown): Promise<Response>
}

/** What is taken note of while a request is handled, for the headers of whatever the answer will be. */
export interface Notes {
  headers: Record<string, string>
  taken: { policy: LimitPolicy; take: Take }[]
  /** Of who is signed in; what programs are told goes by what they ask for. */
  locale?: string
}
