import { ProblemError } from '@throughline/client/problem'

/**
 * For `catch`: what the API could not answer is `null`, and a page shows that or goes on without; the API has told its log.
 * Anything else is a fault of the program, or of what was asked, and is thrown on.
 */
export function unread(error: unknown): null {
  if (!(error instanceof ProblemError) || error.status < 500) throw error
  return null
}
