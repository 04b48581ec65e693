import { accounts, BILLING_JOB, isLeaving } from '../account/index.ts'
import { type ClockDep, type DirectoryDep, doSomeDueJobs, type QueueDep, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { type Offer, type OfferDep, tellBilling } from '../subscription/index.ts'

type FollowDeps = StoreDep & DirectoryDep & QueueDep & ClockDep

/** Somebody else is asked a few times for each. */
const LEASE_MS = 5 * 60_000
const LIMIT = 20

/**
 * Has whoever takes the payments follow accounts whose address changed, that are to be deleted, or stay after all. Answers how
 * many jobs were taken up; without plans there is nothing to tell.
 * @throws the first failure, once all were tried; what failed is tried again later.
 */
export async function followAccounts(deps: FollowDeps & Partial<OfferDep>): Promise<number> {
  const { offer } = deps
  return doSomeDueJobs(deps, [BILLING_JOB], { leaseMs: LEASE_MS, limit: LIMIT }, async ({ space }) => {
    if (offer) await follow({ ...deps, offer }, space)
  })
}

async function follow(deps: FollowDeps & { offer: Offer }, space: SpaceId): Promise<void> {
  for (let told = await readTold(deps, space); told; ) {
    await tellBilling(deps, space, told)
    // Who thinks better of it meanwhile is told of by another job, which may have been quicker.
    const now = await readTold(deps, space)
    if (now?.email === told.email && now.isLeaving === told.isLeaving) return
    told = now
  }
}

async function readTold(deps: StoreDep, space: SpaceId) {
  const account = await deps.store.get(space, accounts, space)
  return account && { email: account.email, isLeaving: await isLeaving(deps, space) }
}
