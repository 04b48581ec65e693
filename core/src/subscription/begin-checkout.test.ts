import { describe, expect, it } from 'vitest'
import { beginCheckout, openPortal } from './begin-checkout.ts'
import { getSubscription, listPlans, refreshSubscription } from './get-subscription.ts'
import { subscriptions } from './schema.ts'
import { billed, ines, offering } from './test-offer.ts'

const monthly = { plan: 'plus', interval: 'month' } as const

describe('paying for a plan', () => {
  it('leads to the page of the billing service, with the free days of the plan', async () => {
    const deps = await offering()
    expect(await beginCheckout(deps, ines, monthly)).toEqual({ url: 'https://pay.example/cus_1/price_month' })
    expect(deps.billing.asked.at(-1)).toBe('checkout of cus_1 for price_month, 14 days free')
  })

  it('makes somebody one customer, who is found by the directory', async () => {
    const deps = await offering()
    await Promise.all([beginCheckout(deps, ines, monthly), beginCheckout(deps, ines, monthly)])
    expect(await deps.store.get(deps.actor.space, subscriptions, deps.actor.space)).toMatchObject({ customer: 'cus_1', state: 'none' })
    const entry = await deps.directory.find('billing-customer', 'cus_1', deps.clock.now().toString())
    expect(entry).toMatchObject({ space: deps.actor.space, expiresAt: null })
  })

  it.each([
    ['active', {}],
    ['on trial', { status: 'trialing' }],
    ['unpaid', { status: 'past-due', unpaidSince: '2026-02-01T09:00:00.000Z' }],
    ['cancelled, but paid until later', { endsAt: '2026-04-05T09:00:00.000Z' }],
  ] as const)('is refused to who has one: %s', async (_, own) => {
    const deps = await offering()
    await beginCheckout(deps, ines, monthly)
    // Paid in another tab; no message has come of it.
    deps.billing.has('cus_1', [billed(own)])
    await expect(beginCheckout(deps, ines, monthly)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('gives free days once', async () => {
    const deps = await offering()
    await beginCheckout(deps, ines, monthly)
    deps.billing.has('cus_1', [billed({ status: 'ended', endsAt: '2026-03-01T09:00:00.000Z' })])
    await beginCheckout(deps, ines, { plan: 'plus', interval: 'year' })
    expect(deps.billing.asked.at(-1)).toBe('checkout of cus_1 for price_year, 0 days free')
    expect((await getSubscription(deps)).plans[0]?.trialDays).toBe(0)
  })

  it('begins anew for who was deleted at the billing service', async () => {
    const deps = await offering()
    await beginCheckout(deps, ines, monthly)
    deps.billing.has('cus_1', null)
    expect(await beginCheckout(deps, ines, monthly)).toEqual({ url: 'https://pay.example/cus_2/price_month' })
    expect(await deps.directory.find('billing-customer', 'cus_1', deps.clock.now().toString())).toBeNull()
    expect(await openPortal(deps)).toEqual({ url: 'https://pay.example/cus_2' })
  })

  it('is for a plan and a price there are', async () => {
    const deps = await offering()
    const refused = (input: object) => beginCheckout(deps, ines, input as never).catch((error) => error.details.faults[0])
    expect(await refused({ plan: 'gold', interval: 'month' })).toMatchObject({ pointer: '/plan', code: 'no_such_plan' })
    expect(await refused({ plan: 'team', interval: 'month' })).toMatchObject({ pointer: '/interval', code: 'no_such_price' })
    expect(await refused({ plan: 'plus', interval: 'day' })).toMatchObject({ pointer: '/interval' })
    expect(deps.billing.asked).toEqual([])
  })
})

describe('the portal', () => {
  it('is for who began to pay', async () => {
    const deps = await offering()
    await expect(openPortal(deps)).rejects.toMatchObject({ code: 'conflict' })
    await beginCheckout(deps, ines, monthly)
    expect(await openPortal(deps)).toEqual({ url: 'https://pay.example/cus_1' })
  })
})

describe('what one has', () => {
  it('is chosen from plans that everybody may read', async () => {
    const deps = await offering()
    expect(listPlans(deps)).toEqual({ isOffered: true, plans: (await getSubscription(deps)).plans })
  })

  it('is everything where nothing is offered, and nothing can be bought', async () => {
    const deps = { ...(await offering()), offer: null }
    const all = { isOffered: false, state: 'none', coach: true, storageLimit: 5 * 2 ** 30, plans: [] }
    expect(await getSubscription(deps)).toMatchObject(all)
    expect(await refreshSubscription(deps)).toMatchObject(all)
    expect(listPlans(deps)).toEqual({ isOffered: false, plans: [] })
    await expect(beginCheckout(deps, ines, monthly)).rejects.toMatchObject({ code: 'not-found' })
    await expect(openPortal(deps)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is known right after paying, before any message', async () => {
    const deps = await offering()
    await beginCheckout(deps, ines, monthly)
    deps.billing.has('cus_1', [billed()])
    expect(await getSubscription(deps)).toMatchObject({ state: 'none', plan: null, isCovered: false, storageLimit: 2 ** 30 })
    const has = {
      state: 'active',
      plan: { id: 'plus', price: { interval: 'month', amount: 500 } },
      isCovered: true,
      storageLimit: 20 * 2 ** 30,
    }
    expect(await refreshSubscription(deps)).toMatchObject(has)
    expect(await getSubscription(deps)).toMatchObject(has)
  })

  it('tells nobody what the billing service calls a price', async () => {
    expect(JSON.stringify(await getSubscription(await offering()))).not.toContain('price_month')
  })
})
