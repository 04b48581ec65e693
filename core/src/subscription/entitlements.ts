import { instantText } from '../kernel/index.ts'
import { type Plans, planOfPrice } from './plans.ts'
import type { OfferDep } from './ports.ts'
import type { Subscription } from './schema.ts'

/** Days after a payment went missing within which nothing changes. */
export const GRACE_DAYS = 14

/** What somebody may use. Reading, editing and exporting what they have is no part of it: that is never held back. */
export interface Entitlements {
  /** Bytes that new files may fill up to; those that are there stay. */
  storageLimit: number
  coach: boolean
}

type Known = Pick<Subscription, 'state' | 'price' | 'until' | 'unpaidSince'>

/** When the grace of a missing payment ends, as an RFC 3339 instant; `null` where none is missing. */
export function graceEndsAt({ state, unpaidSince }: Pick<Known, 'state' | 'unpaidSince'>): string | null {
  if (state !== 'past-due' || unpaidSince === null) return null
  return instantText(Temporal.Instant.from(unpaidSince).add({ hours: 24 * GRACE_DAYS }))
}

/** Whether what somebody has stands for its plan at this instant. */
export function isCovered(known: Known, now: Temporal.Instant): boolean {
  const isBefore = (end: string | null) => end !== null && Temporal.Instant.compare(now, Temporal.Instant.from(end)) < 0
  switch (known.state) {
    case 'none':
      return false
    case 'trialing':
    case 'active':
      // Not looked at `until`: a message that is late costs nobody what they have paid for.
      return true
    case 'past-due':
      return isBefore(graceEndsAt(known))
    case 'cancelled':
      return isBefore(known.until)
  }
}

/** What there is for somebody: by their plan while it counts, and else what is there without one. */
export function entitlementsOf(plans: Plans, known: Known | null, common: { storageLimit: number }, now: Temporal.Instant): Entitlements {
  const covered = known !== null && isCovered(known, now)
  // One that is offered no more was paid for with all there is.
  const plan = covered ? (planOfPrice(plans, known.price)?.plan ?? { coach: true, storage: most(plans) }) : plans.withoutPlan
  return { storageLimit: plan.storage ?? common.storageLimit, coach: plan.coach }
}

/** The most bytes that anybody's files may take. */
export const mostStorage = ({ offer, storageLimit }: Partial<OfferDep> & { storageLimit: number }): number =>
  offer ? Math.max(most(offer.plans) ?? storageLimit, offer.plans.withoutPlan.storage ?? storageLimit) : storageLimit

/** The most room that any plan has; `undefined` where one has as much as the install. */
function most({ plans }: Plans): number | undefined {
  const sizes = plans.map(({ storage }) => storage)
  return sizes.includes(undefined) ? undefined : Math.max(...(sizes as number[]))
}
