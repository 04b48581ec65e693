import { z } from 'zod'
import { CheckInValue, Metric } from '../goal/index.ts'
import { Instant, PlainDate, RecordId } from '../kernel/index.ts'

/** A task that was finished on a day, a repeating one at each of its rounds. */
export const FinishedTask = z
  .object({ completionId: RecordId, taskId: RecordId, title: z.string(), at: Instant })
  .meta({ id: 'FinishedTask' })
export type FinishedTask = z.infer<typeof FinishedTask>

/** A check-in about a day. */
export const MeasuredGoal = z
  .object({
    checkInId: RecordId,
    goalId: RecordId,
    title: z.string(),
    value: CheckInValue,
    /** How the value is to be read. */
    metric: Metric,
  })
  .meta({ id: 'MeasuredGoal' })
export type MeasuredGoal = z.infer<typeof MeasuredGoal>

/** An entry about a day; of a sealed one title and text are empty. */
export const WrittenEntry = z
  .object({
    entryId: RecordId,
    title: z.string(),
    excerpt: z.string(),
    wordCount: z.int().min(0),
    mood: z.int().min(-2).max(2).nullable(),
    /** When it was begun. */
    at: Instant,
    /** The zone it was written in. */
    timeZone: z.string(),
    starred: z.boolean(),
    isSealed: z.boolean(),
    journalId: RecordId.nullable(),
    photoIds: z.array(RecordId),
  })
  .meta({ id: 'WrittenEntry' })
export type WrittenEntry = z.infer<typeof WrittenEntry>

/** What a day held, each in the order of time. */
export const DayHeld = z
  .object({
    date: PlainDate,
    finished: z.array(FinishedTask),
    measured: z.array(MeasuredGoal),
    written: z.array(WrittenEntry),
  })
  .meta({ id: 'DayHeld' })
export type DayHeld = z.infer<typeof DayHeld>
