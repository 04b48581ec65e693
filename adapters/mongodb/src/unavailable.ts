import { AppError } from '@throughline/core/kernel'
import {
  MongoBulkWriteError,
  MongoError,
  MongoErrorLabel,
  MongoInvalidArgumentError,
  MongoServerError,
  MongoWriteConcernError,
} from 'mongodb'

/** Seconds after which asking again may help: about what a replica set needs for an election. */
const RETRY_AFTER = 10

// Interrupted, stepping down, shutting down, not the primary: the state of a server, not of what was asked.
const passing = new Set([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])

export function unavailable(cause?: unknown): AppError {
  const error = new AppError('unavailable', 'The database cannot be reached right now. Please try again in a moment.', {
    retryAfter: RETRY_AFTER,
  })
  return Object.assign(error, { cause })
}

// Of a socket that broke as it was written to; the driver lets these through as they are.
const broken = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT'])

/** What a caller gets to see of a failure: `unavailable` when the state of the database or the way to it is at fault. */
export function translated(error: unknown): unknown {
  if (error instanceof Error && broken.has(String('code' in error && error.code))) return unavailable(error)
  if (!(error instanceof MongoError) || error instanceof MongoInvalidArgumentError) return error
  if (!(error instanceof MongoServerError) || error instanceof MongoWriteConcernError || isCutOff(error)) return unavailable(error)
  return passing.has(Number(error.code)) || error.hasErrorLabel(MongoErrorLabel.RetryableWriteError) ? unavailable(error) : error
}

/** Of several writes at once the driver says that a server refused them, also where none answered: then there is no code. */
const isCutOff = (error: MongoServerError): boolean =>
  error instanceof MongoBulkWriteError && error.code === undefined && [error.writeErrors].flat().length === 0

const DUPLICATE_KEY = 11_000

export const isDuplicate = (error: unknown): boolean => error instanceof MongoServerError && error.code === DUPLICATE_KEY
