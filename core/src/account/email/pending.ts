import { type ClockDep, type DirectoryDep, type DirectoryEntry, nowText, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { accounts } from '../schema.ts'
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

/** Gives up a change of address; links to it lead nowhere from then on. One that was stopped on its very last way is finished. */
export async function giveUpChange(deps: StoreDep & DirectoryDep, change: EmailChange): Promise<void> {
  const account = await deps.store.get(change.id, accounts, change.id)
  const isDone = account?.email === change.email
  if (isDone) await deps.directory.release({ name: 'email', value: change.from, id: change.id })
  else if (change.isHeld) await deps.directory.release(heldEntry(change))
  await deps.store.erase(change.id, emailChanges, change.id)
}
