import {
  type AdmitDeps,
  type Browser,
  type CommonPasswordsDep,
  type LinkDeps,
  type PasswordsDep,
  SignUp,
  type SignUpModeDep,
  type SignUpOutcome,
  signUp,
} from '../../account/index.ts'
import { hasCode, type IdsDep, nowText, parse, type QueueDep, type StoreDep } from '../../kernel/index.ts'
import { MAX_PEOPLE } from '../limits.ts'
import type { Invitation } from './link.ts'
import { openInvitation } from './open-invite.ts'
import { tellOfWaiting } from './tell-invited.ts'

type SignUpDeps = LinkDeps & AdmitDeps & QueueDep & IdsDep & PasswordsDep & CommonPasswordsDep & SignUpModeDep

/**
 * Signs somebody up. Where that is by invitation, it takes the secret of one that is open; it is used up by accepting it, not
 * by this, and makes no more accounts than it lets people in. One that was mailed to the very address proves it. Others that
 * wait for the address are told of below the bell. The same address again is the same sign-up.
 * @throws AppError as `signUp`.
 */
export async function signUpInvited(deps: SignUpDeps, input: SignUp, browser: Browser = {}): Promise<SignUpOutcome> {
  // Nobody has looked at the input yet: it may be nothing at all.
  const sent: Partial<SignUp> | null | undefined = input
  const invitation = deps.signUpMode === 'closed' ? null : await opened(deps, sent?.invitation)
  // The link of a mail is in that mail alone.
  const isProven = (email: string) => invitation?.invite.email === email
  // What is no sign-up at all takes no place.
  const mayJoin = deps.signUpMode === 'invite' && invitation !== null && (await takePlace(deps, invitation, parse(SignUp, input).email))
  const outcome = await signUp(mayJoin ? { ...deps, signUpMode: 'open' } : deps, input, browser, isProven)
  if (outcome.outcome === 'signed-in') await tellOfWaiting(deps, outcome.account, invitation?.invite.id)
  return outcome
}

/** Whether an invitation lets somebody with this address, asked for once it is open, make an account; it then stands by it. */
export async function isInvited(deps: LinkDeps & StoreDep, token: unknown, email: () => string): Promise<boolean> {
  const invite = await opened(deps, token)
  return invite !== null && takePlace(deps, invite, email())
}

/** `token` is as it was sent: nobody has looked at it yet. */
async function opened(deps: LinkDeps & StoreDep, token: unknown): Promise<Invitation | null> {
  if (typeof token !== 'string' || token === '') return null
  try {
    return await openInvitation(deps, token)
  } catch (error) {
    if (hasCode(error, 'not-found')) return null
    throw error
  }
}

/**
 * Notes who signs up by an invitation; false once it has made as many accounts as it lets people in. Of those who come at once
 * each place goes to one. The address stands there by its digest, where no owner reads it.
 */
async function takePlace(deps: LinkDeps, { invite, discussion }: Invitation, email: string): Promise<boolean> {
  const entry = { name: 'invite-sign-up', space: discussion.id, id: deps.secrets.digest(email), expiresAt: invite.expiresAt } as const
  for (let place = 0; place < (invite.maxUses ?? MAX_PEOPLE); place++)
    if (await deps.directory.reserve({ ...entry, value: `${discussion.id}:${invite.id}:${place}` }, nowText(deps))) return true
  return false
}
