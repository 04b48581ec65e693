import { AppError, parse } from '../../kernel/index.ts'
import { type AdmitDeps, type Admitted, admit } from '../admit.ts'
import { accounts, credentials } from '../schema.ts'
import type { Browser } from '../session/open-session.ts'
import type { PasskeySiteDep, PasskeysDep } from './ports.ts'
import { AnsweredPasskey, type AskedPasskey, asked, type QuestionDeps, takeChallenge } from './question.ts'
import { type UsePasskeyDeps, usePasskey } from './use-passkey.ts'

const PURPOSE = 'sign-in'

/** Asks the browser for any passkey of this site: nobody has to say who they are. */
export const beginPasskeySignIn = async (deps: QuestionDeps & PasskeysDep & PasskeySiteDep): Promise<AskedPasskey> =>
  asked(deps, await deps.passkeys.ask(deps.site, []), PURPOSE)

/**
 * Signs in whose passkey answers. No code is asked for after it: a passkey is two things at once.
 * @throws AppError `unauthenticated`; `forbidden` for a passkey that there seems to be a copy of.
 */
export async function signInByPasskey(
  deps: AdmitDeps & QuestionDeps & UsePasskeyDeps,
  input: AnsweredPasskey,
  browser: Browser = {},
): Promise<Admitted> {
  const { ticket, answer } = parse(AnsweredPasskey, input)
  const challenge = await takeChallenge(deps, ticket, PURPOSE)
  if (challenge === null) throw new AppError('unauthenticated', 'That took longer than five minutes. Try it once more.')
  const space = await usePasskey(deps, { challenge, answer })
  const [account, credential] = space
    ? await Promise.all([deps.store.get(space, accounts, space), deps.store.get(space, credentials, space)])
    : [null, null]
  if (!account || !credential) throw new AppError('unauthenticated', 'This passkey belongs to no account here. It may have been removed.')
  return admit(deps, { account, credential }, browser, 'passkey')
}
