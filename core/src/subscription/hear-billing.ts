import { instantText, nowText, type SpaceId } from '../kernel/index.ts'
import { type RefreshDeps, refresh } from './refresh.ts'

/** Days for which a message is known to have been heard: longer than the service repeats one. */
const HEARD_DAYS = 30

/**
 * Hears a message of the billing service. It is a reason to ask there what is true now, and never believed for what it
 * says: so it may come late, twice or before an earlier one.
 * @returns whether it was from there
 * @throws AppError `unavailable` when it should be told again.
 */
export async function hearBilling(deps: RefreshDeps, body: string, signature: string): Promise<boolean> {
  const notice = await deps.offer.billing.readNotice(body, signature)
  if (!notice) return false
  if (notice.customer === null) return true
  const { directory } = deps
  const now = nowText(deps)
  // Of customers nobody here is: of another site that is paid by the same service.
  const entry = await directory.find('billing-customer', notice.customer, now)
  if (!entry || (await directory.find('billing-notice', notice.id, now))) return true
  await refresh(deps, entry.space)
  // Only now: what stops before this is told again, and asking once more is harmless.
  await remember(deps, entry.space, notice.id)
  return true
}

function remember(deps: RefreshDeps, space: SpaceId, id: string): Promise<boolean> {
  const expiresAt = instantText(deps.clock.now().add({ hours: 24 * HEARD_DAYS }))
  return deps.directory.reserve({ name: 'billing-notice', value: id, space, id: space, expiresAt }, nowText(deps))
}
