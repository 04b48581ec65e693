import { AppError, type LimitPolicy } from '@throughline/core/kernel'
import type { Context } from 'hono'
import { clientAddress } from './client-address.ts'
import type { Notes, Shared } from './shared.ts'

/** Counts a request by a limit, and notes what is left of that. @throws AppError `rate-limited` */
export async function take({ limiter }: Pick<Shared, 'limiter'>, notes: Notes, policy: LimitPolicy, key: string): Promise<void> {
  const taken = await limiter.take(policy, key)
  notes.taken.push({ policy, take: taken })
  if (taken.allowed) return
  throw new AppError('rate-limited', 'That was too often. Wait a little and try again.', { retryAfter: taken.resetSeconds })
}

/** Counts a request of nobody. @throws AppError `rate-limited` */
export async function countAddress(shared: Pick<Shared, 'app' | 'limits' | 'limiter'>, notes: Notes, c: Context): Promise<void> {
  if (shared.limits) await take(shared, notes, shared.limits.address, clientAddress(c, shared.app.trustProxy))
}
