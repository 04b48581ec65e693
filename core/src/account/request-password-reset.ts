import { type ClockDep, type IdsDep, parse, type QueueDep } from '../kernel/index.ts'
import { PasswordResetRequest } from './input.ts'
import { requestMail } from './mail.ts'

/**
 * Asks for a mail with a link to a new password. Whether the address is known is only looked up when
 * the mail is written, so neither the answer nor its time can tell.
 * @throws AppError `validation` for what is no address at all.
 */
export async function requestPasswordReset(deps: QueueDep & ClockDep & IdsDep, input: PasswordResetRequest): Promise<void> {
  const { email } = parse(PasswordResetRequest, input)
  await requestMail(deps, { template: 'password-reset', email })
}
