import {
  type ActorDep,
  AppError,
  type BasedOn,
  changedFields,
  changeLive,
  countWithin,
  deleteRecord,
  eventFor,
  instantText,
  type JsonPage,
  type Limit,
  makeWithin,
  newEnvelope,
  notFound,
  nowText,
  oneFault,
  type PageRequest,
  parse,
  type RecordJson,
  readLive,
  type StoreDep,
  sameAgain,
  saveNew,
  today,
  updating,
} from '../../kernel/index.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { eraseMonths, keptSpan } from './months.ts'
import { keepFetched, type RefreshDeps, refreshSubscription, scheduleRefresh } from './refresh.ts'
import { calendarFaults } from './rules.ts'
import {
  CalendarColor,
  type CalendarSubscription,
  CalendarSubscriptionChanges,
  calendarSubscriptions,
  MAX_SUBSCRIPTIONS,
  NewCalendarSubscription,
} from './schema.ts'

export type SubscriptionDeps = RefreshDeps & ActorDep

/** A job looks first when a request that reads it for the first time is over. */
const FIRST_LOOK_MINUTES = 15

/**
 * Subscribes to an outside calendar once it could be read. The same input under the same id answers the subscription that is there.
 * @throws AppError `validation`, also for an address that no calendar is read from; `conflict` when there are twenty already,
 *   or the id stands for another.
 */
export async function subscribeToCalendar(deps: SubscriptionDeps, input: NewCalendarSubscription): Promise<CalendarSubscription> {
  const { id = deps.ids.next(), url, name, color } = parse(NewCalendarSubscription, input)
  const { store, actor } = deps
  const known = await store.get(actor.space, calendarSubscriptions, id)
  // Called something else or shown in another colour since, it is the same calendar.
  if (known) return sameAgain(calendarSubscriptions, known, { url, ...(known.version === 1 && { name, color }) })
  await countWithin(deps, limit)
  const fetched = await fetchCalendar(deps, url, keptSpan(today(deps)))
  if ('fault' in fetched) throw oneFault('/url', fetched.fault, calendarFaults[fetched.fault])
  const make = async (others: number) => {
    const subscription: CalendarSubscription = {
      ...newEnvelope(id, nowText(deps)),
      url,
      name: name ?? fetched.calendar?.name ?? hostOf(url),
      color: color ?? colorAfter(others),
      ...{ triedAt: null, refreshedAt: null, fault: null, failures: 0, eventCount: 0, etag: null, digest: null, keptFrom: null },
    }
    // Ahead of the record, so that stopping anywhere leaves none that is never looked at.
    await scheduleRefresh(deps, actor.space, id, instantText(deps.clock.now().add({ minutes: FIRST_LOOK_MINUTES })))
    const created = eventFor(deps, 'calendar-subscription.created', subscription)
    const stored = await saveNew(deps, actor.space, calendarSubscriptions, subscription, [created])
    return { subscription, isNew: stored === subscription }
  }
  const takeBack = () => unsubscribeFromCalendar(deps, id)
  const { subscription } = await makeWithin(deps, limit, { make, takeBack, isNew: ({ isNew }) => isNew })
  await keepFetched(deps, subscription, fetched)
  return (await store.get(actor.space, calendarSubscriptions, id)) ?? subscription
}

const limit: Limit<CalendarSubscription> = {
  query: calendarSubscriptions.queries.all,
  most: MAX_SUBSCRIPTIONS,
  refusal: () => new AppError('conflict', `There are ${MAX_SUBSCRIPTIONS} calendars already. Remove one first.`),
}

const hostOf = (url: string): string => (/^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(url)?.[1] ?? url).slice(0, 100)

/** Each as different from the others as there are colours. */
const colorAfter = (others: number): CalendarColor => CalendarColor.options[(others + 1) % CalendarColor.options.length] as CalendarColor

/** One page of the person's subscriptions, oldest first. */
export const listSubscriptions = ({ store, actor }: StoreDep & ActorDep, page: PageRequest): Promise<JsonPage> =>
  store.json.list(actor.space, calendarSubscriptions.queries.oldest, {}, page)

/** @throws AppError `not-found` */
export const readSubscription = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, calendarSubscriptions, id)

/** @throws AppError `not-found`, `validation`, or `stale` with the subscription as it is now. */
export async function editSubscription(
  deps: SubscriptionDeps,
  id: string,
  input: CalendarSubscriptionChanges,
  basedOn: BasedOn = {},
): Promise<CalendarSubscription> {
  const given = parse(CalendarSubscriptionChanges, input)
  return changeLive(deps, calendarSubscriptions, id, basedOn, (subscription) => {
    return updating(calendarSubscriptions, changedFields(subscription, given))
  })
}

/** Looks at an outside calendar right now; what stands in the way is told by the subscription. @throws AppError `not-found` */
export async function refreshNow(deps: SubscriptionDeps, id: string): Promise<CalendarSubscription> {
  await refreshSubscription(deps, id)
  const subscription = await deps.store.get(deps.actor.space, calendarSubscriptions, id)
  if (!subscription) throw notFound(calendarSubscriptions.noun)
  return subscription
}

/** Ends a subscription for good, with all that was read; subscribing anew brings it back. @throws AppError `not-found` */
export async function unsubscribeFromCalendar(deps: SubscriptionDeps, id: string): Promise<void> {
  const subscription = await deleteRecord(deps, calendarSubscriptions, id, {})
  await eraseMonths(deps, deps.actor.space, subscription, today(deps))
  await deps.store.erase(deps.actor.space, calendarSubscriptions, id)
}
