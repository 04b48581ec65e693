import { z } from 'zod'
import { type ActorDep, AppError, newEnvelope, nowText, oneFault, parse, revised } from '../../kernel/index.ts'
import type { SessionDep } from '../ports.ts'
import { demandProof } from '../proof.ts'
import { accounts } from '../schema.ts'
import { noteSecurity } from '../security.ts'
import { type ProveCodeDeps, proveCode, totpContext } from './prove-code.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { secondFactors } from './schema.ts'
import { newTotpSecret, totpAddress } from './totp.ts'

export type CodesDeps = ProveCodeDeps & ActorDep

/** What an app needs to show codes: the address in a picture, or the secret typed in. */
export const NewCodes = z.object({ secret: z.string(), address: z.string() }).meta({
  id: 'NewCodes',
  example: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', address: 'otpauth://totp/Throughline:ines.varga%40post.example?secret=JBSWY3DP…' },
})
export type NewCodes = z.infer<typeof NewCodes>

export const CodeShown = z.strictObject({ code: z.string().max(100) }).meta({ id: 'CodeShown', example: { code: '123456' } })
export type CodeShown = z.input<typeof CodeShown>

/**
 * Begins to set up codes from an app. Nothing is asked for at sign-in until a first code is shown; beginning again makes a
 * new secret.
 * @throws AppError `proof-needed`; `conflict` when codes are on already.
 */
export async function beginCodes(deps: CodesDeps & SessionDep): Promise<NewCodes> {
  demandProof(deps)
  const { store, actor, sealer } = deps
  const [account, before] = await Promise.all([
    store.get(actor.space, accounts, actor.accountId),
    store.get(actor.space, secondFactors, actor.accountId),
  ])
  if (before?.confirmedAt) throw alreadyOn()
  const secret = newTotpSecret()
  const fields = { secret: sealer.seal(secret, totpContext(actor.accountId)), confirmedAt: null, lastStep: 0, recoveryCodes: [] }
  const factor = before ? revised(before, fields, nowText(deps)) : { ...newEnvelope(actor.accountId, nowText(deps)), ...fields }
  await store.save(actor.space, secondFactors, factor, { expectedVersion: before?.version ?? 0 })
  return { secret, address: totpAddress(secret, account?.email ?? '') }
}

/**
 * Turns codes on by a first one; answers the recovery codes, which are told this once. From then on a code is asked for at
 * every sign-in by password or by another site.
 * @throws AppError `proof-needed`; `validation` for a code that is not good; `conflict` when codes are on already or were never begun.
 */
export async function confirmCodes(deps: CodesDeps & SessionDep, input: CodeShown): Promise<{ recoveryCodes: string[] }> {
  demandProof(deps)
  const { code } = parse(CodeShown, input)
  const { store, actor } = deps
  const begun = await store.get(actor.space, secondFactors, actor.accountId)
  if (!begun) throw new AppError('conflict', 'Begin with the picture for the app.')
  if (begun.confirmedAt) throw alreadyOn()
  if (!(await proveCode(deps, actor.space, code, `session:${deps.session.sessionId}`))) throw wrongCode()
  const shown = await store.get(actor.space, secondFactors, actor.accountId)
  if (!shown || shown.secret !== begun.secret) throw wrongCode()
  const { codes, kept } = makeRecoveryCodes(deps)
  const changes = { confirmedAt: nowText(deps), recoveryCodes: kept }
  await store.save(actor.space, secondFactors, revised(shown, changes, nowText(deps)), { expectedVersion: shown.version })
  await noteSecurity(deps, { space: actor.space, what: 'codes-on' })
  return { recoveryCodes: codes }
}

/** What is said to a code that is not good, whether it is wrong, old or used. */
export const wrongCode = () => oneFault('/code', 'wrong_code', 'That code is not good now. Type the one the app shows at this moment.')

const alreadyOn = () => new AppError('conflict', 'Codes are on already. Turn them off first to use another app.')
