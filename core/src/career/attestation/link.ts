import { type LinkDeps, makeLinkToken } from '../../account/index.ts'
import { type ClockDep, instantText, type SpaceId } from '../../kernel/index.ts'
import { ATTESTATION_DAYS } from '../limits.ts'
import type { Attestation } from './schema.ts'

/** When a link that is made now stops to open, as an instant. */
export const expiryOf = ({ clock }: ClockDep): string => instantText(clock.now().add({ hours: 24 * ATTESTATION_DAYS }))

/** A secret that opens this attestation, until there is a newer one. */
export const makeToken = (deps: LinkDeps, space: SpaceId, { id, linkVersion, expiresAt }: Attestation): Promise<string> =>
  makeLinkToken(deps, { name: 'attestation', space, id, expiresAt }, linkVersion)
