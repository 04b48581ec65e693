import {
  AppError,
  type ClockDep,
  type DirectoryDep,
  type IdsDep,
  nowText,
  parse,
  type QueueDep,
  revised,
  type StoreDep,
} from '../kernel/index.ts'
import { PasswordReset } from './input.ts'
import { versionOfToken } from './link-token.ts'
import { requestMail } from './mail.ts'
import { isAddressOf } from './password-rule.ts'
import type { PasswordsDep, SecretsDep, SessionsDep } from './ports.ts'
import { accounts, credentials } from './schema.ts'

type ResetDeps = StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & PasswordsDep & SecretsDep & SessionsDep

/** Seconds after which the new password is stored, or never will be, and the notice of it can be decided. */
const NOTICE_DELAY = 10

/**
 * Sets a new password by the token of a mailed link, ends all sessions of the person, and tells them by mail.
 * A password that is refused leaves the token good. Storing the credential is what voids every older session and
 * token, so being stopped after it leaves nobody signed in.
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
  if (isAddressOf(password, account.email)) throw passwordIsEmail()

  const passwordVersion = credential.passwordVersion + 1
  const passwordHash = await deps.passwords.hash(password)
  if (!(await deps.directory.take('password-reset', digest, nowText(deps)))) throw invalidToken()
  await requestMail(deps, { template: 'password-changed', email: account.email, passwordVersion }, NOTICE_DELAY)
  await deps.store.save(entry.space, credentials, revised(credential, { passwordHash, passwordVersion }, nowText(deps)), {
    expectedVersion: credential.version,
  })
  await deps.sessions.revokeAll(account.id, entry.space)
}

const invalidToken = () =>
  new AppError('validation', 'This link has expired or was used already. Ask for a new one.', {
    faults: [{ pointer: '/token', code: 'invalid_token', message: 'This link has expired or was used already.' }],
  })

const passwordIsEmail = () =>
  new AppError('validation', 'Some of this cannot be accepted.', {
    faults: [{ pointer: '/password', code: 'password_is_email', message: 'A password must not be the e-mail address.' }],
  })
