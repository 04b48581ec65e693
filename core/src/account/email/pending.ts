import { type ClockDep, nowText, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { type EmailChange, emailChanges } from './schema.ts'

/** The change of address that is waited for; `null` for none, or one that was not confirmed in time. */
export async function pendingChange(deps: StoreDep & ClockDep, space: SpaceId): Promise<EmailChange | null> {
  const change = await deps.store.get(space, emailChanges, space)
  return change && change.expiresAt > nowText(deps) ? change : null
}
