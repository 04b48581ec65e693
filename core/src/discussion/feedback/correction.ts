import { type LinkDeps, makeLinkToken } from '../../account/index.ts'
import { nowText, type SpaceId } from '../../kernel/index.ts'
import type { FoundRequest } from './link.ts'
import type { FeedbackRequest } from './schema.ts'

/**
 * Whether a secret is of whoever answered: the one that the answer was sent with, or one of the mail with their copy. The link
 * does not say so, as the asker has it, too.
 */
export const isGivers = async (deps: LinkDeps, found: FoundRequest, secret: string | null | undefined): Promise<boolean> =>
  isSecretOf(deps, found.request, secret) || (await isMailed(deps, found, secret))

export const isSecretOf = ({ secrets }: LinkDeps, { correction }: FeedbackRequest, secret: string | null | undefined): boolean =>
  secret ? secrets.digest(secret) === correction : false

/** Ids are chosen by clients, and one in another space is another request. */
export async function isMailed(deps: LinkDeps, { space, request }: FoundRequest, secret: string | null | undefined): Promise<boolean> {
  const entry = secret ? await deps.directory.find('feedback-correction', deps.secrets.digest(secret), nowText(deps)) : null
  return entry?.space === space && entry.id === request.id
}

/** A secret for the mail with the copy of an answer, good for as long as that may be corrected. */
export const makeCorrection = (deps: LinkDeps, space: SpaceId, id: string, expiresAt: string): Promise<string> =>
  makeLinkToken(deps, { name: 'feedback-correction', space, id, expiresAt })
