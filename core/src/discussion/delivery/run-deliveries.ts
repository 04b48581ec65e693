import { doDueJobs } from '../../kernel/index.ts'
import { meetingsAhead } from '../meeting/ahead.ts'
import { finishMeetings } from '../meeting/close-meeting.ts'
import { finishSaying, forgetSaid, sayAllWaiting } from '../message/say-next.ts'
import { type Discussion, discussions } from '../schema.ts'
import { type DeliverDeps, deliverToAll } from './deliver.ts'
import { announceMoment, DELIVERY_JOB, type DeliveryJob } from './job.ts'

/**
 * Does what a process that ended in between left undone, and tells everybody when a meeting has passed; in as many processes as
 * there are. Answers how many discussions were looked after.
 * @throws the first failure, once all that can be looked after has been; what failed is tried again later.
 */
export const runDeliveries = (deps: DeliverDeps): Promise<number> =>
  doDueJobs(deps, [DELIVERY_JOB], ({ payload }) => lookAfter(deps, payload as DeliveryJob))

async function lookAfter(deps: DeliverDeps, { discussionId }: DeliveryJob): Promise<void> {
  // Of one that was purged nothing comes back.
  const discussion = await deps.store.get(discussionId, discussions, discussionId)
  if (discussion) await finishSaying(deps, discussionId)
  if (discussion) await sayAllWaiting(deps, discussionId)
  if (discussion) await forgetSaid(deps, discussionId)
  if (discussion) await finishMeetings(deps, discussionId)
  await deliverToAll(deps, discussionId)
  if (discussion?.deletedAt === null) await lookAgain(deps, discussion)
}

/** Once the next meeting has passed, another is next, and nobody did anything. */
async function lookAgain(deps: DeliverDeps, discussion: Discussion): Promise<void> {
  const [next] = await meetingsAhead(deps, discussion, { most: 1 })
  if (next) await announceMoment(deps, discussion.id, next.endsAt)
}
