import { z } from 'zod'
import { Instant } from '../kernel/index.ts'

/** What became of one record, for whoever keeps a copy: the latest that is known of it. */
export const CopyChange = z
  .object({
    /** The number of the change in the event stream; in a copy that has just begun, of the last one before it. */
    seq: z.int().min(0),
    kind: z.string(),
    id: z.string(),
    /** Of what lies in a discussion, which one; `null` for what is the person's own. */
    discussionId: z.string().nullable(),
    /** `put`: it reads as `record` says, in the trash while that has a `deletedAt`. `gone`: it is not there, or no longer to be seen. */
    change: z.enum(['put', 'gone']),
    /** The version of the record; `null` when it is gone. */
    version: z.int().nullable(),
    /** The record as a GET of its kind answers it; `null` when it is gone. */
    record: z.looseObject({ id: z.string(), version: z.int(), deletedAt: Instant.nullable() }).nullable(),
    changedAt: Instant,
  })
  .meta({ id: 'CopyChange' })
export type CopyChange = z.infer<typeof CopyChange>

export interface CopyChanges {
  /** In the order in which they are to be taken over. */
  items: CopyChange[]
  /** What to go on from. */
  cursor: string
  /** Whether there is more right now. */
  hasMore: boolean
}
