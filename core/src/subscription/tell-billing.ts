import type { SpaceId } from '../kernel/index.ts'
import { type RefreshDeps, refresh } from './refresh.ts'
import { subscriptions } from './schema.ts'

/**
 * Tells the billing service what is true of an account: where its person is written to, and whether it is to be deleted,
 * for then nothing more is charged. Harmless to repeat.
 * @throws AppError `unavailable` when the service does not answer.
 */
export async function tellBilling(
  deps: RefreshDeps,
  space: SpaceId,
  { email, isLeaving }: { email: string; isLeaving: boolean },
): Promise<void> {
  const known = await deps.store.get(space, subscriptions, space)
  if (!known?.customer) return
  const { billing } = deps.offer
  await billing.changeEmail(known.customer, email)
  await (isLeaving ? billing.stopRenewals(known.customer) : billing.resumeRenewals(known.customer))
  await refresh(deps, space)
}
