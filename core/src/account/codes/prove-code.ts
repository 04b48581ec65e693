import {
  AppError,
  type ClockDep,
  type DirectoryDep,
  hasCode,
  type IdsDep,
  instantText,
  nowText,
  type QueueDep,
  revised,
  type SealerDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import type { SecretsDep } from '../ports.ts'
import { noteSecurity } from '../security.ts'
import { plainRecoveryCode } from './recovery-codes.ts'
import { type SecondFactor, secondFactors } from './schema.ts'
import { stepOfCode } from './totp.ts'

export type ProveCodeDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & SecretsDep & SealerDep

/** Codes that may be tried for one account in an hour: a million of them take seven years. */
const TRIES = 15

/** What a shared secret is sealed for. */
export const totpContext = (accountId: string): string => `totp:${accountId}`

/**
 * Whether a code from the app, or a recovery code, is good now; using it uses it up, so that of many who come at once with
 * the same code one gets in.
 * @param code as it was typed
 * @throws AppError `rate-limited` after 15 tries within an hour.
 */
export async function proveCode(deps: ProveCodeDeps, space: SpaceId, code: string): Promise<boolean> {
  await takeTry(deps, space)
  for (;;) {
    const factor = await deps.store.get(space, secondFactors, space)
    const used = factor && usedBy(deps, factor, code)
    if (!factor || !used) return false
    try {
      await deps.store.save(space, secondFactors, revised(factor, used, nowText(deps)), { expectedVersion: factor.version })
    } catch (error) {
      if (hasCode(error, 'stale')) continue
      throw error
    }
    if (used.recoveryCodes) await noteSecurity(deps, { space, what: 'recovery-code-used' })
    return true
  }
}

/** What is left of the second factor once the code is used; `null` for one that is not good. */
function usedBy(deps: ClockDep & SecretsDep & SealerDep, factor: SecondFactor, code: string): Partial<SecondFactor> | null {
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const secret = deps.sealer.open(factor.secret, totpContext(factor.id))
    const step = secret && stepOfCode(secret, digits, deps.clock.now())
    return step && step > factor.lastStep ? { lastStep: step } : null
  }
  if (!factor.confirmedAt) return null
  const digest = deps.secrets.digest(plainRecoveryCode(code))
  const at = factor.recoveryCodes.findIndex((kept) => kept.digest === digest && kept.usedAt === null)
  if (at < 0) return null
  return { recoveryCodes: factor.recoveryCodes.with(at, { digest, usedAt: nowText(deps) }) }
}

async function takeTry(deps: DirectoryDep & ClockDep & IdsDep, space: SpaceId): Promise<void> {
  const expiresAt = instantText(deps.clock.now().add({ hours: 1 }))
  const entry = { name: 'code-try', space, id: deps.ids.next(), expiresAt } as const
  for (let place = 0; place < TRIES; place++)
    if (await deps.directory.reserve({ ...entry, value: `${space}:${place}` }, nowText(deps))) return
  throw new AppError('rate-limited', 'Too many codes were tried. Wait an hour, or use another way to sign in.', { retryAfter: 3600 })
}
