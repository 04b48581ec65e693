import { getAccount } from '@throughline/core/account'
import type { LimitPolicy } from '@throughline/core/kernel'
import {
  BillingPage,
  beginCheckout,
  Checkout,
  getSubscription,
  listPlans,
  openPortal,
  PlansOffered,
  refreshSubscription,
  SubscriptionView,
} from '@throughline/core/subscription'
import { json } from '../reply.ts'
import { forAnyone, forPerson, type Route } from '../route.ts'
import { exampleSubscription } from '../subscription-example.ts'

/** Each asks somebody else, who counts as well. */
const asking: LimitPolicy = { name: 'billing', quota: 30, windowSeconds: 600 }

const subscription = {
  description: 'What one has, in which state and until when, and the plans that are offered; where none are, everything is included.',
  schema: SubscriptionView,
  example: exampleSubscription,
}
const page = (description: string) => ({ description, schema: BillingPage, example: { url: 'https://checkout.stripe.com/c/pay/cs_…' } })
/** An address that lets in whoever has it is kept nowhere, and is no part of a batch. */
const toldOnce = { isUnkept: () => true, alone: true } as const
const nothingOffered = { 404: { description: 'No plans are offered here: everything is included.' } }
const notAnswering = { 503: { description: 'The service that takes the payments does not answer.' } }

export const subscriptionRoutes: readonly Route[] = [
  forAnyone({
    method: 'GET',
    path: '/subscription/plans',
    operationId: 'listPlans',
    summary: 'The plans that are offered here; none where everything is included',
    area: 'Account',
    answers: {
      200: {
        description: 'The same for everybody.',
        schema: PlansOffered,
        example: { isOffered: exampleSubscription.isOffered, plans: exampleSubscription.plans },
      },
    },
    run: async ({ app }) => json(listPlans(app)),
  }),
  forPerson({
    method: 'GET',
    path: '/subscription',
    operationId: 'getSubscription',
    summary: 'What plan one has, and which there are',
    area: 'Account',
    answers: { 200: subscription },
    run: async ({ deps }) => json(await getSubscription(deps)),
  }),
  forPerson({
    method: 'GET',
    path: '/subscription/now',
    operationId: 'refreshSubscription',
    summary: 'What plan one has, asked of the billing service right now; after paying, its own message may still be on the way',
    area: 'Account',
    limits: { account: asking },
    answers: { 200: subscription, ...notAnswering },
    run: async ({ deps }) => json(await refreshSubscription(deps)),
  }),
  forPerson({
    method: 'POST',
    path: '/subscription/checkout',
    operationId: 'beginCheckout',
    summary: 'Where to pay for a plan',
    area: 'Account',
    inPerson: true,
    body: Checkout,
    ...toldOnce,
    limits: { account: asking },
    answers: { 200: page('The page to pay at.'), ...nothingOffered, 409: { description: 'There is a plan already.' }, ...notAnswering },
    run: async ({ deps, body }) => json(await beginCheckout(deps, await getAccount(deps), body)),
  }),
  forPerson({
    method: 'POST',
    path: '/subscription/portal',
    operationId: 'openPortal',
    summary: 'Where to see invoices, pay otherwise, change the plan or cancel it',
    area: 'Account',
    inPerson: true,
    ...toldOnce,
    limits: { account: asking },
    answers: {
      200: page('The page to manage it at.'),
      ...nothingOffered,
      409: { description: 'Nothing was ever begun to be paid.' },
      ...notAnswering,
    },
    run: async ({ deps }) => json(await openPortal(deps)),
  }),
]
