import { AppError, type ErrorCode, type Fault } from '@throughline/core/kernel'
import { EITHER_WAY, TokenRefused } from './scope.ts'

/** What goes wrong in the transport itself, before or beside a use case. */
export type TransportFault =
  | 'unreadable'
  | 'not-json'
  | 'foreign-origin'
  | 'not-signed'
  | 'no-such-path'
  | 'method-not-allowed'
  | 'unsupported-media-type'
  | 'range-not-satisfiable'
  | 'idempotency-key-reused'
  | 'not-in-sandbox'
  | 'not-batchable'
  | 'not-run'
  | 'internal'

type ProblemCode = ErrorCode | TransportFault

/** RFC 9457, with what this API adds. */
export interface Problem {
  /** `/problems/<code>`; stable, to be compared by programs. */
  type: string
  title: string
  status: number
  detail?: string
  /** The path that was asked for. */
  instance: string
  requestId: string
  /** Every fault of the input at once, a hundred at most. */
  errors?: readonly Fault[]
  /** The record as it stands now, when the request was based on an older version. */
  current?: unknown
}

interface ProblemKind {
  status: number
  title: string
  /** What to do about it, as `/problems` tells. */
  help: string
}

const kinds: Record<ProblemCode, ProblemKind> = {
  unreadable: {
    status: 400,
    title: 'The body ended early',
    help: 'Send the request again: the connection was closed before all of it had come.',
  },
  'not-json': {
    status: 400,
    title: 'The body is not JSON',
    help: 'Send JSON in UTF-8. A shell that takes quotes away is the most common cause.',
  },
  'not-signed': {
    status: 400,
    title: 'The message is not signed',
    help: 'Only the billing service speaks to this address, with a signature of its own.',
  },
  unauthenticated: {
    status: 401,
    title: 'Sign in first',
    help: 'Send an API token as “Authorization: Bearer tl_pat_…”, made at /settings/account, or sign in.',
  },
  forbidden: {
    status: 403,
    title: 'Not allowed',
    help: 'The detail says what is missing. A token that lacks a scope is not given more: make another. What a person has to be there for no token may do.',
  },
  'proof-needed': {
    status: 403,
    title: 'Prove again that it is you',
    help: 'Send the password or a code to POST /api/v1/auth/proof, or sign in anew, then send the request once more. A proof counts for ten minutes.',
  },
  leaving: { status: 403, title: 'The account is to be deleted', help: 'Send DELETE /api/v1/me/deletion to keep the account.' },
  'not-in-sandbox': {
    status: 403,
    title: 'Not in a sandbox',
    help: 'A sandbox reaches nobody else and keeps no files. Make an account, and ask with a token of its own.',
  },
  'foreign-origin': {
    status: 403,
    title: 'The request came from another site',
    help: 'With a session cookie, send the server’s own address as Origin. With a token no Origin is needed.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    help: 'It is not there, was erased, or is somebody else’s: these look the same. What lies in the trash is still there.',
  },
  'no-such-path': { status: 404, title: 'There is nothing at this address', help: 'Look the address up at /api/v1/docs.' },
  'method-not-allowed': { status: 405, title: 'This address does not do that', help: 'The header Allow has the methods it knows.' },
  conflict: { status: 409, title: 'In conflict with what is there', help: 'The detail says with what. Read it again, then decide.' },
  outdated: { status: 410, title: 'Begin anew', help: 'A copy cannot go on from this cursor: empty it, and ask without a cursor.' },
  stale: {
    status: 412,
    title: 'Changed in the meantime',
    help: 'The problem has the record as it is now, under current. Make your change in that and send its version as If-Match.',
  },
  'too-large': {
    status: 413,
    title: 'Too large',
    help: 'The detail says how much it may be. Bodies have 1 MiB, uploads 25 MiB unless said.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported content type',
    help: 'The header Accept has what is taken: application/json in most places.',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'There is no such part of it',
    help: 'Ask for a range within the length that Content-Range tells.',
  },
  'unsupported-format': {
    status: 415,
    title: 'Unsupported format',
    help: 'The file is not what its format says. The detail says what is missing.',
  },
  validation: {
    status: 422,
    title: 'Some of this cannot be accepted',
    help: 'Every fault is under errors, with a JSON Pointer to where it is, a code for programs and a sentence for people.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The key was used for another request',
    help: 'Use a new Idempotency-Key for each request; the same only to send the same again.',
  },
  'not-batchable': { status: 422, title: 'Not for a batch', help: 'Send it as a request of its own.' },
  'not-run': { status: 424, title: 'Not run', help: 'An operation before it in the batch was refused, and the batch said to stop there.' },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    help: 'Wait as many seconds as Retry-After says. RateLimit and RateLimit-Policy tell what is left.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong here',
    help: 'This is a fault of the server, and is in its log under the requestId. Sending it again may help.',
  },
  unavailable: { status: 503, title: 'Not available right now', help: 'Try again after as many seconds as Retry-After says.' },
}

/** A refusal by the transport; use cases throw `AppError`. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly code: TransportFault
  readonly headers: Readonly<Record<string, string>>

  constructor(code: TransportFault, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }
}

export const problemStatus = (code: ProblemCode): number => kinds[code].status
export const problemTitle = (code: ProblemCode): string => kinds[code].title

/** Every type of problem, with what to do about it. */
export const problemTypes = Object.entries(kinds).map(([code, kind]) => ({ type: typeOf(code), ...kind }))

/** Whether the error is one this API foresees; any other is a fault of ours. */
export const isForeseen = (error: unknown): error is AppError | TransportError =>
  error instanceof AppError || error instanceof TransportError

/**
 * The one place where errors become answers. What is not foreseen becomes `internal` without a word about its cause.
 */
export function problemOf(error: unknown, { instance, requestId }: Pick<Problem, 'instance' | 'requestId'>) {
  const code = isForeseen(error) ? error.code : 'internal'
  const { status, title } = kinds[code]
  const problem: Problem = { type: typeOf(code), title, status, instance, requestId }
  const headers: Record<string, string> = {}
  if (isForeseen(error)) problem.detail = detailOf(error)
  if (error instanceof TransportError) Object.assign(headers, error.headers)
  if (error instanceof AppError) {
    if (error.details.faults) problem.errors = error.details.faults
    if (error.details.current !== undefined) problem.current = error.details.current
    if (error.details.retryAfter !== undefined) headers['retry-after'] = String(error.details.retryAfter)
  }
  // RFC 9110 asks for a challenge on every 401.
  if (code === 'unauthenticated') headers['www-authenticate'] = EITHER_WAY
  if (error instanceof TokenRefused) headers['www-authenticate'] = error.challenge
  return { problem, headers }
}

function typeOf(code: string): string {
  return `/problems/${code}`
}

/** The use cases know no addresses. */
const detailOf = ({ code, message }: AppError | TransportError): string =>
  code === 'proof-needed' ? `${message} POST /auth/proof takes the password or a code; signing in proves it too.` : message
