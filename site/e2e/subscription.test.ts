import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, signUp, startServer } from '@throughline/harness'
import { standInStripe, WEBHOOK_SECRET } from '../../adapters/billing/src/test-stripe.ts'
import { subscriptionSettings } from '../src/messages/settings-subscription.ts'
import { expectGoodLooks } from './support/looks.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

const { plan, offered, success } = subscriptionSettings

const file = {
  plans: [
    {
      id: 'plus',
      name: 'Plus',
      about: 'For who keeps everything.',
      includes: ['20 GiB of files', 'The coach in discussions'],
      trialDays: 14,
      storage: '20GiB',
      prices: [
        { interval: 'month', amount: 500, currency: 'EUR', stripePrice: 'price_month' },
        { interval: 'year', amount: 5000, currency: 'EUR', stripePrice: 'price_year' },
      ],
    },
  ],
  withoutPlan: { storage: '1GiB', coach: false },
}

/** Days from now, as the billing service says it. */
const inDays = (days: number) =>
  Temporal.Now.instant()
    .add({ hours: 24 * days })
    .round('second')
    .toString({ fractionalSecondDigits: 3 })

// One server with plans for all of them.
test.describe.configure({ mode: 'default' })

let folder: string
let stripe: Awaited<ReturnType<typeof standInStripe>>
let offering: RunningServer

test.beforeAll(async ({ mongodb }) => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-plans-'))
  writeFileSync(join(folder, 'plans.json'), JSON.stringify(file))
  stripe = await standInStripe()
  const set = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
    PLANS_FILE: join(folder, 'plans.json'),
  }
  offering = await startServer({ set, ...(mongodb && { databaseUrl: mongodb.newDatabase() }) })
})
test.afterAll(async () => {
  await offering.stop()
  await stripe.stop()
  rmSync(folder, { recursive: true })
})

/** One by the month that began today. */
const monthly = (own: object = {}) => ({
  ...({ status: 'active', price: 'price_month', startedAt: inDays(0), until: inDays(30), endsAt: null, unpaidSince: null } as const),
  ...own,
})

const tell = async (id: string, customer: string) => {
  const { body, signature } = stripe.notice(id, customer)
  const sent = await fetch(`${offering.url}/billing/stripe`, { method: 'POST', body, headers: { 'stripe-signature': signature } })
  expect(sent.status).toBe(200)
}

test('a plan is chosen, paid where Stripe takes the payment, and followed through every state', async ({ browser }) => {
  const ines = await signUp(offering.url)
  const context = await browser.newContext({ baseURL: offering.url })
  await signBrowserIn(context, offering.url, ines)
  const page = await context.newPage()
  const section = page.getByRole('region', { name: plan.title, exact: true })

  await page.goto('/settings/subscription')
  await expect(section).toContainText(plan.none)
  await expect(page.getByText(offered.free(14))).toBeVisible()
  await page.getByRole('link', { name: offered.chooseOf(offered.choose.month('€5'), 'Plus') }).click()
  await expect(page).toHaveTitle('Stripe')
  const session = new URLSearchParams(stripe.asked.find(({ path }) => path === '/v1/checkout/sessions')?.body)
  expect(session.get('line_items[0][price]')).toBe('price_month')
  const customer = session.get('customer') ?? ''

  // Back before anything is paid, and once it is, before any message of it.
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.waiting)
  stripe.has(customer, [monthly({ status: 'trialing', until: inDays(14) })])
  await page.getByRole('link', { name: success.look }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.title('Plus'))
  await expect(page.getByText('20 GiB of files')).toBeVisible()
  await page.getByRole('link', { name: success.settings }).click()
  await expect(section).toContainText(/Free until .*, then €5 a month/)
  await expect(page.getByRole('region', { name: offered.title }), 'nobody pays twice').toHaveCount(0)

  const states: [RegExp, object][] = [
    [/€5 a month, renews/, monthly()],
    [/missing since .* Nothing changes until/, monthly({ status: 'past-due', unpaidSince: inDays(-2) })],
    [/everything you have is still there/, monthly({ status: 'past-due', unpaidSince: inDays(-20) })],
    [/Cancelled\. You keep it until/, monthly({ endsAt: inDays(30) })],
    [/It ended/, monthly({ status: 'ended', endsAt: inDays(-1) })],
  ]
  for (const [at, [words, has]] of states.entries()) {
    stripe.has(customer, [has as ReturnType<typeof monthly>])
    await tell(`evt_${at}`, customer)
    await page.reload()
    await expect(section).toContainText(words)
  }
  await expect(page.getByText(offered.free(14)), 'a trial is for who had none').toHaveCount(0)

  stripe.has(customer, [monthly({ status: 'past-due', unpaidSince: inDays(-2) })])
  await tell('evt_missing', customer)
  await expectGoodLooks(page, () => page.goto('/settings/subscription'))
  await page.getByRole('link', { name: plan.pay }).click()
  await expect(page).toHaveTitle('Stripe')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/settings/subscription')
  await context.close()
})

test('a link on another site begins no payment', async ({ page, context }) => {
  const stranger = await signUp(offering.url)
  await signBrowserIn(context, offering.url, stranger)
  await page.goto(
    `${stripe.url}/page?${new URLSearchParams({ back: `${offering.url}/settings/subscription/checkout?plan=plus&interval=month` })}`,
  )
  const before = stripe.asked.filter(({ path }) => path.includes('checkout')).length
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(`${offering.url}/settings/subscription`)
  expect(stripe.asked.filter(({ path }) => path.includes('checkout'))).toHaveLength(before)
})

test('without plans, everything is included, and paying leads nowhere', async ({ page, ines }) => {
  expect(ines.client).toBeDefined()
  await page.goto('/settings/subscription')
  await expect(page.getByRole('region', { name: plan.title, exact: true })).toContainText(plan.included)
  await page.goto('/settings/subscription/checkout?plan=plus&interval=month')
  await expect(page).toHaveURL('/settings/subscription')
  await page.goto('/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.own)
  await page.context().clearCookies()
  await page.goto('/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.own)
})
