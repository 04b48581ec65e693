import { eraseAlone } from '../discussion/index.ts'
import { doSomeDueJobs, instantText, nowText, type QueueDep, type SpaceId } from '../kernel/index.ts'
import { type PurgeSpaceDeps, purgeSpace } from '../leaving/index.ts'
import { SANDBOXES, type Sandbox, sandboxes } from './schema.ts'
import { findSandbox } from './state.ts'

/** The job that ends a sandbox for good; its payload is a `SandboxPurge`. */
const SANDBOX_PURGE_JOB = 'sandbox.purge'

interface SandboxPurge {
  id: string
}

/** Apart from the sandbox's own, which the job itself empties. */
const PURGE_SPACE: SpaceId = 'purges'
const LEASE_MS = 10 * 60_000
const LIMIT = 20
/** Seconds after its end, in which a request may still be about to write. */
const LATE_SECONDS = 60

/** Has a sandbox purged once it has expired. */
export const announcePurge = ({ queue }: QueueDep, { id, expiresAt }: Pick<Sandbox, 'id' | 'expiresAt'>): Promise<void> =>
  queue.enqueue({
    id: `${SANDBOX_PURGE_JOB}:${id}:${expiresAt}`,
    type: SANDBOX_PURGE_JOB,
    space: PURGE_SPACE,
    payload: { id } satisfies SandboxPurge,
    runAt: expiresAt,
  })

/**
 * Takes away what has expired, as an account's data go; that there was one goes last. The storage's files are not written
 * anew for it, as that would hold everybody up all day long: the room is used again.
 * Answers how many jobs were taken up; stopped anywhere, they are run again.
 * @throws the first failure, once all were tried.
 */
export async function purgeSandboxes(deps: PurgeSpaceDeps): Promise<number> {
  const dueBy = instantText(deps.clock.now().subtract({ seconds: LATE_SECONDS }))
  return doSomeDueJobs(deps, [SANDBOX_PURGE_JOB], { leaseMs: LEASE_MS, limit: LIMIT, dueBy }, async ({ payload }) => {
    const { id } = payload as SandboxPurge
    const sandbox = await findSandbox(deps, id)
    // An account that is no sandbox is never purged by this, nor one with time left.
    if (!sandbox || sandbox.expiresAt > nowText(deps)) return
    await eraseAlone(deps, id)
    await purgeSpace(deps, id)
    await deps.store.erase(SANDBOXES, sandboxes, id)
  })
}
