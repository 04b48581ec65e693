import { z } from 'zod'
import { byItself, defineKind, envelope, line, RecordId } from '../../kernel/index.ts'
import { PartialDate } from '../dated.ts'
import { Quantity, SourceKind, WinSource } from '../win/schema.ts'

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

/** What is dismissed. */
export const Dismissal = z
  .strictObject({ kind: SourceKind, id: RecordId })
  .meta({ id: 'Dismissal', example: { kind: 'task', id: '019a9b3c-5d00-7cc0-8000-0123456789ab' } })
export type Dismissal = z.infer<typeof Dismissal>

/** Why something may be worth keeping, and what it counts for beside the others. */
export const reasonPoints = {
  achieved: 8,
  'best-so-far': 4,
  milestone: 4,
  starred: 4,
  'target-reached': 3,
  number: 3,
  urgent: 3,
  'long-work': 3,
  'high-priority': 2,
  count: 2,
  goal: 2,
  steps: 2,
  bright: 1,
  'some-work': 1,
  notes: 1,
} as const
export type CandidateReason = keyof typeof reasonPoints

const Reason = z
  .object({
    code: z.enum(Object.keys(reasonPoints) as [CandidateReason, ...CandidateReason[]]),
    /**
     * What it is about: the title of the goal or milestone, the target, the number, how many of what, how many steps, the
     * minutes, the mood; empty where the code says all.
     */
    about: line(0, 500),
  })
  .meta({ id: 'CandidateReason' })
export type Reason = z.infer<typeof Reason>

/** Finished work that may be worth keeping. */
export const WinCandidate = z
  .object({
    kind: SourceKind,
    id: RecordId,
    /** What a win that is made of it is called. */
    title: z.string(),
    date: PartialDate,
    number: Quantity.nullable(),
    /** What a win is made of, in one action. */
    from: WinSource,
    /** The most telling first. */
    reasons: z.array(Reason).min(1),
    /** What the reasons count for together. */
    points: z.int(),
  })
  .meta({ id: 'WinCandidate' })
export type WinCandidate = z.infer<typeof WinCandidate>
