import { type Account, accounts } from '../account/index.ts'
import { type ActorDep, addDays, type ClockDep, instantText, localDate, type QueueDep, type StoreDep } from '../kernel/index.ts'
import { quietUntil } from '../notification/index.ts'

/** The job that stands for the morning of one day of one person; its payload is a `BriefingJob`. It asks for the next itself. */
export const BRIEFING_JOB = 'briefing'

export interface BriefingJob {
  /** The morning’s plain date. */
  date: string
  /** That of the morning before, from which what changed is told. */
  since: string
}

/** Hours after its moment in which a morning is still told; later it is a morning gone by. */
export const LATE_HOURS = 5

/** When a day’s briefing is meant to come: at the person’s time of day, or when their quiet hours end. */
export function briefingAt({ timeZone, notifications: { digestAt, quiet } }: Account, date: string): string {
  const moment = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(digestAt)).toZonedDateTime(timeZone).toInstant()
  return quietUntil(moment, quiet, timeZone) ?? instantText(moment)
}

/** The person’s date by the wall clock. */
export const wallDate = (instant: Temporal.Instant, { timeZone }: Pick<Account, 'timeZone'>): string =>
  localDate(instant, { timeZone, dayStart: 0 })

/**
 * The next morning: after that of a date and not long gone or, where none is known, one to come. The day somebody signed up has
 * none: there is nothing to look back or forward to.
 */
export function nextBriefing({ clock }: ClockDep, account: Account, after: string | null): { date: string; runAt: string } {
  const now = clock.now()
  const earliest = instantText(after === null ? now : now.subtract({ hours: LATE_HOURS }))
  const made = addDays(wallDate(Temporal.Instant.from(account.createdAt), account), 1)
  const [first] = [made, addDays(wallDate(now, account), -1), ...(after === null ? [] : [addDays(after, 1)])].toSorted().toReversed()
  for (let date = first as string; ; date = addDays(date, 1)) {
    const runAt = briefingAt(account, date)
    if (runAt > earliest) return { date, runAt }
  }
}

/**
 * Asks for a person’s next briefing, after that of a date; asking again asks for nothing more. Call it where somebody is let in,
 * and where the zone, the time of day or the quiet hours it rests on are changed: from then on each asks for the next itself.
 */
export async function scheduleBriefing(deps: QueueDep & ClockDep, account: Account, after: string | null = null): Promise<void> {
  const { date, runAt } = nextBriefing(deps, account, after)
  const payload: BriefingJob = { date, since: after ?? addDays(date, -1) }
  await deps.queue.enqueue({ id: `briefing:${account.id}:${runAt}`, type: BRIEFING_JOB, space: account.id, payload, runAt })
}

/** Asks for the next briefing of whoever changed what it rests on. */
export async function scheduleOwnBriefing(deps: StoreDep & QueueDep & ClockDep & ActorDep): Promise<void> {
  const account = await deps.store.get(deps.actor.space, accounts, deps.actor.accountId)
  if (account) await scheduleBriefing(deps, account)
}
