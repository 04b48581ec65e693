import { type ActorDep, changeUntold, nowText, saveNew } from '../kernel/index.ts'
import { newSubscription, type RefreshDeps, refresh } from './refresh.ts'
import { type Subscription, subscriptions } from './schema.ts'

/** Whom the bill is for. */
export interface Payer {
  email: string
  name: string
}

/**
 * What the asker has by now, with a customer to pay as: made known to the billing service where they are not. Found by the
 * directory before anything can be told of them.
 */
export async function withCustomer(deps: RefreshDeps & ActorDep, { email, name }: Payer): Promise<Subscription & { customer: string }> {
  const { directory, actor, offer } = deps
  const { space, accountId } = actor
  const known = await refresh(deps, space)
  if (known?.customer) return { ...known, customer: known.customer }
  const customer = await offer.billing.makeCustomer({ email, name, accountId, key: `${accountId}.${known?.version ?? 0}` })
  const now = nowText(deps)
  await directory.reserve({ name: 'billing-customer', value: customer, space, id: space, expiresAt: null }, now)
  const kept = known ?? (await saveNew(deps, space, subscriptions, newSubscription(space, customer, now)))
  if (kept.customer !== customer) await changeUntold(deps, space, subscriptions, space, () => ({ customer }))
  return { ...kept, customer }
}
