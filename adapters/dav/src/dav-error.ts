import { AppError, type ErrorCode } from '@throughline/core/kernel'

/** A refusal as HTTP says it; `precondition` is the XML of the condition that does not hold (RFC 4918, 16). */
export class DavError extends Error {
  override readonly name = 'DavError'
  readonly status: number
  readonly precondition: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, precondition = '', headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.precondition = precondition
    this.headers = headers
  }
}

const statuses: Record<ErrorCode, number> = {
  validation: 403,
  unauthenticated: 401,
  forbidden: 403,
  'proof-needed': 403,
  leaving: 403,
  'not-found': 404,
  conflict: 409,
  outdated: 410,
  stale: 412,
  'too-large': 403,
  'unsupported-format': 403,
  'rate-limited': 429,
  unavailable: 503,
}

/** What HTTP says of a refusal of the core; `null` for a fault of ours. */
export function davErrorOf(error: unknown): DavError | null {
  if (error instanceof DavError) return error
  if (!(error instanceof AppError)) return null
  const { retryAfter, faults } = error.details
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return new DavError(statuses[error.code], error.message, preconditionOf(error.code, faults?.[0]?.code), headers)
}

function preconditionOf(code: ErrorCode, fault: string | undefined): string {
  if (code === 'too-large') return '<c:max-resource-size/>'
  if (code === 'unsupported-format') return '<c:valid-calendar-data/>'
  if (code !== 'validation') return ''
  return fault === 'uid_taken' ? '<c:no-uid-conflict/>' : '<c:valid-calendar-object-resource/>'
}
