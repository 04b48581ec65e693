import {
  AppError,
  type ClockDep,
  changeUntold,
  type DirectoryDep,
  type IdsDep,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import type { SecretsDep } from '../ports.ts'
import { noteSecurity } from '../security.ts'
import type { PasskeyAnswerTo, PasskeySiteDep, PasskeysDep } from './ports.ts'
import { type Passkey, passkeys } from './schema.ts'

export type UsePasskeyDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & SecretsDep & PasskeysDep & PasskeySiteDep

/**
 * Whose passkey answers a question; `null` when it is none that is known, or does not answer it.
 * @throws AppError `forbidden` when its counter shows that there are two of it. Its person is told.
 */
export async function usePasskey(deps: UsePasskeyDeps, to: PasskeyAnswerTo): Promise<SpaceId | null> {
  const claim = deps.passkeys.claimOf(to.answer)
  const entry = claim && (await deps.directory.find('passkey', deps.secrets.digest(claim.credentialId), nowText(deps)))
  const passkey = entry && (await deps.store.get(entry.space, passkeys, entry.id))
  if (!passkey || (claim.personId !== null && claim.personId !== entry.space)) return null
  const use = await deps.passkeys.verify(deps.site, passkey, to)
  if (!use) return null
  let isCopy = false
  await changeUntold(deps, entry.space, passkeys, entry.id, (now) => {
    isCopy = isCounted(now, use) && use.counter <= now.counter
    return isCopy ? null : { counter: use.counter, isBackedUp: use.isBackedUp, lastUsedAt: nowText(deps) }
  })
  if (!isCopy) return entry.space
  await noteSecurity(deps, { space: entry.space, what: 'passkey-refused', detail: passkey.name })
  throw new AppError('forbidden', 'There seems to be a copy of this passkey, so it was refused. Sign in another way and remove it.')
}

// Passkeys that are kept in several places do not count.
const isCounted = (passkey: Passkey, use: { counter: number }): boolean => passkey.counter > 0 || use.counter > 0
