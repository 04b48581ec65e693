import { z } from 'zod'
import { AppError, parse } from '../kernel/index.ts'
import { type AdmitDeps, openTicket, useUp } from './admit.ts'
import { type ProveCodeDeps, proveCode } from './codes/prove-code.ts'
import { wrongCode } from './codes/turn-on.ts'
import { accounts, credentials } from './schema.ts'
import { type Browser, openSessionAgain, type SignedIn } from './session/open-session.ts'

export const SecondStep = z
  .strictObject({ ticket: z.string().max(2000), code: z.string().max(100) })
  .meta({ id: 'SecondStep', example: { ticket: 'w0Jk…', code: '123456' } })
export type SecondStep = z.input<typeof SecondStep>

/**
 * Signs in somebody who was asked for a code, by one from the app or a recovery code.
 * @throws AppError `validation` for a code that is not good; `unauthenticated` for a ticket that has run out, was used, or is
 * from before the password was changed; `rate-limited` as `proveCode`.
 */
export async function signInByCode(deps: AdmitDeps & ProveCodeDeps, input: SecondStep, browser: Browser = {}): Promise<SignedIn> {
  const { ticket, code } = parse(SecondStep, input)
  // Looked at before the code, so that a used one costs nobody a recovery code.
  const opened = await openTicket(deps, ticket)
  if (!opened) throw isOver()
  const { accountId, passwordVersion } = opened
  const [account, credential] = await Promise.all([
    deps.store.get(accountId, accounts, accountId),
    deps.store.get(accountId, credentials, accountId),
  ])
  if (!account || credential?.passwordVersion !== passwordVersion) throw isOver()
  if (!(await proveCode(deps, accountId, code, `address:${browser.address}`))) throw wrongCode()
  if (!(await useUp(deps, opened))) throw isOver()
  return openSessionAgain(deps, { account, credential }, browser)
}

const isOver = () =>
  new AppError('unauthenticated', 'That took longer than ten minutes, or was finished already. Sign in again from the beginning.')
