import { type ClockDep, type DirectoryEntry, nowText, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { type EmailChange, emailChanges } from './schema.ts'

/** The change of address that is waited for; `null` for none, or one that was not confirmed in time. */
export async function pendingChange(deps: StoreDep & ClockDep, space: SpaceId): Promise<EmailChange | null> {
  const change = await deps.store.get(space, emailChanges, space)
  return change && change.expiresAt > nowText(deps) ? change : null
}

/** The entry by which an address is held for a person until they have confirmed it. */
export const heldEntry = ({ id, email, expiresAt }: Pick<EmailChange, 'id' | 'email' | 'expiresAt'>): DirectoryEntry => ({
  name: 'email',
  value: email,
  space: id,
  id,
  expiresAt,
})
