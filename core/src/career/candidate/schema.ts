import { z } from 'zod'
import { byItself, defineKind, envelope, RecordId } from '../../kernel/index.ts'
import { SourceKind } from '../win/schema.ts'

/** That finished work is not worth keeping as a win; it is not offered again. */
export const DismissedCandidate = z.object({ ...envelope, sourceKind: SourceKind, sourceId: RecordId }).meta({ id: 'DismissedCandidate' })
export type DismissedCandidate = z.infer<typeof DismissedCandidate>

export const dismissedCandidates = defineKind('dismissed-candidate', {
  schema: DismissedCandidate,
  version: 1,
  queries: { bySource: { where: ['sourceId'], order: ['id'] }, oldest: { order: ['createdAt', 'id'] } },
  archive: {
    ...byItself,
    anew: (dismissed, ids) => {
      const sourceId = ids.of(dismissed.sourceId)
      return sourceId === null ? null : { ...dismissed, sourceId }
    },
  },
})
