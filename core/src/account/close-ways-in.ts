import { type ClockDep, type DirectoryDep, type IdsDep, listAll, type QueueDep, type StoreDep } from '../kernel/index.ts'
import { actorOf } from './actor.ts'
import { secondFactors } from './codes/schema.ts'
import { emailChanges } from './email/schema.ts'
import { giveUpChange } from './email/settle.ts'
import { linkedSignIns } from './linked/schema.ts'
import { forgetLinked } from './linked/unlink.ts'
import { forgetPasskey } from './passkeys/remove-passkey.ts'
import { passkeys } from './passkeys/schema.ts'
import type { SecretsDep } from './ports.ts'
import type { Account } from './schema.ts'
import { dropToken } from './token/change-tokens.ts'
import { apiTokens } from './token/schema.ts'

export type CloseDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & SecretsDep

/**
 * Ends whatever lets anybody into an account but its password and its sessions: passkeys, codes, sign-ins elsewhere, API tokens
 * and a change of address that waits. What opens is freed before its record goes, so that it can be run again from anywhere.
 * Of each by itself nobody is told.
 */
export async function closeWaysIn(deps: CloseDeps, account: Account): Promise<void> {
  const { store } = deps
  const space = account.id
  for (const passkey of await listAll(deps, space, passkeys.queries.all, {})) await forgetPasskey(deps, space, passkey)
  await store.erase(space, secondFactors, space)
  for (const linked of await listAll(deps, space, linkedSignIns.queries.all, {})) await forgetLinked(deps, space, linked)
  for (const token of await listAll(deps, space, apiTokens.queries.all, {})) await dropToken({ ...deps, actor: actorOf(account) }, token)
  const change = await store.get(space, emailChanges, space)
  if (change) await giveUpChange(deps, change)
}
