import {
  type Browser,
  type LinkDeps,
  type PasswordsDep,
  type SessionsDep,
  type SignUp,
  type SignUpModeDep,
  type SignUpOutcome,
  signUp,
} from '../../account/index.ts'
import { hasCode, type IdsDep, type QueueDep, type StoreDep } from '../../kernel/index.ts'
import { openInvite } from './open-invite.ts'

type SignUpDeps = LinkDeps & StoreDep & QueueDep & IdsDep & PasswordsDep & SessionsDep & SignUpModeDep

/**
 * Signs somebody up. Where that is by invitation, it takes the secret of one that is open; it is used up by accepting it, not
 * by this.
 * @throws AppError as `signUp`.
 */
export async function signUpInvited(deps: SignUpDeps, input: SignUp, browser: Browser = {}): Promise<SignUpOutcome> {
  const isInvited = deps.signUpMode === 'invite' && (await opens(deps, input.invitation))
  return signUp(isInvited ? { ...deps, signUpMode: 'open' } : deps, input, browser)
}

/** `token` is as it was sent: nobody has looked at it yet. */
async function opens(deps: LinkDeps & StoreDep, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token === '') return false
  try {
    await openInvite(deps, token)
    return true
  } catch (error) {
    if (hasCode(error, 'not-found')) return false
    throw error
  }
}
