import type { Plans } from './plans.ts'

/** A subscription as the billing service has it now. */
export interface BilledSubscription {
  status: 'unfinished' | 'trialing' | 'active' | 'past-due' | 'ended'
  price: string | null
  /** RFC 3339 instants, as all here. */
  startedAt: string
  /** When the trial or what was paid for ends. */
  until: string | null
  /** When it ends, or ended, for good; `null` for one that goes on. */
  endsAt: string | null
  /** Since when a payment is missing; `null` unless `past-due`. */
  unpaidSince: string | null
}

/** Something that has happened at the billing service: a reason to look there, and nothing more. */
export interface BillingNotice {
  /** The same when it is told again. */
  id: string
  /** Whom it is about; `null` when it is about no customer. */
  customer: string | null
}

export interface CheckoutRequest {
  customer: string
  price: string
  /** Days that are free at first; 0 for none. */
  trialDays: number
  /** Where the browser comes back to. */
  successUrl: string
  cancelUrl: string
}

/**
 * A service that takes payments. All but `readNotice` throw AppError `unavailable` when it does not answer. What an
 * implementation must do is said by `billingContract` in packages/contracts.
 */
export interface Billing {
  /** Makes somebody known to it; the same `key` makes one, however often it is asked. */
  makeCustomer(person: { email: string; name: string; accountId: string; key: string }): Promise<string>
  /** All that a customer has or had; `null` when it knows them no more. */
  subscriptions(customer: string): Promise<BilledSubscription[] | null>
  /** The address of the page to pay at. */
  checkout(request: CheckoutRequest): Promise<string>
  /** The address of the page where a customer sees invoices, pays otherwise, changes and cancels. */
  portal(customer: string, returnUrl: string): Promise<string>
  /** Writes to a customer at another address from now on; no matter if it knows them no more. */
  changeEmail(customer: string, email: string): Promise<void>
  /**
   * Charges a customer nothing more: what is paid for, or on trial, ends when that does, and what misses a payment or was
   * never begun ends at once. No matter if that is nothing.
   */
  stopRenewals(customer: string): Promise<void>
  /** Lets go on what `stopRenewals` has stopped and has not ended by now; what the customer has cancelled stays so. */
  resumeRenewals(customer: string): Promise<void>
  /** Ends at once whatever a customer has; no matter if that is nothing. */
  endAll(customer: string): Promise<void>
  /** What a message says that came from it; `null` when it is not signed, wrongly, or long ago. */
  readNotice(body: string, signature: string): Promise<BillingNotice | null>
}

/** Plans that are offered, and who takes the payments. */
export interface Offer {
  billing: Billing
  plans: Plans
  /** Where people reach the site, such as `https://throughline.example`. */
  publicUrl: string
}

export interface OfferDep {
  /** `null` on an install where everything is included. */
  offer: Offer | null
}
