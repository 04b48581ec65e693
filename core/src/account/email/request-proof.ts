import {
  type ActorDep,
  AppError,
  type ClockDep,
  type DirectoryDep,
  type IdsDep,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../../kernel/index.ts'
import { requestMail } from '../mail.ts'
import { takeMailPlace } from '../mail-place.ts'
import { hasProvenAddress } from '../proven-address.ts'

/** Seconds after which a sign-up holds its address for good, or was stopped. */
const SIGN_UP_SECONDS = 2

/** Asks for the mail of an account that is being made; call it before its address is held for good. Again, it asks for no second. */
export const requestProofMail = (deps: QueueDep & ClockDep & IdsDep, space: SpaceId): Promise<void> =>
  requestMail(deps, { template: 'address-proof', space }, { once: `address-proof:${space}`, seconds: SIGN_UP_SECONDS })

/** Mails one account may ask for, as who asks may not be who reads them. An address is of one account, so no inbox gets more. */
const PLACES = [
  { most: 5, hours: 1 },
  { most: 10, hours: 24 },
]

/**
 * Asks for another mail with a link that proves the address; for one that is proven there is none.
 * @throws AppError `rate-limited` after five within an hour, or ten within a day.
 */
export async function requestAddressProof(deps: StoreDep & DirectoryDep & QueueDep & ClockDep & IdsDep & ActorDep): Promise<void> {
  const { accountId } = deps.actor
  if (await hasProvenAddress(deps, accountId)) return
  const id = deps.ids.next()
  for (const { most, hours } of PLACES)
    if (!(await takeMailPlace(deps, { among: `address-proof-${hours}:${accountId}`, most, hours, space: accountId, id })))
      throw new AppError('rate-limited', 'This link was sent to you several times. Look for it in your mail, or ask again later.', {
        retryAfter: 3600,
      })
  await requestMail(deps, { template: 'address-proof', space: accountId })
}
