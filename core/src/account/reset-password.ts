import { AppError, type ClockDep, type DirectoryDep, type IdsDep, nowText, parse, type QueueDep, type StoreDep } from '../kernel/index.ts'
import { PasswordReset } from './input.ts'
import { versionOfToken } from './link-token.ts'
import { unlinkStrangers } from './linked/unlink-strangers.ts'
import type { CommonPasswordsDep, PasswordsDep, SecretsDep, SessionsDep } from './ports.ts'
import { refusePoorPassword } from './refuse-poor-password.ts'
import { accounts, credentials } from './schema.ts'
import { storePassword } from './store-password.ts'

type ResetDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & PasswordsDep & CommonPasswordsDep & SecretsDep & SessionsDep

/**
 * Sets a new password by the token of a mailed link, ends all sessions of the person, and has them told. Sign-ins at other
 * sites that are not vouched for under the address of that mail open the account no more.
 * A password that is refused leaves the token good.
 * @throws AppError `validation` for the password, and with the code `invalid_token` for a token that is unknown, used or older than 30 minutes.
 */
export async function resetPassword(deps: ResetDeps, input: PasswordReset): Promise<void> {
  const { token, password } = parse(PasswordReset, input)
  const digest = deps.secrets.digest(token)
  const entry = await deps.directory.find('password-reset', digest, nowText(deps))
  if (!entry) throw invalidToken()
  const [account, credential] = await Promise.all([
    deps.store.get(entry.space, accounts, entry.id),
    deps.store.get(entry.space, credentials, entry.id),
  ])
  if (!account || credential?.passwordVersion !== versionOfToken(token)) throw invalidToken()
  await refusePoorPassword(deps, password, account)

  await storePassword(deps, entry.space, credential, password, async () => {
    if (!(await deps.directory.take('password-reset', digest, nowText(deps)))) throw invalidToken()
    await unlinkStrangers(deps, account)
  })
}

const invalidToken = () =>
  new AppError('validation', 'This link has expired or was used already. Ask for a new one.', {
    faults: [{ pointer: '/token', code: 'invalid_token', message: 'This link has expired or was used already.' }],
  })
