import { z } from 'zod'
import { defineKind, envelope, Instant } from '../kernel/index.ts'

/**
 * `cancelled` is one that ends at `until`, be that to come or long ago; `none` is who never had one, or began to pay and did
 * not finish.
 */
export const SubscriptionState = z.enum(['none', 'trialing', 'active', 'past-due', 'cancelled'])
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** What the billing service said last of somebody. It lives in their own space and has the id of their account. */
export const Subscription = z.object({
  ...envelope,
  /** Whom the billing service knows them as; `null` once it knows them no more. */
  customer: z.string().max(255).nullable(),
  state: SubscriptionState,
  /** What it calls what they pay; a plan is found by it. */
  price: z.string().max(255).nullable(),
  /** When the trial ends, the next payment is due, or what was cancelled ends. */
  until: Instant.nullable(),
  /** Since when a payment is missing. */
  unpaidSince: Instant.nullable(),
  /** Whether they ever had one: a trial is for who had none. */
  hadOne: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

/** Part of no archive: it says what is paid for here. */
export const subscriptions = defineKind('subscription', { schema: Subscription, version: 1, queries: {}, archive: null })
