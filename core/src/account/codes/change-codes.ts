import { z } from 'zod'
import { AppError, changeUntold, Instant } from '../../kernel/index.ts'
import type { SessionDep } from '../ports.ts'
import { demandProof } from '../proof.ts'
import { noteSecurity } from '../security.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { secondFactors } from './schema.ts'
import type { CodesDeps } from './turn-on.ts'

/** Whether codes from an app are asked for, and how many recovery codes are left. */
export const CodesState = z
  .object({ onSince: Instant.nullable(), recoveryCodesLeft: z.int() })
  .meta({ id: 'CodesState', example: { onSince: '2026-03-05T09:00:00.000Z', recoveryCodesLeft: 8 } })
export type CodesState = z.infer<typeof CodesState>

/** Whether codes from an app are asked for, since when, and how many recovery codes are left. */
export async function readCodes({ store, actor }: Pick<CodesDeps, 'store' | 'actor'>): Promise<CodesState> {
  const factor = await store.get(actor.space, secondFactors, actor.accountId)
  if (!factor?.confirmedAt) return { onSince: null, recoveryCodesLeft: 0 }
  return { onSince: factor.confirmedAt, recoveryCodesLeft: factor.recoveryCodes.filter(({ usedAt }) => usedAt === null).length }
}

/**
 * New recovery codes in place of all that were; they are told this once.
 * @throws AppError `proof-needed`; `conflict` when codes are off.
 */
export async function renewRecoveryCodes(deps: CodesDeps & SessionDep): Promise<{ recoveryCodes: string[] }> {
  demandProof(deps)
  const { codes, kept } = makeRecoveryCodes(deps)
  let isOn = false
  await changeUntold(deps, deps.actor.space, secondFactors, deps.actor.accountId, ({ confirmedAt }) => {
    isOn = confirmedAt !== null
    return isOn ? { recoveryCodes: kept } : null
  })
  if (!isOn) throw new AppError('conflict', 'Codes are off, so there is nothing to recover from.')
  await noteSecurity(deps, { space: deps.actor.space, what: 'recovery-codes-renewed' })
  return { recoveryCodes: codes }
}

/**
 * Asks for no codes any more; no matter if they were off.
 * @throws AppError `proof-needed`
 */
export async function turnOffCodes(deps: CodesDeps & SessionDep): Promise<void> {
  demandProof(deps)
  const { store, actor } = deps
  const factor = await store.get(actor.space, secondFactors, actor.accountId)
  if (!factor) return
  await store.erase(actor.space, secondFactors, actor.accountId)
  if (factor.confirmedAt) await noteSecurity(deps, { space: actor.space, what: 'codes-off' })
}
