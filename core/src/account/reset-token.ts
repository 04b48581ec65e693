import { type DirectoryEntry, instantText } from '../kernel/index.ts'
import { type LinkDeps, makeLinkToken, versionOfToken } from './link-token.ts'
import type { Person } from './person.ts'

/** Minutes a link to a new password is good for. */
export const RESET_MINUTES = 30

/**
 * A new token for this person. It names the password version, so that one reset voids all tokens; where it leads stands
 * beside the address it is mailed to, so that another address voids them as well.
 */
export const makeResetToken = (deps: LinkDeps, { account, credential }: Person): Promise<string> => {
  const expiresAt = instantText(deps.clock.now().add({ minutes: RESET_MINUTES }))
  const entry = { name: 'password-reset', space: account.id, id: deps.secrets.digest(account.email), expiresAt } as const
  return makeLinkToken(deps, entry, credential.passwordVersion)
}

/** Whether a token that leads to a person was mailed to the address that is theirs now, for the password they still have. */
export const isResetOf = (deps: LinkDeps, { account, credential }: Person, token: string, entry: DirectoryEntry): boolean =>
  credential.passwordVersion === versionOfToken(token) && entry.id === deps.secrets.digest(account.email)
