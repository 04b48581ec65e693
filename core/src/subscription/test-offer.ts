import { fakeActor, fakeBilling, fakeClock } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { type Plans, readPlans } from './plans.ts'
import type { BilledSubscription } from './ports.ts'
import { subscriptions } from './schema.ts'

const file = {
  plans: [
    {
      id: 'plus',
      name: 'Plus',
      includes: ['20 GiB of files'],
      trialDays: 14,
      storage: '20GiB',
      prices: [
        { interval: 'month', amount: 500, currency: 'EUR', stripePrice: 'price_month' },
        { interval: 'year', amount: 5000, currency: 'EUR', stripePrice: 'price_year' },
      ],
    },
    { id: 'team', name: 'Team', prices: [{ interval: 'year', amount: 9000, currency: 'EUR', stripePrice: 'price_team' }] },
  ],
  withoutPlan: { storage: '1GiB', coach: false },
}

export function testPlans(): Plans {
  const read = readPlans(JSON.stringify(file))
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  return read.plans
}

export const ines = { email: 'ines@post.example', name: 'Ines Varga' }

/** Somebody on an install that offers plans, and the service that takes the payments. */
export async function offering() {
  const clock = fakeClock()
  const storage = createMemoryStorage({ kinds: [subscriptions] })
  const actor = fakeActor()
  const billing = fakeBilling()
  const offer = { billing, plans: testPlans(), publicUrl: 'https://throughline.example' }
  return { ...storage, clock, actor, billing, offer, storageLimit: 5 * 2 ** 30 }
}

/** One by the month that goes on. */
export const billed = (own: Partial<BilledSubscription> = {}): BilledSubscription => ({
  ...{ status: 'active', price: 'price_month', startedAt: '2026-03-05T09:00:00.000Z', until: '2026-04-05T09:00:00.000Z' },
  ...{ endsAt: null, unpaidSince: null },
  ...own,
})
