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
  /** By customer, which of what they have was stopped. */
  const stopped = new Map<string, Set<number>>()
  const change = (customer: string, to: (one: BilledSubscription, at: number) => BilledSubscription) =>
    void customers.set(customer, customers.get(customer)?.map(to) ?? null)
  const ended = (one: BilledSubscription): BilledSubscription => ({ ...one, status: 'ended', endsAt: one.endsAt ?? one.startedAt })
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
      change(customer, ended)
    },
    async changeEmail(customer, email) {
      asked.push(`${customer} is written to at ${email}`)
    },
    async stopRenewals(customer) {
      asked.push(`stop ${customer}`)
      const own = stopped.get(customer) ?? new Set()
      stopped.set(customer, own)
      change(customer, (one, at) => {
        if (one.status === 'ended' || one.endsAt !== null) return one
        if (one.status !== 'active' && one.status !== 'trialing') return ended(one)
        own.add(at)
        return { ...one, endsAt: one.until }
      })
    },
    async resumeRenewals(customer) {
      asked.push(`resume ${customer}`)
      const own = stopped.get(customer)
      change(customer, (one, at) => (own?.delete(at) && one.status !== 'ended' ? { ...one, endsAt: null } : one))
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
