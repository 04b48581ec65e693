import { type ActorDep, AppError, languageOf, notFound } from '../kernel/index.ts'
import { endSandbox } from './end-sandbox.ts'
import { SANDBOX_LIMITS } from './limits.ts'
import { beginSandbox, issueSandboxToken, type MakeDeps } from './make-sandbox.ts'
import type { SandboxState } from './schema.ts'
import { findSandbox, stateOf } from './state.ts'

/**
 * Begins a sandbox anew, under the same token and with no more time than it had: another is made and filled, the old one
 * ended, and the token leads to the new one. Stopped in between, the token may lead nowhere, and both end by themselves.
 * @param token its text, which no server keeps
 * @throws AppError `not-found` for the account of somebody; `conflict` after twenty times, or when it was ended or begun anew meanwhile.
 */
export async function resetSandbox(deps: MakeDeps & ActorDep, token: string): Promise<SandboxState> {
  const old = await findSandbox(deps, deps.actor.accountId)
  if (!old) throw notFound('sandbox')
  if (old.resets >= SANDBOX_LIMITS.resets)
    throw new AppError('conflict', `It was begun anew ${SANDBOX_LIMITS.resets} times. Make another sandbox instead.`)
  const { timeZone, locale } = deps.actor
  const anew = { id: deps.ids.next(), expiresAt: old.expiresAt, timeZone, language: languageOf(locale), resets: old.resets + 1 }
  const { sandbox, actor } = await beginSandbox(deps, anew)
  if ((await findSandbox(deps, old.id))?.state !== 'living') {
    await endSandbox(deps, sandbox.id)
    throw new AppError('conflict', 'It was ended meanwhile, or begun anew by another request.')
  }
  await endSandbox(deps, old.id)
  try {
    await issueSandboxToken(deps, actor, sandbox, token)
  } catch (error) {
    await endSandbox(deps, sandbox.id)
    throw error
  }
  return stateOf(sandbox, actor)
}
