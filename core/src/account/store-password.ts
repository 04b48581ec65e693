import {
  AppError,
  type ClockDep,
  hasCode,
  type IdsDep,
  nowText,
  type QueueDep,
  revised,
  type SpaceId,
  type StoreDep,
} from '../kernel/index.ts'
import type { PasswordsDep, SessionsDep } from './ports.ts'
import { type Credential, credentials } from './schema.ts'
import { announcePassword } from './security.ts'

/** What a new password that was asked for by a mailed link does besides. */
interface ByMail {
  /** What is to happen between hashing, which may be refused for want of room, and storing. */
  once: () => Promise<void>
}

type StoreDeps = StoreDep & QueueDep & ClockDep & IdsDep & PasswordsDep & SessionsDep

/**
 * Stores a new password, ends every session and has the person told. Storing it is what voids older sessions and links, so
 * being stopped after it leaves nobody signed in; that the person be told is asked for before, and decided once it is stored
 * or never will be. By mail, the address is proven in the same moment.
 * @throws AppError `unavailable` when it was changed at the same time.
 */
export async function storePassword(
  deps: StoreDeps,
  space: SpaceId,
  credential: Credential,
  password: string,
  byMail?: ByMail,
): Promise<Credential> {
  const passwordVersion = credential.passwordVersion + 1
  const passwordHash = await deps.passwords.hash(password)
  await byMail?.once()
  const now = nowText(deps)
  const emailProvenAt = credential.emailProvenAt ?? (byMail ? now : null)
  const what = emailProvenAt === credential.emailProvenAt ? 'password-changed' : 'address-proven'
  await announcePassword(deps, { space, passwordVersion, what })
  const changed = revised(credential, { passwordHash, passwordVersion, passwordSetAt: now, emailProvenAt }, now)
  await deps.store.save(space, credentials, changed, { expectedVersion: credential.version }).catch((error: unknown) => {
    // What is there by now has a hash in it, and is for nobody to see.
    throw hasCode(error, 'stale') ? changing() : error
  })
  await deps.sessions.revokeAll(credential.id, space)
  return changed
}

const changing = () => new AppError('unavailable', 'Your password is being changed elsewhere. Try again in a moment.', { retryAfter: 1 })
