import type { ActorDep, ClockDep, StoreDep } from '../kernel/index.ts'
import { type Entitlements, entitlementsOf } from './entitlements.ts'
import type { Offer, OfferDep } from './ports.ts'
import { subscriptions } from './schema.ts'

/** What the asker may use; nothing is looked up where everything is included. */
export async function myEntitlements(
  deps: StoreDep & ClockDep & ActorDep & Partial<OfferDep> & { storageLimit: number },
): Promise<Entitlements> {
  const { store, clock, actor, offer, storageLimit } = deps
  if (!offer) return { storageLimit, coach: true }
  const known = await store.get(actor.space, subscriptions, actor.space)
  return entitlementsOf(offer.plans, known, { storageLimit }, clock.now())
}

/** What the use cases of everybody are to know of an offer: also how much room for files each has by it. */
export const offering = ({ offer, storageLimit }: { offer: Offer | null; storageLimit: number }) => ({
  offer,
  ownStorageLimit: offer
    ? async (deps: StoreDep & ClockDep & ActorDep) => (await myEntitlements({ ...deps, offer, storageLimit })).storageLimit
    : undefined,
})
