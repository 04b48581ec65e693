import {
  type ActorDep,
  type BasedOn,
  type ClockDep,
  changeRecord,
  type IdsDep,
  instantText,
  parse,
  type QueueDep,
  type StoreDep,
} from '../kernel/index.ts'
import { type Account, AccountChanges, accounts } from './schema.ts'

/** The job that follows a change of time zone; its payload is a `ZoneJob`. */
export const ZONE_JOB = 'account.zone'

export interface ZoneJob {
  /** The zone before. */
  from: string
  /** When it was changed, RFC 3339. */
  at: string
  /** The version of the account that has the new zone: until the store has it, nothing is decided. */
  version: number
}

/** By then no process goes on with the zone it remembers. */
const REMEMBERED_SECONDS = 10

/**
 * Changes what a person says about themselves; what changes nothing is not written.
 * @throws AppError `validation`; `stale`, with the current account, when `expectedVersion` is given and is no longer the version.
 */
export async function editAccount(
  deps: StoreDep & QueueDep & ClockDep & IdsDep & ActorDep,
  changes: AccountChanges,
  basedOn: BasedOn = {},
): Promise<Account> {
  const asked = parse(AccountChanges, changes) as Partial<Account>
  return changeRecord(deps, accounts, deps.actor.accountId, basedOn, async (account) => {
    if (changesNothing(account, asked)) return null
    if (asked.timeZone !== undefined && asked.timeZone !== account.timeZone) await announceZone(deps, account)
    return { event: 'account.updated', changes: asked }
  })
}

/** Before the change is saved, so that stopping anywhere leaves no reminder in the old zone. */
function announceZone({ queue, clock }: QueueDep & ClockDep, { id, timeZone, version }: Account): Promise<void> {
  const now = clock.now()
  const payload: ZoneJob = { from: timeZone, at: instantText(now), version: version + 1 }
  const runAt = instantText(now.add({ seconds: REMEMBERED_SECONDS }))
  return queue.enqueue({ id: `zone:${id}:${payload.version}:${payload.at}`, type: ZONE_JOB, space: id, payload, runAt })
}

const changesNothing = (account: Account, asked: object) =>
  Object.entries(asked).every(([field, value]) => account[field as keyof Account] === value)
