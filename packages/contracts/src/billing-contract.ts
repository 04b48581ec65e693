import type { BilledSubscription, Billing } from '@throughline/core/subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

export interface BillingHarness {
  billing: Billing
  /** From now on the service has this of a customer; `null` for one it does not know. */
  has(customer: string, billed: readonly BilledSubscription[] | null): void
  /** A message that something happened to a customer, as it would be sent now. */
  notice(id: string, customer: string | null): { body: string; signature: string }
  /** The service stops answering. */
  stop(): Promise<void>
}

const began = '2026-02-01T09:00:00.000Z'
const later = '2026-03-01T09:00:00.000Z'

/** One of each kind, as the service may have it. */
const each: BilledSubscription[] = [
  { status: 'trialing', price: 'price_plus', startedAt: began, until: later, endsAt: null, unpaidSince: null },
  { status: 'active', price: 'price_plus', startedAt: began, until: later, endsAt: null, unpaidSince: null },
  { status: 'active', price: 'price_plus', startedAt: began, until: later, endsAt: later, unpaidSince: null },
  { status: 'past-due', price: 'price_plus', startedAt: began, until: later, endsAt: null, unpaidSince: '2026-02-02T10:00:00.000Z' },
  { status: 'ended', price: 'price_plus', startedAt: began, until: later, endsAt: '2026-02-15T09:00:00.000Z', unpaidSince: null },
  { status: 'unfinished', price: 'price_plus', startedAt: began, until: later, endsAt: null, unpaidSince: null },
]

/** What every implementation of the Billing port must do. */
export function billingContract(name: string, open: () => Promise<BillingHarness>) {
  describe(`${name} as Billing`, () => {
    let harness: BillingHarness
    let billing: Billing
    const ines = { email: 'ines.varga@post.example', name: 'Ines Varga', accountId: 'ines', key: 'ines.0' }

    beforeAll(async () => {
      harness = await open()
      billing = harness.billing
      // The first time its stand-in is built.
    }, 300_000)
    afterAll(() => harness.stop())

    it('makes one customer of a person, however often it is asked', async () => {
      const customer = await billing.makeCustomer(ines)
      expect(customer).toMatch(/^cus_\w+/)
      expect(await billing.makeCustomer(ines)).toBe(customer)
    })

    it('has pages to pay at and to manage what is paid', async () => {
      const customer = await billing.makeCustomer(ines)
      const urls = { successUrl: 'https://throughline.example/success', cancelUrl: 'https://throughline.example/settings/subscription' }
      const pay = await billing.checkout({ customer, price: 'price_plus', trialDays: 14, ...urls })
      expect(pay).toMatch(/^https:\/\//)
      expect(await billing.checkout({ customer, price: 'price_plus', trialDays: 0, ...urls })).toMatch(/^https:\/\//)
      expect(await billing.portal(customer, urls.cancelUrl)).toMatch(/^https:\/\//)
    })

    it.each(each.map((one) => [one.endsAt && one.status === 'active' ? 'active until it ends' : one.status, one] as const))(
      'says what a customer has: %s',
      async (_, billed) => {
        const customer = await billing.makeCustomer(ines)
        harness.has(customer, [billed])
        expect(await billing.subscriptions(customer)).toEqual([billed])
      },
    )

    it('says all that a customer has and had, or that there is none', async () => {
      const customer = await billing.makeCustomer(ines)
      harness.has(customer, each)
      expect(await billing.subscriptions(customer)).toHaveLength(each.length)
      harness.has(customer, [])
      expect(await billing.subscriptions(customer)).toEqual([])
    })

    it('knows of a customer who is gone that they are', async () => {
      harness.has('cus_gone', null)
      expect(await billing.subscriptions('cus_gone')).toBeNull()
      await billing.endAll('cus_gone')
    })

    it('hears whom a message is about', async () => {
      const { body, signature } = harness.notice('evt_1', 'cus_1')
      expect(await billing.readNotice(body, signature)).toEqual({ id: 'evt_1', customer: 'cus_1' })
      const other = harness.notice('evt_2', null)
      expect(await billing.readNotice(other.body, other.signature)).toEqual({ id: 'evt_2', customer: null })
    })

    it('believes no message that is not signed, or not as it came', async () => {
      const { body, signature } = harness.notice('evt_1', 'cus_1')
      expect(await billing.readNotice(body.replace('cus_1', 'cus_2'), signature)).toBeNull()
      expect(await billing.readNotice(`${body} `, signature)).toBeNull()
      expect(await billing.readNotice(body, '')).toBeNull()
      expect(await billing.readNotice(body, 't=1,v1=00')).toBeNull()
    })

    const has = async (customer: string) => (await billing.subscriptions(customer))?.map(({ status, endsAt }) => [status, endsAt])

    it('charges a customer nothing more, and goes on with what was stopped so', async () => {
      const customer = await billing.makeCustomer(ines)
      harness.has(customer, each)
      await billing.stopRenewals(customer)
      await billing.stopRenewals(customer)
      const stopped = [
        ['trialing', later],
        ['active', later],
        ['active', later],
      ]
      expect((await has(customer))?.slice(0, 3)).toEqual(stopped)
      expect((await has(customer))?.slice(3).map(([status]) => status)).toEqual(['ended', 'ended', 'ended'])
      await billing.resumeRenewals(customer)
      // The third was cancelled by the customer.
      expect((await has(customer))?.slice(0, 3)).toEqual([
        ['trialing', null],
        ['active', null],
        ['active', later],
      ])
      expect((await has(customer))?.slice(3).map(([status]) => status)).toEqual(['ended', 'ended', 'ended'])
    })

    it('goes on with nothing that it did not stop, or that has ended', async () => {
      const customer = await billing.makeCustomer(ines)
      harness.has(customer, each.slice(1, 3))
      await billing.stopRenewals(customer)
      await billing.endAll(customer)
      await billing.resumeRenewals(customer)
      expect((await billing.subscriptions(customer))?.map(({ status }) => status)).toEqual(['ended', 'ended'])
    })

    it('takes another address, also of a customer who is gone', async () => {
      const customer = await billing.makeCustomer(ines)
      await billing.changeEmail(customer, 'ines@harbourline.example')
      harness.has('cus_gone', null)
      for (const ask of [billing.stopRenewals, billing.resumeRenewals]) await ask('cus_gone')
      await billing.changeEmail('cus_gone', 'ines@harbourline.example')
    })

    it('ends what a customer has', async () => {
      const customer = await billing.makeCustomer(ines)
      harness.has(customer, each.slice(0, 2))
      await billing.endAll(customer)
      expect((await billing.subscriptions(customer))?.map(({ status }) => status)).toEqual(['ended', 'ended'])
    })
  })
}
