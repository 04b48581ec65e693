import { AppError, nowText, parse } from '../kernel/index.ts'
import { type CloseDeps, closeWaysIn } from './close-ways-in.ts'
import { PasswordReset } from './input.ts'
import { unlinkStrangers } from './linked/unlink-strangers.ts'
import type { CommonPasswordsDep, PasswordsDep, SessionsDep } from './ports.ts'
import { refusePoorPassword } from './refuse-poor-password.ts'
import { isResetOf } from './reset-token.ts'
import { type Account, accounts, credentials } from './schema.ts'
import { storePassword } from './store-password.ts'

type ResetDeps = CloseDeps & PasswordsDep & CommonPasswordsDep & SessionsDep

/**
 * Sets a new password by the token of a mailed link, ends all sessions of the person, and has them told. The first
 * time that this proves the address, whatever opened the account before goes: somebody may have made it with an address that
 * was not theirs. Later, sign-ins at other sites go that are not vouched for under it. A password that is refused leaves the
 * token good; stopped anywhere, another link does what was left.
 * @param closeElsewhere ends what opens the account, or a part of it, in other areas
 * @throws AppError `validation` for the password, and with the code `invalid_token` for a token that is unknown, used, older than
 * 30 minutes or mailed to an address that is theirs no longer.
 */
export async function resetPassword(
  deps: ResetDeps,
  input: PasswordReset,
  closeElsewhere: (account: Account) => Promise<void>,
): Promise<void> {
  const { token, password } = parse(PasswordReset, input)
  const digest = deps.secrets.digest(token)
  const entry = await deps.directory.find('password-reset', digest, nowText(deps))
  if (!entry) throw invalidToken()
  const [account, credential] = await Promise.all([
    deps.store.get(entry.space, accounts, entry.space),
    deps.store.get(entry.space, credentials, entry.space),
  ])
  if (!account || !credential || !isResetOf(deps, { account, credential }, token, entry)) throw invalidToken()
  await refusePoorPassword(deps, password, account)

  const closeAll = async () => {
    await closeWaysIn(deps, account)
    await closeElsewhere(account)
  }
  const isFirstProof = credential.emailProvenAt === null
  await storePassword(deps, entry.space, credential, password, {
    once: async () => {
      if (!(await deps.directory.take('password-reset', digest, nowText(deps)))) throw invalidToken()
      await (isFirstProof ? closeAll() : unlinkStrangers(deps, account))
    },
  })
  // What a stranger who was in has added while the first was at work; from now on nobody is.
  if (isFirstProof) await closeAll()
}

const invalidToken = () =>
  new AppError('validation', 'This link has expired or was used already. Ask for a new one.', {
    faults: [{ pointer: '/token', code: 'invalid_token', message: 'This link has expired or was used already.' }],
  })
