import { ProblemError } from '@throughline/client/problem'

const HERE = '/settings/subscription'

/** Why a page of the billing service was not opened, as the address of ours says it. */
export const isOutcome = (text: string | null): text is 'busy' | 'conflict' => text === 'busy' || text === 'conflict'

/**
 * The address to send the browser to: a page of the billing service, or ours with the reason why not. A link leads here and
 * no form, because forms of ours lead to no other site; that another site sent the browser is for the API to refuse.
 */
export async function leaveFor(page: () => Promise<{ url: string }>): Promise<string> {
  try {
    return (await page()).url
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'conflict') return `${HERE}?not=conflict`
    return error.status === 429 || error.status === 503 ? `${HERE}?not=busy` : HERE
  }
}
