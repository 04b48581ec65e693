import { AppError, type LimitPolicy } from '@throughline/core/kernel'
import type { Context } from 'hono'
import { clientAddress } from './client-address.ts'
import { type PageVisit, pageOf } from './page-visit.ts'
import { costlyReads } from './rate-limit.ts'
import type { Notes, Shared } from './shared.ts'

/** Counts a request by a limit, and notes what is left of that. @throws AppError `rate-limited` */
export async function take({ limiter }: Pick<Shared, 'limiter'>, notes: Notes, policy: LimitPolicy, key: string): Promise<void> {
  const taken = await limiter.take(policy, key)
  notes.taken.push({ policy, take: taken })
  if (taken.allowed) return
  throw new AppError('rate-limited', 'That was too often. Wait a little and try again.', { retryAfter: taken.resetSeconds })
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
