import type { ActorDep, ShownKind, StoreDep, StoredRecord } from '../kernel/index.ts'
import { type CalendarFeed, calendarFeeds } from './feed/schema.ts'
import { readSubscription } from './outside/change-subscription.ts'
import { calendarMonths, calendarSubscriptions } from './outside/schema.ts'

/** The address of a feed is a secret, and is only told to who asks for it. */
const withoutAddress = ({ digest: _, secret: __, ...feed }: CalendarFeed): StoredRecord => feed

/** The kinds of this area, and how each is shown. */
export const calendarKinds: readonly ShownKind<StoreDep & ActorDep>[] = [
  { kind: calendarFeeds, copy: withoutAddress },
  { kind: calendarSubscriptions, read: readSubscription, copy: 'as-stored' },
  { kind: calendarMonths, copy: 'of-servers' },
]
