import {
  type ActorDep,
  type BasedOn,
  type ClockDep,
  type Cursor,
  changeRecord,
  type IdsDep,
  instantText,
  oneFault,
  parse,
  type QueueDep,
  type StoreDep,
} from '../kernel/index.ts'
import { mergedShortcuts } from './merge-shortcuts.ts'
import { type Account, AccountChanges, accounts } from './schema.ts'
import { MAX_ACTIONS, type ShortcutChanges } from './shortcuts.ts'

/** The job that follows a change of time zone; its payload is a `ZoneJob`. */
export const ZONE_JOB = 'account.zone'

export interface ZoneJob {
  /** The zone before. */
  from: string
  /** When it was changed, RFC 3339. */
  at: string
  /** The version of the account that has the new zone: until the store has it, nothing is decided. */
  version: number
  /** Where to go on in the tasks; absent at their beginning. */
  after?: Cursor
}

/** The job that follows a change of name; its payload is a `NameJob`. It runs once the change is saved, or never will be. */
export const NAME_JOB = 'account.name'

export interface NameJob {
  accountId: string
}

/** By then no process goes on with the zone it remembers. */
const REMEMBERED_SECONDS = 10
/** By then a change that was announced is saved, or never will be. */
const SAVED_SECONDS = 5
/** Changes within the same stretch share the job of the first. */
const SHARED_MS = 10_000

/**
 * Changes what a person says about themselves; what changes nothing is not written. Shortcuts are merged by action,
 * so that two changes made at the same time are both kept.
 * @throws AppError `validation`; `stale`, with the current account, when `expectedVersion` is given and is no longer the version.
 */
export async function editAccount(
  deps: StoreDep & QueueDep & ClockDep & IdsDep & ActorDep,
  changes: AccountChanges,
  basedOn: BasedOn = {},
): Promise<Account> {
  const { shortcuts, ...asked } = parse(AccountChanges, changes)
  return changeRecord(deps, accounts, deps.actor.accountId, basedOn, async (account) => {
    const changes = { ...(asked as Partial<Account>), ...(shortcuts && withShortcuts(account, shortcuts)) }
    if (changesNothing(account, changes)) return null
    if (changes.timeZone !== undefined && changes.timeZone !== account.timeZone) await announceZone(deps, account)
    if (changes.name !== undefined && changes.name !== account.name) await announceName(deps, account)
    return { event: 'account.updated', changes }
  })
}

/**
 * Before the change is saved, so that stopping anywhere leaves no reminder in the old zone. The job runs after the last
 * change that shares it, and goes by the zone that holds by then.
 */
export function announceZone({ queue, clock }: QueueDep & ClockDep, { id, timeZone, version }: Account): Promise<void> {
  const now = clock.now()
  const payload: ZoneJob = { from: timeZone, at: instantText(now), version: version + 1 }
  const lastShared = lastToShare(now)
  const runAt = instantText(lastShared.add({ seconds: REMEMBERED_SECONDS }))
  return queue.enqueue({ id: `zone:${id}:${instantText(lastShared)}`, type: ZONE_JOB, space: id, payload, runAt })
}

/** Before the change is saved as well; what it finds is the name that holds by then. */
function announceName({ queue, clock }: QueueDep & ClockDep, { id }: Account): Promise<void> {
  const payload: NameJob = { accountId: id }
  const lastShared = lastToShare(clock.now())
  const runAt = instantText(lastShared.add({ seconds: SAVED_SECONDS }))
  return queue.enqueue({ id: `name:${id}:${instantText(lastShared)}`, type: NAME_JOB, space: id, payload, runAt })
}

/** The end of the stretch whose changes share a job. */
const lastToShare = (now: Temporal.Instant) =>
  Temporal.Instant.fromEpochMilliseconds((Math.floor(now.epochMilliseconds / SHARED_MS) + 1) * SHARED_MS)

const changesNothing = (account: Account, asked: object) =>
  Object.entries(asked).every(([field, value]) => account[field as keyof Account] === value)

function withShortcuts({ shortcuts }: Account, changes: ShortcutChanges): Partial<Account> {
  const merged = mergedShortcuts(shortcuts, changes)
  if (Object.keys(merged.keys).length > MAX_ACTIONS) throw tooMany()
  return JSON.stringify(merged) === JSON.stringify(shortcuts) ? {} : { shortcuts: merged }
}

const tooMany = () => oneFault('/shortcuts/keys', 'too_big', `At most ${MAX_ACTIONS} actions can have keys of their own.`)
