import { ProblemError } from '@throughline/client/problem'
import { lost } from '../messages/lost.ts'

/** Whether the API has refused what a page asks for because the visitor asked too often; whoever runs the site need not hear of it. */
export const isTooOften = (error: unknown): boolean => error instanceof ProblemError && error.status === 429

/**
 * The answer, or plain words for who asks too often: drawing them a page would cost what they are to be kept from.
 * @param retryAfter how many seconds the API said to wait
 */
export async function orTooOften(answer: () => Promise<Response>, retryAfter: () => string | null = () => null): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!isTooOften(error)) throw error
    const wait = retryAfter() ?? String(WAIT_SECONDS)
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': wait }
    return new Response(`${lost.tooOften}\n`, { status: 429, headers })
  }
}

/** By then there is room for a page again, whichever limit it was that comes back evenly within a minute. */
const WAIT_SECONDS = 10
