import type { SubscriptionView } from '@throughline/core/subscription'
import { subscriptionSettings as words } from '../../messages/settings-subscription.ts'
import { money } from './money.ts'

export interface StateWords {
  /** What the plan is called. */
  title: string
  /** What is to be known of it. */
  detail: string | null
  /** Whether the person has to do something. */
  isMissed: boolean
}

/** How a plan stands, in words and dates. `day` writes an instant as the person does. */
export function stateWords(view: SubscriptionView, locale: string, day: (instant: string) => string): StateWords {
  const { state, plan, until, unpaidSince, graceEndsAt, isCovered } = view
  if (!view.isOffered) return { title: words.plan.included, detail: words.plan.ownInstall, isMissed: false }
  if (state === 'none') return { title: words.plan.none, detail: null, isMissed: false }
  const title = plan?.name ?? words.plan.unnamed
  const price = plan && priceWords(plan.price, locale)
  const said = words.states
  const calm = (detail: string | null): StateWords => ({ title, detail, isMissed: false })
  switch (state) {
    case 'trialing':
      return calm(until && said.trialing(day(until), price))
    case 'active':
      return calm(until ? said.active(day(until), price) : price)
    case 'past-due': {
      const [since, end] = [unpaidSince && day(unpaidSince), graceEndsAt && day(graceEndsAt)]
      return { title, detail: isCovered && since && end ? said.grace(since, end) : said.graceOver(end), isMissed: true }
    }
    case 'cancelled':
      if (!until) return calm(said.endedUndated)
      return calm(isCovered ? said.ending(day(until)) : said.ended(day(until)))
  }
}

/** `€5 a month` */
export const priceWords = (
  { interval, amount, currency }: { interval: 'month' | 'year'; amount: number; currency: string },
  locale: string,
) => words.per[interval](money(amount, currency, locale))
