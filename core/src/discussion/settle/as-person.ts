import { accounts, actorOf } from '../../account/index.ts'
import type { Actor, ActorDep, StoreDep } from '../../kernel/index.ts'
import { memberships } from '../schema.ts'

/**
 * What somebody can do in their own space, on behalf of a discussion; `null` when their account is gone.
 * @param byId the account the feed names as who did it
 */
export async function asPerson<D extends StoreDep>(deps: D, personId: string, byId: string): Promise<(D & ActorDep) | null> {
  const account = await deps.store.get(personId, accounts, personId)
  if (!account || account.deletedAt !== null) return null
  return { ...deps, actor: { ...actorOf(account), accountId: byId } }
}

/** Whether somebody is in a discussion now. */
export async function isPresent({ store }: StoreDep, discussionId: string, personId: string): Promise<boolean> {
  return (await store.get(discussionId, memberships, personId))?.leftAt === null
}

/** Whoever it was, as they reach what lies in a discussion; by UTC when their account is gone. */
export async function actorIn({ store }: StoreDep, discussionId: string, accountId: string): Promise<Actor> {
  const account = await store.get(accountId, accounts, accountId)
  const rest = account ? actorOf(account) : { timeZone: 'UTC', dayStart: 0, locale: 'en', weekStart: 1 }
  return { ...rest, accountId, space: discussionId }
}
