import type { BillingPage, Checkout, PlansOffered, SubscriptionView } from '@throughline/core/subscription'
import type { Access } from './access.ts'

/** What plan one has, and where it is paid. */
export const subscription = ({ request }: Pick<Access, 'request'>) => ({
  subscription: {
    /** Nobody has to be signed in. */
    plans: () => request<PlansOffered>('GET', '/subscription/plans'),
    get: () => request<SubscriptionView>('GET', '/subscription'),
    /** Asks anew where it is paid. */
    now: () => request<SubscriptionView>('GET', '/subscription/now'),
    checkout: (input: Checkout) => request<BillingPage>('POST', '/subscription/checkout', { body: input }),
    portal: () => request<BillingPage>('POST', '/subscription/portal'),
  },
})
