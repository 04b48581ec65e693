import { z } from 'zod'
import { type ActorDep, type IdsDep, notFound, oneFault, parse, type QueueDep, type StoreDep } from '../kernel/index.ts'
import { Password, TypedPassword } from './input.ts'
import type { CommonPasswordsDep, PasswordsDep, SessionDep } from './ports.ts'
import { demandProof } from './proof.ts'
import { refusePoorPassword } from './refuse-poor-password.ts'
import { accounts, credentials } from './schema.ts'
import { type Browser, type OpenDeps, openSession, type SignedIn } from './session/open-session.ts'
import { storePassword } from './store-password.ts'

export const PasswordChange = z
  .strictObject({
    /** The one so far: with it, no other proof is asked for. */
    current: TypedPassword.optional(),
    password: Password,
  })
  .meta({ id: 'PasswordChange', example: { current: 'slate ferry quince ladder', password: 'five silent cranes' } })
export type PasswordChange = z.input<typeof PasswordChange>

type ChangeDeps = StoreDep & QueueDep & IdsDep & ActorDep & SessionDep & OpenDeps & PasswordsDep & CommonPasswordsDep

/**
 * Gives the person another password, or a first one, ends every session and begins a new one in the browser that asks.
 * Stopped once it is stored, the person signs in with the new one.
 * @throws AppError `proof-needed` without the current password; `validation` where that is wrong or the new one is poor.
 */
export async function changePassword(deps: ChangeDeps, input: PasswordChange, browser: Browser = {}): Promise<SignedIn> {
  const { current, password } = parse(PasswordChange, input)
  const { store, actor } = deps
  const [account, credential] = await Promise.all([
    store.get(actor.space, accounts, actor.accountId),
    store.get(actor.space, credentials, actor.accountId),
  ])
  if (!account || !credential) throw notFound('account')
  if (current === undefined) demandProof(deps)
  else if (!credential.passwordHash || !(await deps.passwords.verify(credential.passwordHash, current)))
    throw oneFault('/current', 'wrong_password', 'That is not your password.')
  await refusePoorPassword(deps, password, account)
  const changed = await storePassword(deps, actor.space, credential, password)
  return openSession(deps, { account, credential: changed }, browser)
}
