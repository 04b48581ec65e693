import type { BilledSubscription } from '@throughline/core/subscription'
import type Stripe from 'stripe'

const statuses: Record<string, BilledSubscription['status']> = {
  incomplete: 'unfinished',
  incomplete_expired: 'unfinished',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  // A trial that ended while nothing to pay by was known.
  paused: 'past-due',
  canceled: 'ended',
}

/** A subscription of Stripe's in our words. A status that is not known yet gives nothing. */
export function billedOf(subscription: Stripe.Subscription): BilledSubscription {
  const { status: said, created, trial_end, ended_at, cancel_at, cancel_at_period_end, items } = subscription
  const status = statuses[said] ?? 'unfinished'
  const periodEnd = Math.max(...items.data.map(({ current_period_end }) => current_period_end))
  const until = status === 'trialing' && trial_end ? trial_end : Number.isFinite(periodEnd) ? periodEnd : null
  const endsAt = ended_at ?? cancel_at ?? (cancel_at_period_end ? until : null)
  return {
    status,
    price: items.data[0]?.price.id ?? null,
    startedAt: instant(created),
    until: until === null ? null : instant(until),
    endsAt: endsAt === null ? null : instant(endsAt),
    unpaidSince: status === 'past-due' ? instant(unpaidSince(subscription)) : null,
  }
}

/** When the invoice was made out that is not paid. */
function unpaidSince({ latest_invoice, items, created }: Stripe.Subscription): number {
  if (latest_invoice && typeof latest_invoice === 'object') return latest_invoice.status_transitions.finalized_at ?? latest_invoice.created
  return items.data[0]?.current_period_start ?? created
}

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString()
