import { type SecretsDep, takeMailPlace } from '../account/index.ts'
import { type ClockDep, type DirectoryDep, instantText, nowText, type SpaceId } from '../kernel/index.ts'
import { MAILS_BY_ONE_A_DAY, MAILS_TO_ONE_A_DAY } from './limits.ts'

/** What a mail is about, where it goes, and who sends it; `null` for who may send few anyhow. */
interface Mailed {
  space: SpaceId
  id: string
  email: string
  sentBy: string | null
}

type LimitDeps = DirectoryDep & ClockDep & SecretsDep

/** Whether a mail goes: its sender may have sent the address as many today as one may, or all together as many as it gets. */
export type MailRoom = 'room' | 'none-of-own' | 'none'

/**
 * Takes a place among the mails that an address gets today, of its sender and of all. What the sender is told may follow from
 * their own alone: anything else says what others have sent there.
 */
export async function takeRoomForMail(deps: LimitDeps, { space, id, email, sentBy }: Mailed): Promise<MailRoom> {
  const among = (which: string, of: string) => ({ among: `${which}:${deps.secrets.digest(of)}`, hours: 24, space, id })
  // Once it is held back it has taken its own: were that renewed, those sent after it would tell that it has not gone.
  const isCounted = sentBy === null || (await isHeldBack(deps, { space, id }))
  if (!isCounted && !(await takeMailPlace(deps, { ...among('invite-by', `${sentBy} ${email}`), most: MAILS_BY_ONE_A_DAY })))
    return 'none-of-own'
  return (await takeMailPlace(deps, { ...among('invite', email), most: MAILS_TO_ONE_A_DAY })) ? 'room' : 'none'
}

type HeldBack = Pick<Mailed, 'space' | 'id'>

const heldEntry = ({ space, id }: HeldBack) => ({ name: 'mail-held', value: `${space}:${id}`, space, id }) as const

/** Whether a mail that counts as sent still has to go. */
export const isHeldBack = async ({ directory, clock }: DirectoryDep & ClockDep, mail: HeldBack): Promise<boolean> =>
  (await directory.find('mail-held', heldEntry(mail).value, nowText({ clock }))) !== null

/** Notes that it has, as long as what it is about is open. */
export const holdBack = async ({ directory, clock }: DirectoryDep & ClockDep, mail: HeldBack, until: string): Promise<void> =>
  void (await directory.reserve({ ...heldEntry(mail), expiresAt: until }, nowText({ clock })))

/** Notes that it has gone, or never will. */
export const letGo = ({ directory }: DirectoryDep, mail: HeldBack): Promise<void> => directory.release(heldEntry(mail))

/** When one that found no room is tried again: as the next hour begins. Whoever names its job by that asks for it once. */
export const nextTry = ({ clock }: ClockDep): string =>
  instantText(clock.now().round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 }))
