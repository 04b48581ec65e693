import { billingContract } from '@throughline/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStripeBilling } from './stripe-billing.ts'
import { standInStripe, WEBHOOK_SECRET } from './test-stripe.ts'
import { startStripeMock } from './test-stripe-mock.ts'

const settings = { secretKey: 'sk_test_123', webhookSecret: WEBHOOK_SECRET }

billingContract('Stripe, by its own mock', async () => {
  const stripe = await standInStripe(await startStripeMock())
  return { ...stripe, billing: createStripeBilling({ ...settings, apiBase: stripe.url }) }
})

describe('Stripe', () => {
  let stripe: Awaited<ReturnType<typeof standInStripe>>
  beforeAll(async () => {
    stripe = await standInStripe(await startStripeMock())
  }, 300_000)
  afterAll(() => stripe.stop())
  const billing = () => createStripeBilling({ ...settings, apiBase: stripe.url })
  const lastAsked = () => new URLSearchParams(stripe.asked.at(-1)?.body)

  it('is asked for a subscription to one price, with free days only where there are some', async () => {
    const urls = { successUrl: 'https://throughline.example/success', cancelUrl: 'https://throughline.example/settings/subscription' }
    await billing().checkout({ customer: 'cus_1', price: 'price_plus', trialDays: 14, ...urls })
    expect(Object.fromEntries(lastAsked())).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      'line_items[0][price]': 'price_plus',
      'line_items[0][quantity]': '1',
      'subscription_data[trial_period_days]': '14',
      success_url: urls.successUrl,
    })
    await billing().checkout({ customer: 'cus_1', price: 'price_plus', trialDays: 0, ...urls })
    expect([...lastAsked().keys()].join()).not.toContain('trial')
  })

  it('is told no more of a person than name and address', async () => {
    await billing().makeCustomer({ email: 'ines@post.example', name: 'Ines', accountId: 'ines', key: 'ines.0' })
    expect(Object.fromEntries(lastAsked())).toEqual({ email: 'ines@post.example', name: 'Ines', 'metadata[accountId]': 'ines' })
  })

  it('is not believed when a message is more than five minutes old', async () => {
    const old = stripe.notice('evt_1', 'cus_1', 301)
    expect(await billing().readNotice(old.body, old.signature)).toBeNull()
    const young = stripe.notice('evt_1', 'cus_1', 290)
    expect(await billing().readNotice(young.body, young.signature)).toMatchObject({ id: 'evt_1' })
  })

  it('that does not answer is unavailable, and nothing else is', async () => {
    const nobody = createStripeBilling({ ...settings, apiBase: 'http://127.0.0.1:1' })
    await expect(nobody.subscriptions('cus_1')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(nobody.portal('cus_1', 'https://throughline.example')).rejects.toMatchObject({ code: 'unavailable' })
    // Stripe's mock knows no key that is not one: whoever set it up wrongly is told by the log.
    const stranger = createStripeBilling({ ...settings, secretKey: 'nonsense', apiBase: stripe.url })
    await expect(stranger.subscriptions('cus_1')).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
  })
})
