import { instantText } from '../kernel/index.ts'
import { type LinkDeps, makeLinkToken } from './link-token.ts'
import type { Credential } from './schema.ts'

/** Minutes a link to a new password is good for. */
export const RESET_MINUTES = 30

/** A new token for this person; it names the password version, so that one reset voids all tokens. */
export const makeResetToken = (deps: LinkDeps, { id, passwordVersion }: Credential): Promise<string> =>
  makeLinkToken(
    deps,
    { name: 'password-reset', space: id, id, expiresAt: instantText(deps.clock.now().add({ minutes: RESET_MINUTES })) },
    passwordVersion,
  )
