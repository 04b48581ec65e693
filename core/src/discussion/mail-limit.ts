import { type SecretsDep, takeMailPlace } from '../account/index.ts'
import { type ClockDep, type DirectoryDep, nowText, type SpaceId } from '../kernel/index.ts'
import { MAILS_BY_ONE_A_DAY, MAILS_TO_ONE_A_DAY } from './limits.ts'

/** What a mail is about, where it goes, and who sends it; `null` for who may send few anyhow. */
interface Mailed {
  space: SpaceId
  id: string
  email: string
  sentBy: string | null
  /** When it is of no use any more, an RFC 3339 time. */
  until: string
}

type LimitDeps = DirectoryDep & ClockDep & SecretsDep

/**
 * Whether a mail goes now; `none-of-own` where its sender has sent the address as many as one may. Where others have, it goes
 * `later`, on a day with room.
 */
type MailRoom = 'now' | 'none-of-own' | 'later'

/** What is done with a mail that goes later. */
interface Later {
  /** Asks for it again on that day (UTC). */
  askOn(day: string): Promise<void>
  /** Notes that it was sent. */
  noteSent(): Promise<void>
}

/**
 * Takes a place among the mails that an address gets in a day (UTC), of its sender and of all: on the first day that has one left, so
 * that who comes later takes it from nobody. What the sender is told may follow from their own alone, as anything else says what
 * others have sent there: so one that goes later is held back, and counts as sent.
 */
export async function takeRoomForMail(deps: LimitDeps, mailed: Mailed, { askOn, noteSent }: Later): Promise<MailRoom> {
  const { space, id, email, sentBy, until } = mailed
  const days = daysUntil(deps, until)
  const take = (which: string, of: string, most: number, ahead = 0) =>
    takeMailPlace(deps, { among: `${which}:${deps.secrets.digest(of)}:${days[ahead]}`, most, hours: 24 * (ahead + 1), space, id })
  // Once it is held back it has taken its own: were that renewed, those sent after it would tell that it has not gone.
  const isCounted = sentBy === null || (await isHeldBack(deps, mailed))
  if (!isCounted && !(await take('mails-by', `${sentBy} ${email}`, MAILS_BY_ONE_A_DAY))) return 'none-of-own'
  const free = await firstOf(days, (ahead) => take('mails-to', email, MAILS_TO_ONE_A_DAY, ahead))
  if (free === days[0]) return 'now'
  await askOn(free ?? (days.at(-1) as string))
  await holdBack(deps, mailed, until)
  await noteSent()
  return 'later'
}

async function firstOf(days: readonly string[], isFree: (ahead: number) => Promise<boolean>): Promise<string | undefined> {
  for (const [ahead, day] of days.entries()) if (await isFree(ahead)) return day
}

/** Today and the days after it until then, in UTC; tomorrow at least, as something is to be tried again. */
function daysUntil({ clock }: ClockDep, until: string): string[] {
  const today = dayOf(clock.now())
  const last = dayOf(Temporal.Instant.from(until))
  return Array.from({ length: Math.max(2, today.until(last).days + 1) }, (_, ahead) => today.add({ days: ahead }).toString())
}

/** When a day begins on which a mail goes: an RFC 3339 time. */
export const beginningOfDay = (day: string): string => `${day}T00:00:00.000Z`

/** The day after today (UTC), where one has sent too many today. */
export const tomorrow = ({ clock }: ClockDep): string => dayOf(clock.now()).add({ days: 1 }).toString()

const dayOf = (instant: Temporal.Instant): Temporal.PlainDate => instant.toZonedDateTimeISO('UTC').toPlainDate()

type HeldBack = Pick<Mailed, 'space' | 'id'>

const heldEntry = ({ space, id }: HeldBack) => ({ name: 'mail-held', value: `${space}:${id}`, space, id }) as const

/** Whether a mail that counts as sent still has to go. */
export const isHeldBack = async ({ directory, clock }: DirectoryDep & ClockDep, mail: HeldBack): Promise<boolean> =>
  (await directory.find('mail-held', heldEntry(mail).value, nowText({ clock }))) !== null

/** Notes that it has, as long as what it is about is open. */
const holdBack = async ({ directory, clock }: DirectoryDep & ClockDep, mail: HeldBack, until: string): Promise<void> =>
  void (await directory.reserve({ ...heldEntry(mail), expiresAt: until }, nowText({ clock })))

/** Notes that it has gone, or never will. */
export const letGo = ({ directory }: DirectoryDep, mail: HeldBack): Promise<void> => directory.release(heldEntry(mail))
