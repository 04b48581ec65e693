import {
  type ActorDep,
  AppError,
  type ClockDep,
  type IdsDep,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import { askBilling } from '../billing-job.ts'
import { noteSecurity } from '../security.ts'
import { type DeletionState, deletions, stateOf } from './schema.ts'

/** When the account will be gone, if it is to be. */
export async function readDeletion({ store, actor }: StoreDep & ActorDep): Promise<DeletionState> {
  return stateOf(await store.get(actor.space, deletions, actor.accountId), actor)
}

/**
 * Whether an account is to be deleted, and until then shown to nobody: nothing is said to its person but what is about
 * that, and no link of theirs opens.
 *
 * What works in the background asks for itself, not whoever hands out jobs, as each goes on in another way: a mail or a push
 * message is left out unless it is about the account, a briefing is still planned for who stays, a calendar is read later,
 * and whoever takes the payments is told of just these accounts.
 */
export const isLeaving = async ({ store }: StoreDep, accountId: SpaceId): Promise<boolean> =>
  (await store.get(accountId, deletions, accountId)) !== null

/**
 * Keeps the account after all; it is as it was, but for the sessions. What is paid goes on where it has not ended by now.
 * @throws AppError `conflict` when it is being purged already.
 */
export async function cancelDeletion(deps: StoreDep & QueueDep & ClockDep & IdsDep & ActorDep): Promise<void> {
  const { store, actor } = deps
  const { purgeAt } = await readDeletion(deps)
  if (purgeAt === null) return
  if (purgeAt <= nowText(deps)) throw new AppError('conflict', 'The fourteen days are over, and the account is being deleted.')
  await askBilling(deps, actor.space, deps.ids.next())
  await store.erase(actor.space, deletions, actor.accountId)
  await noteSecurity(deps, { space: actor.space, what: 'deletion-cancelled' })
}
