import type { TokenScope, ValidSession } from '@throughline/core/account'
import type { StagedFile } from '@throughline/core/attachment'
import type { LimitPolicy, StoredRecord } from '@throughline/core/kernel'
import type { z } from 'zod'
import type { AppDeps, PersonDeps } from './deps.ts'
import type { EventStreams } from './event-stream.ts'
import type { People } from './people.ts'
import type { Reply } from './reply.ts'
import type { SessionCookie } from './session-cookie.ts'

/** An answer as the API's description tells of it. */
export interface Answer {
  description: string
  schema?: z.ZodType
  mediaType?: string
  example?: unknown
  headers?: readonly ('ETag' | 'Location' | 'Set-Cookie')[]
}

/**
 * One operation: how it is reached, how the description tells of it, and what it does. A body is passed on
 * as it was sent, because the use case checks it, with the very schema named here.
 */
interface Operation<Q, B> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the base, with `{name}` for a parameter. */
  path: `/${string}`
  operationId: string
  /** What it does, in few words; after a semicolon or a full stop, in Markdown, what else is to know. */
  summary: string
  area:
    | 'Account'
    | 'Tasks'
    | 'Goals'
    | 'Journal'
    | 'Career'
    | 'Interview prep'
    | 'Discussions'
    | 'Time'
    | 'Calendar'
    | 'Files'
    | 'Search'
    | 'Events'
    | 'Imports'
    | 'Notifications'
    | 'Webhooks'
    | 'Batch'
    | 'Exports'
  query?: z.ZodType<Q>
  /** `upload` is multipart form data with a part `file`. */
  body?: z.ZodType<unknown, B> | 'upload'
  /** Whether the body may be left out. */
  bodyOptional?: boolean
  /** `list`: an ETag that changes with the space, looked at before anything is read. */
  caching?: 'list' | 'record'
  /** Of a list: what it says of a record follows from the clock, to the minute, and so does its ETag. */
  moves?: true
  /** Of a list: its answer is kept while its ETag holds, because making it takes more the more there is. */
  kept?: true
  /** Of a list: what it holds follows from what a token is allowed, and so does its ETag. */
  byScopes?: true
  /** Heeds If-Match. */
  conditional?: boolean
  /** Whether, sent this body, it reads and writes nothing but the record it names: in a batch, such neighbours share a commit. */
  touchesOneRecord?: (body: unknown) => boolean
  /** Bytes an upload may have, of this query; 25 MiB when absent. */
  mostBytes?: (query: Q, app: AppDeps) => number
  /** Of an upload that is a picture, only what it shows is kept. */
  barePictures?: true
  /** What a token has to be allowed beside the scope of the operation, as it reads other areas. */
  alsoNeeds?: readonly TokenScope[]
  /** Reads or works out far more than it answers: counted for the account, which has only a few of them run at a time. */
  costly?: true
  /** Of what is no GET: sent often, or only asking, so that every page reads the same after it and what is fetched ahead may be kept. */
  changesNoPage?: true
  /** Never within a batch, though it takes and answers what one can hold. */
  alone?: true
  limits?: {
    address?: LimitPolicy
    /** By the `email` of the body together with the address it comes from. */
    emailFromAddress?: LimitPolicy
    /**
     * By the `email` of the body, wherever it comes from: far higher, as anyone can use it up, and told to nobody before
     * it is, as what is left of it would tell that somebody else knows the address.
     */
    email?: LimitPolicy
    account?: LimitPolicy
  }
  answers: Readonly<Record<number, Answer>>
}

/** What every operation is called with. */
export interface Call<Q, B> {
  app: AppDeps
  request: Request
  params: Readonly<Record<string, string>>
  query: Q
  body: B
  /** An upload, kept and erased again unless a record has come to name it; `null` where there is none. */
  file: StagedFile | null
  /** What its sender calls it. */
  fileName: string
  /** The network it comes from, where something is counted by that. */
  from: string | undefined
  /** The session secret the browser sent, if any. */
  secret: string | null
  /** The API token that was sent in its place, if any. */
  token: string | null
  cookie: SessionCookie
  flowCookie: SessionCookie
  people: People
  streams: EventStreams
  within: Within
}

/** The API as a request can use it from inside. */
export interface Within {
  /** The operation at an address; `null` when there is none. */
  routeAt(method: string, pathname: string): Route | null
  /** Answers a request as if it had come over the same connection. */
  run(request: Request): Promise<Response>
}

export interface PersonCall<Q, B> extends Call<Q, B> {
  deps: PersonDeps
  session: ValidSession
  /** Whether who asks may do what this scope allows: who is signed in, all; a token, what it was made for. */
  may(scope: TokenScope): boolean
  /** The version in If-Match. */
  expectedVersion: number | undefined
  /** With an Idempotency-Key, the id for what is made: the same at every try. */
  newId: string | undefined
  /** With one, when the same was first asked for under it. */
  since: string | null
}

export interface OpenRoute<Q = unknown, B = unknown> extends Operation<Q, B> {
  access: 'anyone'
  /** Files are taken of nobody whom one does not know. */
  body?: z.ZodType<unknown, B>
  run(call: Call<Q, B>): Promise<Reply>
}

export interface PersonRoute<Q = unknown, B = unknown> extends Operation<Q, B> {
  access: 'person'
  run(call: PersonCall<Q, B>): Promise<Reply>
  /** Also for an account that is to be deleted, which nothing else is shown of. */
  whileLeaving?: true
  /**
   * For who is signed in, and for no token, whatever it allows: it proves who somebody is, opens a session, or changes who else
   * gets in or is let read.
   */
  inPerson?: true
  /**
   * Of a POST that answers a record which may be sealed later: reads it. Under an Idempotency-Key only its id is kept,
   * and a repeated request is answered how it reads now.
   */
  readAgain?: (deps: PersonDeps, id: string) => Promise<StoredRecord>
  /** Whether, sent this body, nothing of the answer is kept under an Idempotency-Key: run again, it answers by what its parts kept. */
  isUnkept?: (body: unknown) => boolean
}

export type Route = OpenRoute | PersonRoute

type Declared<R> = Omit<R, 'access'>

/** An operation for signed-in people only. */
export const forPerson = <Q, B>(route: Declared<PersonRoute<Q, B>>): Route => ({ ...route, access: 'person' }) as PersonRoute

/** An operation that asks for no session. */
export const forAnyone = <Q, B>(route: Declared<OpenRoute<Q, B>>): Route => ({ ...route, access: 'anyone' }) as OpenRoute

export const isInPerson = (route: Route): boolean => route.access === 'person' && route.inPerson === true

/** Whether a GET answers one JSON document, and no file. */
const isDocument = ({ method, answers }: Route): boolean =>
  method === 'GET' && answers[200]?.schema !== undefined && answers[200].mediaType === undefined

/** Whether its answer has an ETag: by what it is made of, or else by what it says. */
export const isTagged = (route: Route): boolean => route.caching !== undefined || isDocument(route)

export const isUnsafe = ({ method }: Pick<Route, 'method'>): boolean => method !== 'GET'
