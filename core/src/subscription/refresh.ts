import { type ClockDep, type DirectoryDep, hasCode, newEnvelope, nowText, revised, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { stateOf } from './billed-state.ts'
import type { Offer } from './ports.ts'
import { type Subscription, subscriptions } from './schema.ts'

export type RefreshDeps = StoreDep & ClockDep & DirectoryDep & { offer: Offer }

/**
 * Asks the billing service what somebody has now and keeps it: whatever was told, in whichever order, what is kept is what
 * is true there. Every answer that is kept was asked for after the one it stands in place of.
 * @throws AppError `unavailable` when the service does not answer.
 */
export async function refresh(deps: RefreshDeps, space: SpaceId): Promise<Subscription | null> {
  for (;;) {
    const known = await deps.store.get(space, subscriptions, space)
    if (!known?.customer) return known
    const billed = await deps.offer.billing.subscriptions(known.customer)
    const state = stateOf(billed ?? [])
    // The service names the payment that is missing now; grace is counted from the first.
    if (state.unpaidSince && known.unpaidSince && known.unpaidSince < state.unpaidSince) state.unpaidSince = known.unpaidSince
    const changes = { ...state, ...(billed === null && { customer: null }), hadOne: known.hadOne || state.state !== 'none' }
    if (isSame(known, changes)) return known
    if (billed === null) await deps.directory.release({ name: 'billing-customer', value: known.customer, id: space })
    const next = revised(known, changes, nowText(deps))
    try {
      await deps.store.save(space, subscriptions, next, { expectedVersion: known.version })
      return next
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
    }
  }
}

const isSame = (known: Subscription, changes: Partial<Subscription>) =>
  Object.entries(changes).every(([name, value]) => known[name as keyof Subscription] === value)

/** What is kept of somebody of whom the billing service knows nothing else yet. */
export const newSubscription = (space: SpaceId, customer: string, now: string): Subscription => ({
  ...newEnvelope(space, now),
  ...{ customer, state: 'none', price: null, until: null, unpaidSince: null, hadOne: false },
})
