import { z } from 'zod'
import { type ActorDep, AppError, notFound, oneFault, parse } from '../kernel/index.ts'
import { type Payer, withCustomer } from './customer-of.ts'
import { isCovered } from './entitlements.ts'
import { Interval } from './plans.ts'
import type { OfferDep } from './ports.ts'
import type { RefreshDeps } from './refresh.ts'
import { subscriptions } from './schema.ts'

export const Checkout = z
  .strictObject({ plan: z.string().max(40), interval: Interval })
  .meta({ id: 'Checkout', example: { plan: 'plus', interval: 'year' } })
export type Checkout = z.input<typeof Checkout>

/** A page of the billing service to send the browser to. */
export const BillingPage = z
  .object({ url: z.string() })
  .meta({ id: 'BillingPage', example: { url: 'https://checkout.stripe.com/c/pay/cs_…' } })
export type BillingPage = z.infer<typeof BillingPage>

export type OfferDeps = Omit<RefreshDeps, 'offer'> & OfferDep & ActorDep

/**
 * Where to pay for a plan. Nobody pays twice: who has one changes it in the portal.
 * @throws AppError `not-found` where nothing is offered; `validation`; `conflict` for who has a plan; `unavailable`.
 */
export async function beginCheckout(deps: OfferDeps, payer: Payer, input: Checkout): Promise<BillingPage> {
  const offer = offered(deps)
  const { plan: id, interval } = parse(Checkout, input)
  const plan = offer.plans.plans.find((one) => one.id === id)
  if (!plan) throw oneFault('/plan', 'no_such_plan', 'This plan is not offered.')
  const price = plan.prices.find((one) => one.interval === interval)
  if (!price) throw oneFault('/interval', 'no_such_price', `This plan is not sold by the ${interval}.`)
  const known = await withCustomer({ ...deps, offer }, payer)
  if (known.state === 'past-due' || isCovered(known, deps.clock.now()))
    throw new AppError('conflict', 'You have a plan already. Change it where it is paid.')
  const url = await offer.billing.checkout({
    customer: known.customer,
    price: price.stripePrice,
    trialDays: known.hadOne ? 0 : (plan.trialDays ?? 0),
    successUrl: `${offer.publicUrl}/success`,
    cancelUrl: `${offer.publicUrl}/settings/subscription`,
  })
  return { url }
}

/**
 * Where to see invoices, pay otherwise, change a plan and cancel it.
 * @throws AppError `not-found` where nothing is offered; `conflict` for who never began to pay; `unavailable`.
 */
export async function openPortal(deps: OfferDeps): Promise<BillingPage> {
  const offer = offered(deps)
  const { customer } = (await readKnown(deps)) ?? {}
  if (!customer) throw new AppError('conflict', 'There is nothing to manage yet. Choose a plan first.')
  return { url: await offer.billing.portal(customer, `${offer.publicUrl}/settings/subscription`) }
}

const readKnown = ({ store, actor }: OfferDeps) => store.get(actor.space, subscriptions, actor.space)

function offered({ offer }: OfferDep) {
  if (!offer) throw notFound('plan')
  return offer
}
