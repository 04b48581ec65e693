import { ProblemError } from '@throughline/client/problem'
import type { Message } from '@throughline/core/discussion'
import { said as words } from '../../../messages/said.ts'

/** What became of sending a message: it is said, may go through later, or is refused for what it is. */
export type Sent = { is: 'said'; message: Message | null } | { is: 'unanswered'; why?: string } | { is: 'refused'; why: string }

/** Statuses by which a server, or what stands before it, says that it cannot answer now. */
const NOT_NOW = [408, 425, 429]

/** What a failure of sending means. */
export function outcomeOf(error: unknown): Exclude<Sent, { message: Message }> {
  if (!(error instanceof ProblemError)) return { is: 'unanswered' }
  const { status, problem } = error
  if (status === 401) return { is: 'unanswered', why: words.signedOut }
  if (status >= 500 || NOT_NOW.includes(status)) return { is: 'unanswered' }
  // The id was chosen here: a message that stands under it is this one, and was edited or taken back since.
  if (status === 409) return { is: 'said', message: null }
  return { is: 'refused', why: problem.errors?.map(({ message }) => message).join(' ') || error.message }
}
