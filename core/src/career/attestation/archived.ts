import type { ArchiveRule } from '../../kernel/index.ts'
import { metricAnew } from '../win/archived.ts'
import type { Attestation } from './schema.ts'

/**
 * A link opens only where it was made: what nobody has answered comes as withdrawn, and a new one can be made. An answer says that
 * it was brought along: an archive is a file, which anybody can write.
 */
export const archivedAttestation: ArchiveRule<Attestation> = {
  goesWithOwner: true,
  anew(attestation, ids) {
    const { shown, answer, revokedAt, updatedAt } = attestation
    const winId = ids.of(attestation.winId)
    if (winId === null) return null
    return {
      ...attestation,
      winId,
      shown: { ...shown, metric: metricAnew(shown.metric, ids) },
      revokedAt: answer ? revokedAt : (revokedAt ?? updatedAt),
      isBrought: answer !== null,
    }
  },
}
