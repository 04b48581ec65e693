import type { ActorDep, ClockDep, IdsDep, QueueDep, StoreDep } from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { type Entered, enter, enterAnyhow } from './enter.ts'
import type { Permission } from './permissions.ts'

/** What every use case that changes a discussion needs. */
export type DiscussionDeps = StoreDep & ClockDep & IdsDep & ActorDep & QueueDep

/**
 * Lets a person into a discussion, has them change something there, and brings it to everybody in it.
 * @throws AppError as `enter`, and whatever `change` throws.
 */
export async function inDiscussion<D extends DiscussionDeps, T>(
  deps: D,
  discussionId: string,
  permission: Permission,
  change: (entered: Entered<D>) => Promise<T>,
): Promise<T> {
  return delivered(deps, await enter(deps, discussionId, permission), change)
}

/** The same, also while it lies in the trash. */
export async function inDiscussionAnyhow<D extends DiscussionDeps, T>(
  deps: D,
  discussionId: string,
  permission: Permission,
  change: (entered: Entered<D>) => Promise<T>,
): Promise<T> {
  return delivered(deps, await enterAnyhow(deps, discussionId, permission), change)
}

async function delivered<D extends DiscussionDeps, T>(
  deps: D,
  entered: Entered<D>,
  change: (entered: Entered<D>) => Promise<T>,
): Promise<T> {
  const { id } = entered.discussion
  await announceDelivery(deps, id)
  const result = await change(entered)
  await deliver(deps, id)
  return result
}
