import {
  type ActorDep,
  type ClockDep,
  type IdsDep,
  instantText,
  newEnvelope,
  notFound,
  nowText,
  oneFault,
  parse,
  type QueueDep,
  type SpaceId,
  type StoreDep,
  saveNew,
} from '../../kernel/index.ts'
import { askBilling } from '../billing-job.ts'
import type { SessionDep, SessionsDep } from '../ports.ts'
import { demandProof } from '../proof.ts'
import { accounts } from '../schema.ts'
import { announceDeletion } from '../security.ts'
import { DELETION_DAYS, DeletionRequest, type DeletionState, deletions, stateOf } from './schema.ts'

/** The job that ends an account; its payload is a `PurgeJob`. */
export const ACCOUNT_PURGE_JOB = 'account.purge'

/** Apart from the account's own, which the job itself empties. */
const PURGE_SPACE: SpaceId = 'purges'

export interface PurgeJob {
  accountId: string
}

type Deps = StoreDep & QueueDep & ClockDep & IdsDep & ActorDep & SessionsDep & SessionDep

/**
 * Hides an account at once, as everybody is signed out of it and nobody gets further than the question whether it is to be
 * kept, and has all of it purged in 14 days; nothing more is charged for it. Asked for again, it stays with the first date. The
 * job comes first: it does nothing for an account that is not to be deleted.
 * @throws AppError `proof-needed`; `validation` when another address was typed than that of the account.
 */
export async function askDeletion(deps: Deps, input: DeletionRequest): Promise<DeletionState> {
  const { store, queue, clock, actor, sessions } = deps
  demandProof(deps)
  const { address } = parse(DeletionRequest, input)
  const { accountId, space } = actor
  const account = await store.get(space, accounts, accountId)
  if (!account) throw notFound('account')
  if (address.trim().toLowerCase() !== account.email)
    throw oneFault('/address', 'other_address', 'This is not the address of your account.')
  const purgeAt = instantText(clock.now().add({ hours: 24 * DELETION_DAYS }))
  const payload: PurgeJob = { accountId }
  await queue.enqueue({
    id: `${ACCOUNT_PURGE_JOB}:${accountId}:${purgeAt}`,
    type: ACCOUNT_PURGE_JOB,
    space: PURGE_SPACE,
    payload,
    runAt: purgeAt,
  })
  await askBilling(deps, space, `${accountId}:${purgeAt}`)
  await announceDeletion(deps, { space, purgeAt, detail: dayOf(purgeAt, account) })
  const kept = await saveNew(deps, space, deletions, { ...newEnvelope(accountId, nowText(deps)), purgeAt })
  await sessions.revokeAll(accountId, space)
  return stateOf(kept, actor)
}

/** The day as its person reads it. */
const dayOf = (at: string, { locale, timeZone }: { locale: string; timeZone: string }): string =>
  Temporal.Instant.from(at).toLocaleString(locale, { dateStyle: 'long', timeZone })
