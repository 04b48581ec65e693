import type { SpaceId, StoreDep } from '../kernel/index.ts'
import type { OfferDep } from './ports.ts'
import { subscriptions } from './schema.ts'

/**
 * Ends what somebody pays whose account goes for good: nobody pays for what is not there. Harmless to repeat.
 * @throws AppError `unavailable` when the billing service does not answer.
 */
export async function endBilling({ store, offer }: StoreDep & Partial<OfferDep>, space: SpaceId): Promise<void> {
  if (!offer) return
  const known = await store.get(space, subscriptions, space)
  if (known?.customer) await offer.billing.endAll(known.customer)
}
