import { NAME_JOB, type NameJob, type SecretsDep } from '../../account/index.ts'
import { type ClaimedJob, type DirectoryDep, doSomeDueJobs } from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { endFeedback, FEEDBACK_END_JOB, type FeedbackEnd } from '../feedback/end-feedback.ts'
import { endInvite, INVITE_END_JOB, type InviteEnd } from '../invite/end-invite.ts'
import { actorIn } from '../settle/as-person.ts'
import { PURGE_JOB, purgeDiscussion } from '../thread/purge-discussion.ts'
import type { ForgetDeps } from './forget-person.ts'
import { OWNERSHIP_JOB, type OwnershipJob, settleOwnership } from './pass-ownership.ts'
import { renamePerson } from './rename-person.ts'

export type PeopleDeps = ForgetDeps & DirectoryDep & SecretsDep

/** A person may be in some thousand discussions. */
const LEASE_MS = 10 * 60_000
const LIMIT = 5

/**
 * Does what is due around people in discussions: names that have changed, ownership whose passing on was cut short,
 * invitations and requests for feedback that have expired, discussions that have left the trash. In as many processes as
 * there are; answers how many jobs were done.
 * @throws the first failure, once all were tried.
 */
export async function runPeopleJobs(deps: PeopleDeps): Promise<number> {
  const types = [NAME_JOB, OWNERSHIP_JOB, INVITE_END_JOB, FEEDBACK_END_JOB, PURGE_JOB]
  return doSomeDueJobs(deps, types, { leaseMs: LEASE_MS, limit: LIMIT }, (job) => run(deps, job))
}

async function run(deps: PeopleDeps, { type, space, payload }: ClaimedJob): Promise<void> {
  if (type === NAME_JOB) return renamePerson(deps, payload as NameJob)
  if (type === INVITE_END_JOB) return endInvite(deps, space, payload as InviteEnd)
  if (type === FEEDBACK_END_JOB) return endFeedback(deps, space, payload as FeedbackEnd)
  if (type === PURGE_JOB) return purgeDiscussion(deps, space)
  const job = payload as OwnershipJob
  await settleOwnership({ ...deps, actor: await actorIn(deps, space, job.from) }, job)
  await deliver(deps, space)
}
