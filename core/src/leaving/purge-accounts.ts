import { ACCOUNT_PURGE_JOB, accounts, deletions, type PurgeJob, type SecretsDep, type SessionsDep } from '../account/index.ts'
import { type ForgetDeps, forgetAddress, forgetPerson } from '../discussion/index.ts'
import { type ClaimedJob, type DirectoryDep, instantText, nowText, type SpaceId } from '../kernel/index.ts'
import { endBilling, type OfferDep } from '../subscription/index.ts'

export type PurgeSpaceDeps = ForgetDeps & DirectoryDep & SessionsDep & Partial<OfferDep>
export type PurgeDeps = PurgeSpaceDeps & SecretsDep

/** A large account takes minutes. */
const LEASE_MS = 60 * 60_000
const LIMIT = 20
/** Seconds after the last moment, in which somebody may just be keeping their account. */
const LATE_SECONDS = 60
const RETRY_SECONDS = 600

/**
 * Ends the accounts whose fourteen days are over. Nothing of theirs stays: not the records, what search knows of them,
 * past events, files, jobs, nor the values that lead to them; in discussions what they said stays, without their name, and
 * invitations that others sent them lose their address.
 * The storage's own files are written anew once for all. Stopped anywhere it is run again, as its jobs are done only then.
 * Answers how many accounts are gone.
 * @throws the first failure, once all were tried.
 */
export async function purgeAccounts(deps: PurgeDeps): Promise<number> {
  const { queue, clock, store } = deps
  const now = instantText(clock.now().subtract({ seconds: LATE_SECONDS }))
  const jobs = await queue.claim([ACCOUNT_PURGE_JOB], { now, leaseMs: LEASE_MS, limit: LIMIT })
  const done: ClaimedJob[] = []
  const failures: unknown[] = []
  let gone = 0
  for (const job of jobs)
    try {
      if (await purge(deps, job.payload as PurgeJob)) gone++
      done.push(job)
    } catch (error) {
      failures.push(error)
      await queue.retry(job, instantText(clock.now().add({ seconds: RETRY_SECONDS })))
    }
  if (gone > 0) await store.scrub()
  for (const job of done) await queue.complete(job)
  if (failures.length > 0) throw failures[0]
  return gone
}

/** Whether the account is gone now; it is not when its person kept it. */
async function purge(deps: PurgeDeps, { accountId }: PurgeJob): Promise<boolean> {
  const { store } = deps
  const [account, deletion] = await Promise.all([store.get(accountId, accounts, accountId), store.get(accountId, deletions, accountId)])
  if (account && !(deletion && deletion.purgeAt <= nowText(deps))) return false
  await forgetAddress(deps, accountId)
  await purgeSpace(deps, accountId)
  return true
}

/**
 * Takes all there is of an account away for good, but for its address in what others have sent there; may be run again.
 * What says whose it is goes last.
 */
export async function purgeSpace(deps: PurgeSpaceDeps, accountId: SpaceId): Promise<void> {
  const { store, directory, queue, blobs, sessions } = deps
  await sessions.revokeAll(accountId, accountId)
  await endBilling(deps, accountId)
  await forgetPerson(deps, accountId)
  await blobs.eraseSpace(accountId)
  await queue.dropSpace(accountId)
  await directory.releaseSpace(accountId)
  await store.eraseSpace(accountId)
}
