import { type Account, accounts, type Channel, type Delivery, isLeaving, ownLocale, siteLink, type ToldKind } from '../../account/index.ts'
import {
  type ClockDep,
  changeUntold,
  derivedId,
  type IdsDep,
  instantText,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import { deliveryOf, wants } from '../channels.ts'
import { isStillSo } from '../is-still-so.ts'
import { inAnHour, mayBeMailed, takePlaceForDigest } from '../mail-place.ts'
import { type MailDeps, type MailedNotification, mailOf, type NotificationMail, type ToldMail } from '../notification-mail.ts'
import { pathOf } from '../path-of.ts'
import { heldUntil, isBriefing, kindOfType, type Notification, notifications, sentAt } from '../schema.ts'
import { unsubscribeLink } from '../unsubscribe/token.ts'
import { type DigestRequest, requestDigest } from './request-digest.ts'

/** So many are looked at for one message; what is left is in the next. */
const AT_ONCE = 100
/** Sorts before every moment. */
const EARLIEST = '0'

/** The mail about all that was held back, before it is put into words. */
export interface DigestMail extends ToldMail {
  template: 'digest'
  /** The earliest first. */
  notifications: { notification: MailedNotification; link: string }[]
}

/** What was held back from a channel until a moment. */
export interface Held {
  account: Account
  /** What is worth a message still, the earliest first. */
  worth: MailedNotification[]
  /** The rest: settled without one. */
  settled: Notification[]
}

/**
 * What was held back, and whose it is; `null` when there is nobody. What waits for more room than one message has is asked for
 * again, an hour later.
 */
export async function readHeld(
  deps: StoreDep & QueueDep & ClockDep,
  { space, until }: DigestRequest,
  channel: Channel,
): Promise<Held | null> {
  const { store } = deps
  const [account, leaves] = await Promise.all([store.get(space, accounts, space), isLeaving(deps, space)])
  if (!account) return null
  const mayGo = channel === 'mail' ? await mayBeMailed(deps, space) : () => !leaves
  const before = instantText(Temporal.Instant.from(until).add({ milliseconds: 1 }))
  const { queries } = notifications
  const { items, nextCursor } = await store.list(
    space,
    channel === 'mail' ? queries.mailHeld : queries.pushHeld,
    { from: EARLIEST, before },
    { limit: AT_ONCE },
  )
  if (nextCursor !== null) await requestDigest(deps, space, channel, inAnHour(deps))
  const held: Held = { account, worth: [], settled: [] }
  for (const told of items.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    // What is left of who leaves waits for whether they stay.
    if (leaves && !mayGo(told)) continue
    const isOpen = told[sentAt[channel]] === null && isUnread(told) && wants(account, told, channel) && mayGo(told)
    if (isOpen && !isBriefing(told) && (await isStillSo(deps, space, told))) held.worth.push(told)
    else held.settled.push(told)
  }
  return held
}

/** Of one’s account one is told by mail though one has read of it: whoever is in a session may have. */
const isUnread = ({ type, readAt }: Notification): boolean => type === 'security-notice' || readAt === null

/**
 * The mail that was asked for; `null` when nothing of what was held back is worth one, or there is no room for it in this hour.
 * One thing alone has its own mail.
 */
export async function writeDigestMail(
  deps: MailDeps & ClockDep & IdsDep,
  request: DigestRequest,
): Promise<DigestMail | NotificationMail | null> {
  const held = await readHeld(deps, request, 'mail')
  if (!held) return null
  await letGo(deps, held, 'mail')
  const [first, ...others] = held.worth
  if (!first || !(await takePlaceForDigest(deps, request))) return null
  if (others.length === 0) return mailOf(deps, held.account, first)
  const { id: space, email: to, timeZone } = held.account
  const was = deliveriesOf(held)
  return {
    template: 'digest',
    ...{ to, reader: { locale: ownLocale(held.account), timeZone }, link: siteLink(deps, '/notifications') },
    messageId: derivedId(`digest ${space} ${request.until}`),
    unsubscribe: Object.keys(was).length > 0 ? unsubscribeLink(deps, { space, channel: 'mail', was, to }) : null,
    notifications: held.worth.map((notification) => ({ notification, link: siteLink(deps, pathOf(notification)) })),
  }
}

/** How each kind that is in it is told by mail, for who wants that no more and then wants it again. */
const deliveriesOf = ({ account, worth }: Held): Partial<Record<ToldKind, Delivery>> =>
  Object.fromEntries(
    worth.flatMap((told) => {
      const kind = kindOfType[told.type]
      return kind ? [[kind, deliveryOf(account, told, 'mail')]] : []
    }),
  )

/** Holds back no longer what needs no message any more. */
export async function letGo(deps: StoreDep & ClockDep & IdsDep, { account, settled }: Held, channel: Channel): Promise<void> {
  const released = { [heldUntil[channel]]: null }
  for (const { id } of settled)
    await changeUntold(deps, account.id, notifications, id, (told) => (told[heldUntil[channel]] === null ? null : released))
}

/** Takes note that a message about these has gone out, so that they are in no other. */
export async function digestSent(
  deps: StoreDep & ClockDep & IdsDep,
  { space, channel }: { space: SpaceId; channel: Channel },
  sent: readonly Notification[],
): Promise<void> {
  const changes = { [heldUntil[channel]]: null, [sentAt[channel]]: nowText(deps) }
  for (const { id } of sent) await changeUntold(deps, space, notifications, id, (told) => (told[sentAt[channel]] === null ? changes : null))
}
