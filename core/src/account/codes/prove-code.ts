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

/** Codes that may be tried for one account in an hour from one place, so that nobody uses up what its owner has. */
const TRIES_FROM_ONE_PLACE = 15

/** Codes of an app that may be tried for one account in an hour from everywhere: even odds of a right one take some five months. */
const TRIES = 60

/** What a shared secret is sealed for. */
export const totpContext = (accountId: string): string => `totp:${accountId}`

/**
 * Whether a code from the app, or a recovery code, is good now; using it uses it up, so that of many who come at once with
 * the same code one gets in.
 * @param code as it was typed
 * @param from where it comes from: what is tried there is counted together
 * @throws AppError `rate-limited` after 15 tries from there within an hour, or 60 codes of the app from everywhere.
 */
export async function proveCode(deps: ProveCodeDeps, space: SpaceId, code: string, from: string): Promise<boolean> {
  await takeTry(deps, space, code, from)
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
  const digits = digitsOf(code)
  if (digits) {
    const secret = deps.sealer.open(factor.secret, totpContext(factor.id))
    const step = secret && stepOfCode(secret, digits, deps.clock.now())
    const renewed = deps.sealer.renewed(factor.secret, totpContext(factor.id))
    return step && step > factor.lastStep ? { lastStep: step, ...(renewed !== null && { secret: renewed }) } : null
  }
  if (!factor.confirmedAt) return null
  const digest = deps.secrets.digest(plainRecoveryCode(code))
  const at = factor.recoveryCodes.findIndex((kept) => kept.digest === digest && kept.usedAt === null)
  if (at < 0) return null
  return { recoveryCodes: factor.recoveryCodes.with(at, { digest, usedAt: nowText(deps) }) }
}

/** The six digits that an app shows; `null` for what can only be a recovery code. */
function digitsOf(code: string): string | null {
  const digits = code.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * Recovery codes are too long to be guessed, so those that are tried elsewhere keep nobody from theirs: they are how an
 * owner gets in while somebody who knows the password tries codes from many places.
 */
async function takeTry(deps: DirectoryDep & ClockDep & IdsDep & SecretsDep, space: SpaceId, code: string, from: string): Promise<void> {
  const sort = digitsOf(code) ? 'code' : 'recovery'
  const here = await takePlace(deps, space, `${sort}:${deps.secrets.digest(from)}`, TRIES_FROM_ONE_PLACE)
  if (here && (sort === 'recovery' || (await takePlace(deps, space, 'anywhere', TRIES)))) return
  throw new AppError('rate-limited', 'Too many codes were tried. Use a recovery code or a passkey, or wait an hour.', { retryAfter: 3600 })
}

/** Takes one of so many places that there are in an hour; false when they are taken. */
async function takePlace(deps: DirectoryDep & ClockDep & IdsDep, space: SpaceId, among: string, most: number): Promise<boolean> {
  const expiresAt = instantText(deps.clock.now().add({ hours: 1 }))
  const entry = { name: 'code-try', space, id: deps.ids.next(), expiresAt } as const
  for (let place = 0; place < most; place++)
    if (await deps.directory.reserve({ ...entry, value: `${space}:${among}:${place}` }, nowText(deps))) return true
  return false
}
