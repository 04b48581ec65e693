import { z } from 'zod'
import type { ActorDep, ClockDep, StoreDep } from '../kernel/index.ts'
import { Instant } from '../kernel/index.ts'
import type { OfferDeps } from './begin-checkout.ts'
import { entitlementsOf, graceEndsAt, isCovered } from './entitlements.ts'
import { Interval, planOfPrice } from './plans.ts'
import type { Offer, OfferDep } from './ports.ts'
import { refresh } from './refresh.ts'
import { type Subscription, SubscriptionState, subscriptions } from './schema.ts'

const Price = z.object({ interval: Interval, amount: z.int(), currency: z.string() })

const OfferedPlan = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string().nullable(),
  includes: z.array(z.string()),
  prices: z.array(Price),
  /** Free days that the asker would begin with; 0 for none. */
  trialDays: z.int(),
})

/** What somebody has and could have. */
export const SubscriptionView = z
  .object({
    /** Whether plans are offered here at all: without, everything is included. */
    isOffered: z.boolean(),
    state: SubscriptionState,
    /** What one has, or had; `null` for none, and for one that is offered no more. */
    plan: z.object({ id: z.string(), name: z.string(), price: Price }).nullable(),
    /** When the trial ends, the next payment is due, or what was cancelled ends. */
    until: Instant.nullable(),
    /** Since when a payment is missing. */
    unpaidSince: Instant.nullable(),
    /** Until when that changes nothing. */
    graceEndsAt: Instant.nullable(),
    /** Whether the plan stands now. */
    isCovered: z.boolean(),
    /** Whether there is something to see where payments are managed. */
    hasPortal: z.boolean(),
    /** Bytes that files may take. */
    storageLimit: z.int(),
    /** Whether a coach may be asked, where there is one. */
    coach: z.boolean(),
    plans: z.array(OfferedPlan),
  })
  .meta({ id: 'Subscription' })
export type SubscriptionView = z.infer<typeof SubscriptionView>

/** What may be had here, by whoever asks. */
export const PlansOffered = SubscriptionView.pick({ isOffered: true, plans: true }).meta({ id: 'PlansOffered' })
export type PlansOffered = z.infer<typeof PlansOffered>

/** The plans that are offered to whoever has had none; on an install of one's own none, as everything is included. */
export const listPlans = ({ offer }: OfferDep): PlansOffered => ({ isOffered: offer !== null, plans: offer ? plansOf(offer, false) : [] })

type Deps = StoreDep & ClockDep & ActorDep & OfferDep & { storageLimit: number }

/** What the asker has, as it was last told. */
export async function getSubscription(deps: Deps): Promise<SubscriptionView> {
  return view(deps, deps.offer ? await deps.store.get(deps.actor.space, subscriptions, deps.actor.space) : null)
}

/**
 * The same, asked for at the billing service now: for who has just paid, when its message is still on the way.
 * @throws AppError `unavailable`
 */
export async function refreshSubscription(deps: Deps & OfferDeps): Promise<SubscriptionView> {
  const { offer } = deps
  return view(deps, offer ? await refresh({ ...deps, offer }, deps.actor.space) : null)
}

function view({ offer, clock, storageLimit }: Deps, known: Subscription | null): SubscriptionView {
  if (!offer) return { ...nothing, plans: [], storageLimit }
  const found = planOfPrice(offer.plans, known?.price ?? null)
  const plans = plansOf(offer, known?.hadOne ?? false)
  return {
    ...{ isOffered: true, state: known?.state ?? 'none', until: known?.until ?? null, hasPortal: known?.customer != null, plans },
    plan: found && { id: found.plan.id, name: found.plan.name, price: shownPrice(found.price) },
    unpaidSince: known?.unpaidSince ?? null,
    graceEndsAt: known && graceEndsAt(known),
    isCovered: known !== null && isCovered(known, clock.now()),
    ...entitlementsOf(offer.plans, known, { storageLimit }, clock.now()),
  }
}

const plansOf = ({ plans: { plans } }: Offer, hadOne: boolean): SubscriptionView['plans'] =>
  plans.map(({ id, name, about = null, includes, prices, trialDays = 0 }) => ({
    ...{ id, name, about, includes, prices: prices.map(shownPrice) },
    trialDays: hadOne ? 0 : trialDays,
  }))

const shownPrice = ({ interval, amount, currency }: z.infer<typeof Price>) => ({ interval, amount, currency })

const nothing = {
  ...{ isOffered: false, state: 'none' as const, plan: null, until: null, unpaidSince: null, graceEndsAt: null },
  ...{ isCovered: false, hasPortal: false, coach: true },
}
