import { type SecretsDep, takeMailPlace } from '../../account/index.ts'
import type { ClockDep, DirectoryDep, SpaceId } from '../../kernel/index.ts'
import { INVITE_MAILS_A_DAY } from '../limits.ts'

/** What a mail is about, and where it goes. */
interface Mailed {
  space: SpaceId
  id: string
  email: string
}

/** Whether an address may get another mail today that somebody here has sent there, whoever did. */
export const isWithinMailLimit = (deps: DirectoryDep & ClockDep & SecretsDep, { space, id, email }: Mailed): Promise<boolean> =>
  takeMailPlace(deps, { among: `invite:${deps.secrets.digest(email)}`, most: INVITE_MAILS_A_DAY, hours: 24, space, id })
