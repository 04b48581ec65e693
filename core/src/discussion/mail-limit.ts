import { type SecretsDep, takeMailPlace } from '../account/index.ts'
import { type ClockDep, type DirectoryDep, instantText, nowText, type SpaceId } from '../kernel/index.ts'
import { MAILS_BY_ONE_A_DAY, MAILS_TO_ONE_A_DAY } from './limits.ts'

/** What a mail is about, where it goes, and who sends it, or another name of what is counted together. */
interface Mailed {
  space: SpaceId
  id: string
  email: string
  sentBy: string
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
 * that who comes later takes it from nobody. Of later days a sender has one each, so that a few who send much leave room for others.
 * What the sender is told may follow from their own alone, as anything else says what others have sent there: so one that goes
 * later is held back, and counts as sent.
 */
export async function takeRoomForMail(deps: LimitDeps, mailed: Mailed, { askOn, noteSent }: Later): Promise<MailRoom> {
  const days = daysUntil(deps, mailed.until)
  const today = days[0] as Day
  const ofOwn = { among: amongOf(deps, 'mails-by', senderOf(mailed), today), most: MAILS_BY_ONE_A_DAY }
  // Once it is held back it has taken its own: were that renewed, those sent after it would tell that it has not gone.
  if (!(await isHeldBack(deps, mailed)) && !(await takeOne(deps, mailed, today, ofOwn))) return 'none-of-own'
  if (await takeOfAll(deps, mailed, today)) return 'now'
  const free = await laterDay(deps, mailed, days.slice(1))
  await askOn((free ?? (days.at(-1) as Day)).date)
  await holdBack(deps, mailed)
  await noteSent()
  return 'later'
}

/** A day (UTC), and how many days ahead it is. */
interface Day {
  date: string
  ahead: number
}

const senderOf = ({ sentBy, email }: Mailed) => `${sentBy} ${email}`

const amongOf = ({ secrets }: SecretsDep, which: 'mails-by' | 'mails-to' | 'mails-later', of: string, { date }: Day) =>
  `${which}:${secrets.digest(of)}:${date}`

/** Every place outlasts its day, and none is given back, so that they are taken in their order. */
const takeOne = (deps: LimitDeps, { space, id }: Mailed, { ahead }: Day, places: { among: string; most: number }): Promise<boolean> =>
  takeMailPlace(deps, { ...places, hours: 24 * (ahead + 1), space, id })

const takeOfAll = (deps: LimitDeps, mailed: Mailed, day: Day): Promise<boolean> =>
  takeOne(deps, mailed, day, { among: amongOf(deps, 'mails-to', mailed.email, day), most: MAILS_TO_ONE_A_DAY })

const ofLater = (deps: LimitDeps, mailed: Mailed, day: Day) => ({ among: amongOf(deps, 'mails-later', senderOf(mailed), day), most: 1 })

/** Days that are looked at together. */
const AT_ONCE = 10

/** Takes a place on the first day that has one: what is full is seen by its last place, so that no mail tries all that are taken. */
async function laterDay(deps: LimitDeps, mailed: Mailed, days: readonly Day[]): Promise<Day | undefined> {
  for (let from = 0; from < days.length; from += AT_ONCE) {
    const next = days.slice(from, from + AT_ONCE)
    const mayHaveRoom = await Promise.all(next.map((day) => seemsFree(deps, mailed, day)))
    for (const [place, day] of next.entries())
      if (mayHaveRoom[place] && (await takeOne(deps, mailed, day, ofLater(deps, mailed, day))) && (await takeOfAll(deps, mailed, day)))
        return day
  }
}

async function seemsFree(deps: LimitDeps, mailed: Mailed, day: Day): Promise<boolean> {
  const find = (among: string, place: number) => deps.directory.find('mail-limit', `${among}:${place}`, nowText(deps))
  const [own, last] = await Promise.all([
    find(ofLater(deps, mailed, day).among, 0),
    find(amongOf(deps, 'mails-to', mailed.email, day), MAILS_TO_ONE_A_DAY - 1),
  ])
  return own === null ? last === null : own.id === mailed.id && own.space === mailed.space
}

/** Today and the days after it until then, in UTC; tomorrow at least, as something is to be tried again. */
function daysUntil({ clock }: ClockDep, until: string): Day[] {
  const today = dayOf(clock.now())
  const last = dayOf(Temporal.Instant.from(until))
  return Array.from({ length: Math.max(2, today.until(last).days + 1) }, (_, ahead) => ({
    date: today.add({ days: ahead }).toString(),
    ahead,
  }))
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

/** Notes that it has, until it is asked for a last time, when what it is about is over. */
async function holdBack({ directory, clock }: DirectoryDep & ClockDep, mailed: Mailed): Promise<void> {
  const expiresAt = instantText(Temporal.Instant.from(mailed.until).add({ hours: 48 }))
  await directory.reserve({ ...heldEntry(mailed), expiresAt }, nowText({ clock }))
}

/** Notes that it has gone, or never will. */
export const letGo = ({ directory }: DirectoryDep, mail: HeldBack): Promise<void> => directory.release(heldEntry(mail))
