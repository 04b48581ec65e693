import { compareTexts } from '../kernel/index.ts'
import type { BilledSubscription } from './ports.ts'
import type { Subscription } from './schema.ts'

type State = Pick<Subscription, 'state' | 'price' | 'until' | 'unpaidSince'>

const nothing: State = { state: 'none', price: null, until: null, unpaidSince: null }

/** How much one counts for beside others: somebody who paid twice has what they paid for. */
const ranks: BilledSubscription['status'][] = ['unfinished', 'ended', 'past-due', 'trialing', 'active']

/** What all that the billing service has of a customer comes to. */
export function stateOf(billed: readonly BilledSubscription[]): State {
  const [first] = [...billed].sort((a, b) => ranks.indexOf(b.status) - ranks.indexOf(a.status) || compareTexts(b.startedAt, a.startedAt))
  if (!first || first.status === 'unfinished') return { ...nothing }
  const { status, price, until, endsAt, unpaidSince } = first
  if (status === 'past-due') return { state: 'past-due', price, until, unpaidSince }
  if (status === 'ended' || endsAt !== null) return { state: 'cancelled', price, until: endsAt ?? until, unpaidSince: null }
  return { state: status, price, until, unpaidSince: null }
}
