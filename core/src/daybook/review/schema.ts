import { z } from 'zod'
import { PlainDate, Tag } from '../../kernel/index.ts'

export const reviewKinds = ['morning', 'evening', 'weekly', 'monthly', 'quarterly'] as const

export const ReviewKind = z.enum(reviewKinds).meta({ id: 'ReviewKind' })
export type ReviewKind = z.infer<typeof ReviewKind>

/** How an entry that looks over some days may begin, filled with what they held. */
export const JournalReview = z
  .object({
    kind: ReviewKind,
    /** The days it looks over. */
    from: PlainDate,
    before: PlainDate,
    title: z.string(),
    /** Markdown. */
    body: z.string(),
    tags: z.array(Tag),
  })
  .meta({ id: 'JournalReview' })
export type JournalReview = z.infer<typeof JournalReview>
