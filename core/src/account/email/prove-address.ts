import { type ActorDep, changeUntold, nowText, oneFault, parse, type StoreDep } from '../../kernel/index.ts'
import { findByToken, type LinkDeps } from '../link-token.ts'
import { hasProvenAddress } from '../proven-address.ts'
import { accounts, credentials } from '../schema.ts'
import { AddressProof } from './schema.ts'

/**
 * Takes note that who is signed in reads what is mailed to the address of their account, as they hold the link that was. Neither
 * proves it alone: anybody makes an account with somebody's address, and its owner may open what is mailed to them. What is
 * proven already stays so, whatever the link. A link is used up last, so that what was stopped goes on when it is sent again.
 * @throws AppError `validation` with the code `other_account` for the link of another account, and `invalid_token` for one that
 * is unknown, used, too old or was mailed to an address that is theirs no longer.
 */
export async function proveAddress(deps: StoreDep & LinkDeps & ActorDep, input: AddressProof): Promise<void> {
  const { token } = parse(AddressProof, input)
  const { accountId } = deps.actor
  const entry = await findByToken(deps, 'address-proof', token)
  if (entry && entry.space !== accountId)
    throw oneFault('/token', 'other_account', 'This link is for another account. Sign in to the one with the address it was sent to.')
  if (await hasProvenAddress(deps, accountId)) return
  const account = await deps.store.get(accountId, accounts, accountId)
  if (!account || entry?.id !== deps.secrets.digest(account.email))
    throw oneFault('/token', 'invalid_token', 'This link has expired, was used already, or was sent to another address.')
  await changeUntold(deps, accountId, credentials, accountId, ({ emailProvenAt }) =>
    emailProvenAt === null ? { emailProvenAt: nowText(deps) } : null,
  )
  await deps.directory.take('address-proof', deps.secrets.digest(token), nowText(deps))
}
