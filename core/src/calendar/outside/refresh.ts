import { accounts, actorOf, isLeaving, type SecretsDep } from '../../account/index.ts'
import {
  type ActorDep,
  type ClaimedJob,
  type ClockDep,
  changeRecord,
  changeUntold,
  doJobs,
  type IdsDep,
  instantText,
  nowText,
  type OutboundDep,
  type QueueDep,
  type SpaceId,
  type StoreDep,
  today,
} from '../../kernel/index.ts'
import { type Fetched, fetchCalendar, type NotFetched } from './fetch-calendar.ts'
import { eraseMonths, keepMonths, keptSpan } from './months.ts'
import type { CalendarReaderDep } from './ports.ts'
import { type CalendarSubscription, calendarSubscriptions } from './schema.ts'

/** The job that keeps an outside calendar fresh; its payload is a `CalendarJob`. It lives as long as the subscription. */
export const CALENDAR_JOB = 'calendar.refresh'

export interface CalendarJob {
  subscriptionId: string
}

export type RefreshDeps = StoreDep & QueueDep & ClockDep & IdsDep & OutboundDep & CalendarReaderDep & SecretsDep

/** Minutes between two looks: as its server or the calendar asks, within reason. */
const LEAST_MINUTES = 15
const MOST_MINUTES = 24 * 60
const USUAL_MINUTES = 60

/** Jobs claimed at a time, and for how long: each may wait for a slow server. */
const AT_A_TIME = 12
const LEASE_MS = 5 * 60_000
/** Accounts that are looked after in one go, in lanes side by side, and calendars of one. */
const ACCOUNTS = 6
const LANES = 2
const OF_ONE = 2
/** After which what there was no room for is looked at again: behind what others have due by now. */
const NEXT_SECONDS = 5

/**
 * Keeps the calendars fresh that are due; call it again and again, from as many processes as there are. Each account comes
 * round: however many slow addresses one has, others wait for no more than a few of them.
 */
export async function refreshCalendars(deps: RefreshDeps): Promise<void> {
  const looks = (await claimLooks(deps)).values()
  const failures: unknown[] = []
  const lane = async () => {
    for (const jobs of looks) await refreshClaimed(deps, jobs).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  if (failures.length > 0) throw failures[0]
}

/** Due jobs by account, so many of each and so many accounts. What is left of an account is put back. */
async function claimLooks(deps: RefreshDeps): Promise<ClaimedJob[][]> {
  const looks = new Map<SpaceId, ClaimedJob[]>()
  const later = instantText(deps.clock.now().add({ seconds: NEXT_SECONDS }))
  let jobs: ClaimedJob[]
  do {
    jobs = await deps.queue.claim([CALENDAR_JOB], { now: nowText(deps), leaseMs: LEASE_MS, limit: AT_A_TIME })
    for (const job of jobs) {
      const own = looks.get(job.space) ?? []
      if (own.length < OF_ONE && (own.length > 0 || looks.size < ACCOUNTS)) looks.set(job.space, [...own, job])
      else await deps.queue.putBack(job, later)
    }
  } while (jobs.length === AT_A_TIME && looks.size < ACCOUNTS)
  return [...looks.values()]
}

async function refreshClaimed(deps: RefreshDeps, jobs: readonly ClaimedJob[]): Promise<void> {
  await doJobs(deps, jobs, async ({ space, payload }) => {
    const account = await deps.store.get(space, accounts, space)
    if (!account) return
    // Who is to be deleted has nobody asked on their behalf; who stays after all is asked for again.
    if (await isLeaving(deps, space)) return instantText(deps.clock.now().add({ minutes: MOST_MINUTES }))
    const minutes = await refreshSubscription({ ...deps, actor: actorOf(account) }, (payload as CalendarJob).subscriptionId)
    return minutes === null ? undefined : instantText(deps.clock.now().add({ minutes }))
  })
}

/** Sees to it that a subscription is refreshed from a moment on; asking again changes nothing. */
export const scheduleRefresh = ({ queue }: QueueDep, space: SpaceId, subscriptionId: string, runAt: string): Promise<void> =>
  queue.enqueue({ id: `calendar:${subscriptionId}`, type: CALENDAR_JOB, space, payload: { subscriptionId } satisfies CalendarJob, runAt })

/** Fetches an outside calendar and keeps what it holds; answers in how many minutes to look again, `null` where it was ended. */
export async function refreshSubscription(deps: RefreshDeps & ActorDep, id: string): Promise<number | null> {
  const subscription = await deps.store.get(deps.actor.space, calendarSubscriptions, id)
  if (!subscription || subscription.deletedAt) return null
  const span = keptSpan(today(deps))
  // What is told one by one is told anew when there is another month to tell of.
  const known = subscription.keptFrom === span.from ? subscription : { etag: null, digest: null }
  const fetched = await fetchCalendar(deps, subscription.url, span, known)
  return keepFetched(deps, subscription, fetched)
}

/** Keeps what was fetched of a subscription, or why nothing was. */
export async function keepFetched(
  deps: RefreshDeps & ActorDep,
  subscription: CalendarSubscription,
  fetched: Fetched | NotFetched,
): Promise<number> {
  const { id, keptFrom } = subscription
  const { space } = deps.actor
  const triedAt = nowText(deps)
  if ('fault' in fetched) {
    const failures = subscription.failures + 1
    await changeTold(deps, id, { triedAt, fault: fetched.fault, failures }, subscription.fault !== fetched.fault)
    return Math.min(MOST_MINUTES, LEAST_MINUTES * 2 ** Math.min(failures - 1, 10))
  }
  const { calendar, etag, digest, freshMinutes } = fetched
  const span = keptSpan(today(deps))
  if (calendar) await keepMonths(deps, space, { subscriptionId: id, events: calendar.events, span, keptFrom })
  const changes = { triedAt, refreshedAt: triedAt, fault: null, failures: 0, etag, digest }
  const kept = calendar ? { eventCount: calendar.events.length, keptFrom: span.from } : {}
  await changeTold(deps, id, { ...changes, ...kept }, calendar !== null || subscription.fault !== null)
  const current = await deps.store.get(space, calendarSubscriptions, id)
  // It was ended while it was fetched.
  if (!current) await eraseMonths(deps, space, subscription, today(deps))
  return Math.min(
    MOST_MINUTES,
    Math.max(LEAST_MINUTES, freshMinutes ?? 0, calendar?.everyMinutes ?? (freshMinutes === null ? USUAL_MINUTES : 0)),
  )
}

/** Pages that are open are told only of what they show otherwise. */
async function changeTold(
  deps: StoreDep & ClockDep & IdsDep & ActorDep,
  id: string,
  changes: Partial<CalendarSubscription>,
  isTold: boolean,
): Promise<void> {
  if (!isTold) return changeUntold(deps, deps.actor.space, calendarSubscriptions, id, () => changes)
  const current = await deps.store.get(deps.actor.space, calendarSubscriptions, id)
  if (current) await changeRecord(deps, calendarSubscriptions, id, {}, () => ({ event: 'calendar-subscription.updated', changes }))
}
