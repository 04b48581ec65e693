import type { SecretsDep } from '../../account/index.ts'
import { type ClockDep, type DirectoryDep, instantText, nowText, type SpaceId } from '../../kernel/index.ts'
import { INVITE_MAILS_A_DAY } from '../limits.ts'

/** What a mail is about, and where it goes. */
interface Mailed {
  space: SpaceId
  id: string
  email: string
}

/**
 * Whether an address may get another mail today that somebody here has sent there, whoever did: there is a place for each
 * mail of the day, and one that is tried again finds its own.
 */
export async function isWithinMailLimit(deps: DirectoryDep & ClockDep & SecretsDep, { space, id, email }: Mailed): Promise<boolean> {
  const expiresAt = instantText(deps.clock.now().add({ hours: 24 }))
  const whose = deps.secrets.digest(email)
  for (let place = 0; place < INVITE_MAILS_A_DAY; place++)
    if (await deps.directory.reserve({ name: 'mail-limit', value: `invite:${whose}:${place}`, space, id, expiresAt }, nowText(deps)))
      return true
  return false
}
