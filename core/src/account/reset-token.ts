import { type ClockDep, type DirectoryDep, type DirectoryEntry, instantText, nowText } from '../kernel/index.ts'
import type { SecretsDep } from './ports.ts'
import type { Credential } from './schema.ts'

/** Minutes a link to a new password is good for. */
export const RESET_MINUTES = 30

/** A new token for this person. Only its digest is stored; it names the password version, so that one reset voids all tokens. */
export async function makeResetToken(
  { secrets, directory, clock }: SecretsDep & DirectoryDep & ClockDep,
  { id, passwordVersion }: Credential,
): Promise<string> {
  const token = `${secrets.create()}.${passwordVersion}`
  const expiresAt = instantText(clock.now().add({ minutes: RESET_MINUTES }))
  const entry: DirectoryEntry = { name: 'password-reset', value: secrets.digest(token), space: id, id, expiresAt }
  await directory.reserve(entry, nowText({ clock }))
  return token
}

/** The password version a token was made for. */
export const versionOfToken = (token: string): number => Number(token.slice(token.lastIndexOf('.') + 1))
