import { ProblemError } from '@throughline/client/problem'
import type { Obstacle } from './outbox.ts'

/** Statuses by which a server, or what stands before it, says that it cannot answer now. */
const NOT_NOW = [429, 502, 503, 504]

/** Why a change that failed with an error may go through later; `null` when the server refused it for what it is. */
export function obstacle(error: unknown): Obstacle | null {
  if (error instanceof ProblemError) return error.status === 401 ? 'signed-out' : NOT_NOW.includes(error.status) ? 'no-answer' : null
  if (!(error instanceof TypeError)) return null
  return navigator.onLine ? 'no-answer' : 'no-network'
}
