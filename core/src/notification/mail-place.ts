import { hasProvenAddress, isLeaving, takeMailPlace } from '../account/index.ts'
import {
  type ClockDep,
  changeUntold,
  type DirectoryDep,
  derivedId,
  instantText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../kernel/index.ts'
import { collectedUntil } from './channels.ts'
import { type DigestRequest, requestDigest } from './digest/request-digest.ts'
import { isBriefing, type Notification, notifications } from './schema.ts'

/** Mails of a sort that one person gets within an hour, whoever causes them. */
const HOURLY = { security: 20, briefing: 5, own: 20, others: 20, digest: 4 }

/** Minutes after which there is room again, whatever was sent until now. */
const MINUTES = 60

export type MailPlaceDeps = StoreDep & QueueDep & DirectoryDep & ClockDep

/**
 * Which notifications may be mailed to a person. The address of an account may be somebody else's until it is proven, and who
 * leaves is told no more; what happens to the account is told in any case, as its owner is to hear of what a stranger does.
 */
export async function mayBeMailed({ store }: StoreDep, space: SpaceId): Promise<(told: Pick<Notification, 'type'>) => boolean> {
  const [isProven, leaves] = await Promise.all([hasProvenAddress({ store }, space), isLeaving({ store }, space)])
  return ({ type }) => type === 'security-notice' || (isProven && !leaves)
}

/** What names who caused it takes no room from what one asked for oneself. */
function sortOf(told: Notification): Exclude<keyof typeof HOURLY, 'digest'> {
  if (told.type === 'security-notice') return 'security'
  if (isBriefing(told)) return 'briefing'
  return 'name' in told ? 'others' : 'own'
}

/**
 * Takes a place among the mails of an hour for a notification, a sort of them never those of another. Where there is none, it is
 * held back and goes with others in one mail, and false is answered. May be called again for the same one.
 */
export async function takePlaceFor(
  deps: MailPlaceDeps,
  space: SpaceId,
  told: Notification,
  askAgain: (at: string) => Promise<void>,
): Promise<boolean> {
  if (told.mailHeldUntil === null && (await takePlace(deps, space, sortOf(told), told.id))) return true
  // The day’s plan and the week’s review are in no mail of others.
  if (isBriefing(told)) await askAgain(inAnHour(deps))
  else await holdBack(deps, space, told)
  return false
}

/** Takes a place for a mail about all that was held back; where there is none, it is asked for anew, and false is answered. */
export async function takePlaceForDigest(deps: MailPlaceDeps, { space, until }: DigestRequest): Promise<boolean> {
  if (await takePlace(deps, space, 'digest', derivedId(`digest ${space} ${until}`))) return true
  await requestDigest(deps, space, 'mail', inAnHour(deps))
  return false
}

const takePlace = (deps: DirectoryDep & ClockDep, space: SpaceId, sort: keyof typeof HOURLY, id: string): Promise<boolean> =>
  takeMailPlace(deps, { among: `${sort}-mail:${space}`, most: HOURLY[sort], hours: MINUTES / 60, space, id })

/** When there is room again for what finds none now. */
export const inAnHour = ({ clock }: ClockDep): string => instantText(clock.now().add({ minutes: MINUTES }))

/** With what else is held back within the hour. Stopped after the save, the next try asks for the mail. */
async function holdBack(deps: MailPlaceDeps, space: SpaceId, told: Notification): Promise<void> {
  const until = told.mailHeldUntil ?? (await collectedUntil(deps, space, 'mail', MINUTES))
  await changeUntold(deps, space, notifications, told.id, ({ mailHeldUntil }) => (mailHeldUntil === null ? { mailHeldUntil: until } : null))
  await requestDigest(deps, space, 'mail', until)
}
