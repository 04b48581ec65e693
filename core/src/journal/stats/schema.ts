import { z } from 'zod'
import { PlainDate, Tag } from '../../kernel/index.ts'

const whole = z.int().min(0)

/** A mean is told with how many entries said anything. */
export const MeanOf = z.object({ mean: z.number(), count: z.int().min(1) }).meta({ id: 'MeanOf' })
export type MeanOf = z.infer<typeof MeanOf>

export const JournalDay = z
  .object({ date: PlainDate, entries: z.int().min(1), words: whole, mood: MeanOf.nullable(), energy: MeanOf.nullable() })
  .meta({ id: 'JournalDay' })
export type JournalDay = z.infer<typeof JournalDay>

/** What some days of the journal came to. Sealed entries count with their words, and say no more. */
export const JournalStats = z
  .object({
    from: PlainDate,
    before: PlainDate,
    /** Those with an entry, oldest first. */
    days: z.array(JournalDay),
    total: z.object({ days: whole, entries: whole, words: whole }),
    /** Days in a row with an entry, whatever days are asked for. Today without one is open, not a break. */
    streak: z.object({ current: whole, longest: whole, isTodayOpen: z.boolean() }),
    mood: MeanOf.nullable(),
    /** How often each was said, lowest first, all five. */
    moods: z.array(z.object({ mood: z.int().min(-2).max(2), count: whole })),
    energy: MeanOf.nullable(),
    /** How often each was said, lowest first, all five. */
    energies: z.array(z.object({ energy: z.int().min(1).max(5), count: whole })),
    /** Most used first; `mood` is that of the entries with the tag that say one. */
    tags: z.array(z.object({ tag: Tag, count: whole, mood: MeanOf.nullable() })),
    /** How many more tags there are. */
    moreTags: whole,
    /** Most used first. */
    feelings: z.array(z.object({ feeling: z.string(), count: whole })),
    /** How many more there are of these. */
    moreFeelings: whole,
  })
  .meta({ id: 'JournalStats' })
export type JournalStats = z.infer<typeof JournalStats>
