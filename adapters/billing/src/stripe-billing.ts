import { AppError } from '@throughline/core/kernel'
import type { Billing } from '@throughline/core/subscription'
import type Stripe from 'stripe'
import { billedOf } from './billed-of.ts'
import { customerOf } from './customer-of.ts'

export interface StripeSettings {
  secretKey: string
  /** What the messages are signed with that Stripe sends here. */
  webhookSecret: string
  /** Stripe itself when `null`. */
  apiBase: string | null
}

/** Milliseconds for one try; a person is waiting. */
const TIMEOUT = 10_000
/** As many as somebody may have had here; what has ended long ago changes nothing. */
const MOST = 100

/** Payments by Stripe: its own page to pay at and its portal, so that no card is ever seen here. */
export function createStripeBilling(settings: StripeSettings): Billing {
  let loading: Promise<Stripe> | undefined
  // Loaded when it is first needed: it takes as much memory as a fourth of the rest.
  const client = () => {
    loading ??= load(settings)
    return loading
  }
  const asked = async <T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await client()
    return ask(stripe).catch((error: unknown) => {
      throw isOutage(error) ? notAnswering() : error
    })
  }
  const subscriptionsOf = (customer: string) =>
    asked(async ({ subscriptions }) => {
      const query = { customer, status: 'all', limit: MOST, expand: ['data.latest_invoice'] } as const
      return (await subscriptions.list({ ...query, expand: [...query.expand] })).data
    }).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })

  return {
    async makeCustomer({ email, name, accountId, key }) {
      const made = await asked(({ customers }) =>
        customers.create({ email, name, metadata: { accountId } }, { idempotencyKey: `customer-${key}` }),
      )
      return made.id
    },

    async subscriptions(customer) {
      return (await subscriptionsOf(customer))?.map(billedOf) ?? null
    },

    async checkout({ customer, price, trialDays, successUrl, cancelUrl }) {
      const session = await asked(({ checkout }) =>
        checkout.sessions.create({
          mode: 'subscription',
          customer,
          line_items: [{ price, quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          allow_promotion_codes: true,
          ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
        }),
      )
      if (!session.url) throw new Error('Stripe made a checkout session without an address.')
      return session.url
    },

    async portal(customer, returnUrl) {
      return (await asked(({ billingPortal }) => billingPortal.sessions.create({ customer, return_url: returnUrl }))).url
    },

    async endAll(customer) {
      for (const { id, status } of (await subscriptionsOf(customer)) ?? [])
        if (!isOver(status)) await asked(({ subscriptions }) => subscriptions.cancel(id))
    },

    async changeEmail(customer, email) {
      await asked(({ customers }) => customers.update(customer, { email })).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },

    async stopRenewals(customer) {
      for (const subscription of (await subscriptionsOf(customer)) ?? []) {
        const { id, status } = subscription
        if (isPaidFor(subscription)) {
          // What its person has cancelled is theirs to take up again.
          if (!isEnding(subscription))
            await asked(({ subscriptions }) => subscriptions.update(id, { cancel_at_period_end: true, metadata: { [STOPPED]: 'yes' } }))
        } else if (!isOver(status)) await asked(({ subscriptions }) => subscriptions.cancel(id))
      }
    },

    async resumeRenewals(customer) {
      for (const { id, status, metadata } of (await subscriptionsOf(customer)) ?? [])
        if (metadata[STOPPED] && !isOver(status))
          await asked(({ subscriptions }) => subscriptions.update(id, { cancel_at_period_end: false, metadata: { [STOPPED]: '' } }))
    },

    async readNotice(body, signature) {
      const stripe = await client()
      try {
        const event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret)
        return { id: event.id, customer: customerOf(event.data.object) }
      } catch {
        return null
      }
    },
  }
}

/** What Stripe keeps with a subscription that was stopped here, to be told from one its person has cancelled. */
const STOPPED = 'throughline_stopped'

const isOver = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired'

/** What is paid for, or free, until its period ends: only what misses a payment is charged before. */
const isPaidFor = ({ status }: Stripe.Subscription): boolean => status === 'active' || status === 'trialing'

const isEnding = (subscription: Stripe.Subscription): boolean => {
  const { endsAt, until } = billedOf(subscription)
  return endsAt !== null && (until === null || endsAt <= until)
}

async function load({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: Stripe } = await import('stripe')
  const base = apiBase === null ? null : new URL(apiBase)
  return new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && { protocol: base.protocol === 'http:' ? 'http' : 'https', host: base.hostname, port: portOf(base) }),
  })
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'http:' ? '80' : '443')

interface StripeError {
  type: string
  code?: string
  statusCode?: number
}

const isOutage = (error: unknown): boolean => {
  const { type, statusCode = 0 } = error as StripeError
  return type === 'StripeConnectionError' || type === 'StripeRateLimitError' || statusCode >= 500
}

const isMissing = (error: unknown): boolean => (error as StripeError).code === 'resource_missing'

const notAnswering = () =>
  new AppError('unavailable', 'The service that takes the payments does not answer right now. Try again in a moment.', { retryAfter: 30 })
