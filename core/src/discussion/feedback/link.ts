import { findByToken, isLeaving, type LinkDeps, makeLinkToken, versionOfToken } from '../../account/index.ts'
import { AppError, instantText, nowText, type SpaceId, type StoreDep } from '../../kernel/index.ts'
import { CORRECTION_HOURS } from '../limits.ts'
import { discussions, type Membership, memberships } from '../schema.ts'
import { type FeedbackRequest, feedbackRequests } from './schema.ts'

/** A secret that opens this request, until there is a newer one; whoever answers in the last minute may still correct it. */
export const makeToken = (deps: LinkDeps, space: SpaceId, { id, linkVersion, expiresAt }: FeedbackRequest): Promise<string> =>
  makeLinkToken(deps, { name: 'feedback', space, id, expiresAt: later(expiresAt, CORRECTION_HOURS) }, linkVersion)

/** @param instant RFC 3339 */
export const later = (instant: string, hours: number): string => instantText(Temporal.Instant.from(instant).add({ hours }))

export interface FoundRequest {
  space: SpaceId
  request: FeedbackRequest
  asker: Membership
}

/**
 * What a link belongs to, while it may be answered or its answer corrected.
 * @throws AppError `not-found` for one that is unknown, expired, withdrawn or answered for good, of a discussion that is gone,
 * or by somebody who is in it no longer, or whose account is to be deleted.
 */
export async function requestBy(deps: LinkDeps & StoreDep, token: string): Promise<FoundRequest> {
  const entry = await findByToken(deps, 'feedback', token)
  const found = entry && (await readRequest(deps, entry.space, entry.id))
  if (!found || !isOpenBy(found.request, token, nowText(deps)) || (await isLeaving(deps, found.request.askedBy))) throw linkIsOver()
  return found
}

/** A request with who asks; `null` when either is there no longer. */
export async function readRequest({ store }: StoreDep, space: SpaceId, id: string): Promise<FoundRequest | null> {
  const [request, discussion] = await Promise.all([store.get(space, feedbackRequests, id), store.get(space, discussions, space)])
  const asker = request && (await store.get(space, memberships, request.askedBy))
  if (!request || request.deletedAt !== null || !discussion || discussion.deletedAt !== null) return null
  return asker && asker.leftAt === null ? { space, request, asker } : null
}

/** Whether it may be answered, or its answer corrected. `now` is an RFC 3339 instant. */
export const isOpen = ({ revokedAt, expiresAt, answer }: FeedbackRequest, now: string): boolean =>
  answer ? answer.editableUntil > now : revokedAt === null && expiresAt > now

/** The same by one of its links. */
export const isOpenBy = (request: FeedbackRequest, token: string, now: string): boolean =>
  isOpen(request, now) && request.linkVersion === versionOfToken(token)

/** One answer for all of it, so that nobody learns which. */
export const linkIsOver = () => new AppError('not-found', 'This link has expired, was withdrawn or was answered already.')
