/** Every way a use case can refuse. Each transport maps these, and only these, in one place. */
export type ErrorCode =
  | 'validation'
  | 'unauthenticated'
  | 'forbidden'
  | 'proof-needed'
  | 'leaving'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'outdated'
  | 'too-large'
  | 'unsupported-format'
  | 'rate-limited'
  | 'unavailable'

/** One fault of an input; `pointer` is an RFC 6901 JSON Pointer into what was sent. */
export interface Fault {
  pointer: string
  code: string
  message: string
}

export interface ErrorDetails {
  /** Every fault at once, for `validation`. */
  faults?: readonly Fault[]
  /** The record as it stands now, for `stale`. */
  current?: unknown
  /** Whole seconds to wait, for `rate-limited` and `unavailable`. */
  retryAfter?: number
}

/** The one error type of the core. `message` is a sentence a person may read. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** A refusal of input for a single fault, whose message says it all. `pointer` is an RFC 6901 JSON Pointer. */
export const oneFault = (pointer: string, code: string, message: string) =>
  new AppError('validation', message, { faults: [{ pointer, code, message }] })

/** A record that is absent and one that belongs to somebody else look the same. */
export const notFound = (what: string) => new AppError('not-found', `There is no such ${what}.`)

/** Whether something thrown is an AppError of this code. */
export const hasCode = (error: unknown, code: ErrorCode): error is AppError => error instanceof AppError && error.code === code
