import { type ActorDep, AppError, notFound, type StoreDep } from '../../kernel/index.ts'
import { type Discussion, discussions, type Membership, memberships } from '../schema.ts'
import { may, type Permission } from './permissions.ts'

/** A discussion that somebody is in. Its `actor` is that person, reaching what lies in the discussion's space. */
export type Entered<D> = D & ActorDep & { discussion: Discussion; membership: Membership }

/**
 * Lets a person into a discussion for something they may do there: every use case that touches one begins here.
 * @throws AppError `not-found` to whoever is not in it, or no longer, and while it lies in the trash; `forbidden` when
 * their role does not permit it.
 */
export async function enter<D extends StoreDep & ActorDep>(deps: D, discussionId: string, permission: Permission): Promise<Entered<D>> {
  const entered = await enterAnyhow(deps, discussionId, permission)
  if (entered.discussion.deletedAt !== null) throw notFound(discussions.noun)
  return entered
}

/** The same, also while it lies in the trash. */
export async function enterAnyhow<D extends StoreDep & ActorDep>(
  deps: D,
  discussionId: string,
  permission: Permission,
): Promise<Entered<D>> {
  const { store, actor } = deps
  const [discussion, membership] = await Promise.all([
    store.get(discussionId, discussions, discussionId),
    store.get(discussionId, memberships, actor.accountId),
  ])
  if (!discussion || !membership || membership.leftAt !== null) throw notFound(discussions.noun)
  if (!may(membership.role, permission)) throw new AppError('forbidden', 'Your role in this discussion does not permit that.')
  return { ...deps, actor: { ...actor, space: discussionId }, discussion, membership }
}
