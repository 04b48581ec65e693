import { AppError, type ErrorCode, type Fault } from '@throughline/core/kernel'

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
  /** Every fault of the input at once. */
  errors?: readonly Fault[]
  /** The record as it stands now, when the request was based on an older version. */
  current?: unknown
}

const kinds: Record<ProblemCode, { status: number; title: string }> = {
  unreadable: { status: 400, title: 'The body ended early' },
  'not-json': { status: 400, title: 'The body is not JSON' },
  'not-signed': { status: 400, title: 'The message is not signed' },
  unauthenticated: { status: 401, title: 'Sign in first' },
  forbidden: { status: 403, title: 'Not allowed' },
  'proof-needed': { status: 403, title: 'Prove again that it is you' },
  leaving: { status: 403, title: 'The account is to be deleted' },
  'foreign-origin': { status: 403, title: 'The request came from another site' },
  'not-found': { status: 404, title: 'Not found' },
  'no-such-path': { status: 404, title: 'There is nothing at this address' },
  'method-not-allowed': { status: 405, title: 'This address does not do that' },
  conflict: { status: 409, title: 'In conflict with what is there' },
  outdated: { status: 410, title: 'Begin anew' },
  stale: { status: 412, title: 'Changed in the meantime' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-media-type': { status: 415, title: 'Unsupported content type' },
  'range-not-satisfiable': { status: 416, title: 'There is no such part of it' },
  'unsupported-format': { status: 415, title: 'Unsupported format' },
  validation: { status: 422, title: 'Some of this cannot be accepted' },
  'idempotency-key-reused': { status: 422, title: 'The key was used for another request' },
  'not-batchable': { status: 422, title: 'Not for a batch' },
  'not-run': { status: 424, title: 'Not run' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong here' },
  unavailable: { status: 503, title: 'Not available right now' },
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

/** Whether the error is one this API foresees; any other is a fault of ours. */
export const isForeseen = (error: unknown): error is AppError | TransportError =>
  error instanceof AppError || error instanceof TransportError

/**
 * The one place where errors become answers. What is not foreseen becomes `internal` without a word about its cause.
 */
export function problemOf(error: unknown, { instance, requestId }: Pick<Problem, 'instance' | 'requestId'>) {
  const code = isForeseen(error) ? error.code : 'internal'
  const problem: Problem = { type: `/problems/${code}`, ...kinds[code], instance, requestId }
  const headers: Record<string, string> = {}
  if (isForeseen(error)) problem.detail = error.message
  if (error instanceof TransportError) Object.assign(headers, error.headers)
  if (error instanceof AppError) {
    if (error.details.faults) problem.errors = error.details.faults
    if (error.details.current !== undefined) problem.current = error.details.current
    if (error.details.retryAfter !== undefined) headers['retry-after'] = String(error.details.retryAfter)
  }
  // RFC 9110 asks for a challenge on every 401.
  if (code === 'unauthenticated') headers['www-authenticate'] = 'Cookie realm="Throughline"'
  return { problem, headers }
}
