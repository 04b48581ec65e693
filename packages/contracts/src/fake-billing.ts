import type { BilledSubscription, Billing } from '@throughline/core/subscription'

export interface FakeBilling extends Billing {
  /** From now on the service has this of a customer; `null` for one it does not know. */
  has(customer: string, billed: readonly BilledSubscription[] | null): void
  /** A message that something happened to a customer, as it would be sent. */
  notice(id: string, customer: string | null): { body: string; signature: string }
  /** What was asked, in order. */
  readonly asked: string[]
}

/** A service that takes no payments: it has of its customers what it is told to have. */
export function fakeBilling(): FakeBilling {
  const customers = new Map<string, readonly BilledSubscription[] | null>()
  const keys = new Map<string, string>()
  const asked: string[] = []
  return {
    asked,
    async makeCustomer({ key }) {
      const customer = keys.get(key) ?? `cus_${keys.size + 1}`
      keys.set(key, customer)
      customers.set(customer, customers.get(customer) ?? [])
      return customer
    },
    async subscriptions(customer) {
      asked.push(`subscriptions of ${customer}`)
      const billed = customers.get(customer)
      return billed ? [...billed] : null
    },
    async checkout({ customer, price, trialDays }) {
      asked.push(`checkout of ${customer} for ${price}, ${trialDays} days free`)
      return `https://pay.example/${customer}/${price}`
    },
    portal: async (customer) => `https://pay.example/${customer}`,
    async endAll(customer) {
      asked.push(`end all of ${customer}`)
      const ended = (one: BilledSubscription): BilledSubscription => ({ ...one, status: 'ended', endsAt: one.endsAt ?? one.startedAt })
      customers.set(customer, customers.get(customer)?.map(ended) ?? null)
    },
    async readNotice(body, signature) {
      return signature === `signed ${body}` ? JSON.parse(body) : null
    },
    has: (customer, billed) => void customers.set(customer, billed),
    notice(id, customer) {
      const body = JSON.stringify({ id, customer })
      return { body, signature: `signed ${body}` }
    },
  }
}
