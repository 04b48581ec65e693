import { type Account, accounts, type Channel, type Delivery, isLeaving, ownLocale, siteLink, type ToldKind } from '../../account/index.ts'
import {
  type ClockDep,
  changeUntold,
  derivedId,
  type IdsDep,
  instantText,
  nowText,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import { deliveryOf, wants } from '../channels.ts'
import { isStillSo } from '../is-still-so.ts'
import { isBriefing, type MailDeps, type MailedNotification, mailOf, type NotificationMail, type ToldMail } from '../notification-mail.ts'
import { pathOf } from '../path-of.ts'
import { heldUntil, kindOfType, type Notification, notifications, sentAt } from '../schema.ts'
import { unsubscribeLink } from '../unsubscribe/token.ts'
import type { DigestRequest } from './request-digest.ts'

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

/** What was held back, and whose it is; `null` when there is nobody. */
export async function readHeld({ store }: StoreDep, { space, until }: DigestRequest, channel: Channel): Promise<Held | null> {
  const account = await store.get(space, accounts, space)
  if (!account || (await isLeaving({ store }, space))) return null
  const before = instantText(Temporal.Instant.from(until).add({ milliseconds: 1 }))
  const { queries } = notifications
  const { items } = await store.list(
    space,
    channel === 'mail' ? queries.mailHeld : queries.pushHeld,
    { from: EARLIEST, before },
    { limit: AT_ONCE },
  )
  const held: Held = { account, worth: [], settled: [] }
  for (const told of items.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const isOpen = told[sentAt[channel]] === null && told.readAt === null && wants(account, told, channel)
    if (isOpen && !isBriefing(told) && (await isStillSo({ store }, space, told))) held.worth.push(told)
    else held.settled.push(told)
  }
  return held
}

/** The mail that was asked for; `null` when nothing of what was held back is worth one. One thing alone has its own mail. */
export async function writeDigestMail(
  deps: MailDeps & ClockDep & IdsDep,
  request: DigestRequest,
): Promise<DigestMail | NotificationMail | null> {
  const held = await readHeld(deps, request, 'mail')
  if (!held) return null
  await letGo(deps, held, 'mail')
  const [first, ...others] = held.worth
  if (!first) return null
  if (others.length === 0) return mailOf(deps, held.account, first)
  const { id: space, email: to, timeZone } = held.account
  return {
    template: 'digest',
    ...{ to, reader: { locale: ownLocale(held.account), timeZone }, link: siteLink(deps, '/notifications') },
    messageId: derivedId(`digest ${space} ${request.until}`),
    unsubscribe: unsubscribeLink(deps, { space, channel: 'mail', was: deliveriesOf(held) }),
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
