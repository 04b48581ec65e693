import { type ClockDep, type DirectoryDep, type DirectoryEntry, instantText, nowText } from '../../kernel/index.ts'
import type { SecretsDep, SessionsDep } from '../ports.ts'
import type { Account } from '../schema.ts'
import { deviceOf } from './device.ts'

export type DeviceDeps = DirectoryDep & ClockDep & SecretsDep

/** Days after its last sign-in for which a device is known. */
const KNOWN_DAYS = 180

/** Takes note that somebody has signed in to an account with a browser of these words. */
export async function rememberDevice(deps: DeviceDeps, account: Account, userAgent: string): Promise<void> {
  await deps.directory.reserve(entryOf(deps, account, userAgent), nowText(deps))
}

/** Whether somebody has signed in to an account with such a browser within half a year, or is signed in with one. */
export async function isKnownDevice(deps: DeviceDeps & SessionsDep, account: Account, userAgent: string): Promise<boolean> {
  const { name, value } = entryOf(deps, account, userAgent)
  if (await deps.directory.find(name, value, nowText(deps))) return true
  const device = deviceOf(userAgent)
  return (await deps.sessions.list(account.id, account.id)).some((session) => deviceOf(session.userAgent) === device)
}

/** What a browser is known by stands there as a digest: what people use is nobody's business. */
const entryOf = ({ secrets, clock }: DeviceDeps, { id }: Account, userAgent: string): DirectoryEntry => ({
  name: 'device',
  value: secrets.digest(`device:${id}:${deviceOf(userAgent)}`),
  space: id,
  id,
  expiresAt: instantText(clock.now().add({ hours: KNOWN_DAYS * 24 })),
})
