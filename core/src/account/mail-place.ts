import { type ClockDep, type DirectoryDep, instantText, nowText, type SpaceId } from '../kernel/index.ts'

interface MailPlace {
  /** What is counted together. */
  among: string
  /** How many there are in so many hours. */
  most: number
  hours: number
  /** Who takes it: again finds its own. */
  space: SpaceId
  id: string
}

/** Takes one of the places that there are for mails in some hours; false when others have them all. */
export async function takeMailPlace(deps: DirectoryDep & ClockDep, { among, most, hours, space, id }: MailPlace): Promise<boolean> {
  const expiresAt = instantText(deps.clock.now().add({ hours }))
  for (let place = 0; place < most; place++)
    if (await deps.directory.reserve({ name: 'mail-limit', value: `${among}:${place}`, space, id, expiresAt }, nowText(deps))) return true
  return false
}
