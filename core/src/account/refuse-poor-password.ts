import { oneFault } from '../kernel/index.ts'
import { isPersonal, wordsOf } from './password-rule.ts'
import type { CommonPasswordsDep } from './ports.ts'
import type { Account } from './schema.ts'

/**
 * Refuses a password that whoever tries passwords tries early: one of the lists of stolen ones, also with digits and signs
 * around it or in place of letters, and one made of the person's own name and address.
 * @throws AppError `validation`
 */
export async function refusePoorPassword(
  { commonPasswords }: CommonPasswordsDep,
  password: string,
  person: Pick<Account, 'email' | 'name'>,
): Promise<void> {
  if (isPersonal(password, person)) throw oneFault('/password', 'personal_password', 'Leave your name and your e-mail address out of it.')
  if (await commonPasswords.hasAny(wordsOf(password)))
    throw oneFault('/password', 'common_password', 'This password is among the first that are tried. Use a few unrelated words.')
}
