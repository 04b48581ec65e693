import { AppError, type LimitPolicy } from '@throughline/core/kernel'
import type { Context } from 'hono'
import { clientAddress, siteOf } from './client-address.ts'
import { type PageVisit, pageOf } from './page-visit.ts'
import type { SignedInPerson } from './people.ts'
import { costlyReads } from './rate-limit.ts'
import { emailOf } from './read-sent.ts'
import type { Route } from './route.ts'
import { sandboxRequests } from './sandbox.ts'
import type { Notes, Shared } from './shared.ts'

type Limiting = Pick<Shared, 'limiter'>

/** Counts a request by a limit, and notes what is left of that. @throws AppError `rate-limited` */
export async function take({ limiter }: Limiting, notes: Notes, policy: LimitPolicy, key: string): Promise<void> {
  const taken = await limiter.take(policy, key)
  notes.taken.push({ policy, take: taken })
  if (taken.allowed) return
  throw new AppError('rate-limited', 'That was too often. Wait a little and try again.', { retryAfter: taken.resetSeconds })
}

/** By where it comes from: as soon as it is asked, whatever is wrong with it. */
export async function countAsked(shared: Limiting, notes: Notes, { limits }: Route, from: string | undefined): Promise<void> {
  if (limits?.address) await take(shared, notes, limits.address, from as string)
}

/** By the sandbox: once it can be read, and before it is known whether a sandbox may do it, or whether anything has changed. */
export const countSandbox = (shared: Limiting, notes: Notes, { session }: SignedInPerson): Promise<void> =>
  take(shared, notes, sandboxRequests, session.accountId)

/** By the account: once there is an answer to make, so that what has not changed since is asked for as often as one likes. */
export async function countMade(
  shared: Limiting,
  notes: Notes,
  { limits, costly }: Route,
  { session }: SignedInPerson,
  isOfCostly: boolean,
): Promise<void> {
  if (limits?.account) await take(shared, notes, limits.account, session.accountId)
  // Of a costly page it is the page that is counted, and has its turn.
  if (costly && !isOfCostly) await take(shared, notes, costlyReads, session.accountId)
}

/**
 * What a site of many networks may, of what one network may: whoever has one takes networks as they like, and would use up
 * alone what there is from everywhere.
 */
const ofSite = ({ name, quota, windowSeconds }: LimitPolicy): LimitPolicy => ({ name: `${name}-site`, quota: quota * 4, windowSeconds })

/** By the address of mail in the body: once that is read. What is left of those asked for by others as well is told to nobody. */
export async function countSent(
  shared: Limiting,
  notes: Notes,
  { limits }: Route,
  { from, body }: { from: string | undefined; body: unknown },
): Promise<void> {
  const { emailFromAddress, email } = limits ?? {}
  const untold = { ...notes, taken: [] }
  if (emailFromAddress) {
    await take(shared, notes, emailFromAddress, `${from} ${emailOf(body)}`)
    const site = from === undefined ? null : siteOf(from)
    if (site) await take(shared, untold, ofSite(emailFromAddress), `${site} ${emailOf(body)}`)
  }
  if (email) await take(shared, untold, email, emailOf(body))
}

/** Counts a request of nobody; those of one page as one. @throws AppError `rate-limited` */
export async function countAddress(shared: Pick<Shared, 'app' | 'limits' | 'limiter'>, notes: Notes, c: Context): Promise<void> {
  const { limits } = shared
  if (!limits) return
  const count = () => take(shared, notes, limits.address, clientAddress(c, shared.app.trustProxy))
  await (pageOf(c)?.once('address', count) ?? count())
}

type Counting = Pick<Shared, 'limits' | 'limiter' | 'costly'>

/** Counts a request of who is signed in; those of one page as the page. @throws AppError `rate-limited` */
export async function countAccount(shared: Counting, notes: Notes, c: Context, accountId: string): Promise<void> {
  const { limits } = shared
  const page = pageOf(c)
  if (page) await page.once(`account ${accountId}`, () => countPage(shared, notes, page, accountId))
  else if (limits) await take(shared, notes, limits.account, accountId)
}

/** A costly page is one of the few costly things at a time until it is made; what it asks for does not wait for another turn of these. */
async function countPage(shared: Counting, notes: Notes, page: PageVisit, accountId: string): Promise<void> {
  const { limits, costly } = shared
  if (limits) await take(shared, notes, limits.page, accountId)
  if (!page.isCostly) return
  await take(shared, notes, costlyReads, accountId)
  await new Promise<void>((enter) => {
    void costly(accountId, () => {
      enter()
      return page.ended
    })
  })
}
