import type { SecretsDep } from '../../account/index.ts'
import { type ClockDep, type DirectoryDep, instantText, nowText, type SpaceId } from '../../kernel/index.ts'
import { ATTESTATION_DAYS } from '../limits.ts'
import type { Attestation } from './schema.ts'

export type LinkDeps = DirectoryDep & SecretsDep & ClockDep

/** When a link that is made now stops to open, as an instant. */
export const expiryOf = ({ clock }: ClockDep): string => instantText(clock.now().add({ hours: 24 * ATTESTATION_DAYS }))

/** A secret that opens this attestation; its digest alone is stored. It names the version of the link, so that a newer one voids it. */
export async function makeToken(
  deps: LinkDeps,
  space: SpaceId,
  { id, linkVersion, expiresAt }: Pick<Attestation, 'id' | 'linkVersion' | 'expiresAt'>,
): Promise<string> {
  const token = `${deps.secrets.create()}.${linkVersion}`
  await deps.directory.reserve({ name: 'attestation', value: deps.secrets.digest(token), space, id, expiresAt }, nowText(deps))
  return token
}

/** The version of the link that a token belongs to. */
export const linkVersionOf = (token: string): number => Number(token.slice(token.lastIndexOf('.') + 1))
