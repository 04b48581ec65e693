import { type ClockDep, type DirectoryDep, type DirectoryEntry, nowText } from '../kernel/index.ts'
import type { SecretsDep } from './ports.ts'

export type LinkDeps = DirectoryDep & SecretsDep & ClockDep

/**
 * A new secret that a link leads to a record by; its digest alone is stored. With a `version` it names that, so that whoever
 * looks the record up can tell one that a newer has voided.
 */
export async function makeLinkToken(deps: LinkDeps, to: Omit<DirectoryEntry, 'value'>, version?: number): Promise<string> {
  const secret = deps.secrets.create()
  const token = version === undefined ? secret : `${secret}.${version}`
  await deps.directory.reserve({ ...to, value: deps.secrets.digest(token) }, nowText(deps))
  return token
}

/** Where a token leads; `null` for one that is unknown or has expired. */
export const findByToken = (deps: LinkDeps, name: DirectoryEntry['name'], token: string): Promise<DirectoryEntry | null> =>
  deps.directory.find(name, deps.secrets.digest(token), nowText(deps))

/** The version that a token names. */
export const versionOfToken = (token: string): number => Number(token.slice(token.lastIndexOf('.') + 1))
