import type { Account, Channel, Delivery } from '../account/index.ts'
import { type ClockDep, instantText, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { hasPush } from './push/schema.ts'
import { nextTimeOfDay, quietUntil } from './quiet-hours.ts'
import { heldUntil, kindOfType, type Notification, notifications } from './schema.ts'

type Told = Pick<Notification, 'type'>

/** Minutes in which what comes late is collected, so that a server that was down does not send one message for each. */
const COLLECTED_MINUTES = 2

/** Seconds before its end after which nothing joins a collection, as it may be read before that is saved. */
const CLOSED_SECONDS = 10

/** How a person wants to be told of this by a channel. */
export function deliveryOf({ notifications: { kinds } }: Account, { type }: Told, channel: Channel): Delivery {
  const kind = kindOfType[type]
  if (kind === null) return 'instant'
  // Whoever invites somebody has had a mail sent to them, with the link.
  if (type === 'discussion-invite' && channel === 'mail') return 'off'
  return kinds[kind][channel]
}

/** Whether a person wants this to leave the app by a channel, sooner or later. */
export const wants = (account: Account, told: Told, channel: Channel): boolean => deliveryOf(account, told, channel) !== 'off'

/** Where a notification that is being told is shown, and until when it is held back from each channel. */
export async function channelsFor(
  deps: StoreDep & ClockDep,
  account: Account,
  told: Told & { late?: boolean },
): Promise<Pick<Notification, 'isShown' | 'mailHeldUntil' | 'pushHeldUntil'>> {
  const kind = kindOfType[told.type]
  const isShown = kind === null || account.notifications.kinds[kind].app
  const [mailHeldUntil, pushHeldUntil] = await Promise.all([holdBack(deps, account, told, 'mail'), holdBack(deps, account, told, 'push')])
  return { isShown, mailHeldUntil, pushHeldUntil }
}

async function holdBack(
  deps: StoreDep & ClockDep,
  account: Account,
  told: Told & { late?: boolean },
  channel: Channel,
): Promise<string | null> {
  const { timeZone, notifications: settings } = account
  const now = deps.clock.now()
  const delivery = kindOfType[told.type] === null ? 'off' : deliveryOf(account, told, channel)
  // The job that tells of the day or the week waits for the quiet hours itself.
  if (told.type === 'daily-plan' || told.type === 'weekly-review') return null
  if (delivery === 'off' || (channel === 'push' && !(await hasPush(deps, account.id)))) return null
  if (delivery === 'digest') return pastQuiet(nextTimeOfDay(now, settings.digestAt, timeZone), account)
  const quiet = quietUntil(now, settings.quiet, timeZone)
  if (quiet !== null) return quiet
  return told.late ? collectedUntil(deps, account.id, channel, COLLECTED_MINUTES) : null
}

const pastQuiet = (moment: string, { timeZone, notifications: { quiet } }: Account): string =>
  quietUntil(Temporal.Instant.from(moment), quiet, timeZone) ?? moment

/** The end of what is collected already for a message within so many minutes, or of a new collection. */
export async function collectedUntil(
  { store, clock }: StoreDep & ClockDep,
  space: SpaceId,
  channel: Channel,
  minutes: number,
): Promise<string> {
  const [from, end] = [{ seconds: CLOSED_SECONDS }, { minutes }].map((ahead) => instantText(clock.now().add(ahead))) as [string, string]
  const { mailHeld, pushHeld } = notifications.queries
  const { items } = await store.list(space, channel === 'mail' ? mailHeld : pushHeld, { from, before: end }, { limit: 1 })
  return items[0]?.[heldUntil[channel]] ?? end
}
