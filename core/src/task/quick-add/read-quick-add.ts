import { z } from 'zod'
import { PlainDate, PlainDateTime, RecordId, Tag, TimeZone } from '../../kernel/index.ts'
import { Recurrence } from '../recurrence/schema.ts'
import { Priority, Task } from '../schema.ts'
import type { DateContext } from '../words/context.ts'
import { quoted } from '../words/guarded.ts'
import { readDates } from '../words/read-dates.ts'
import { overlap } from '../words/span.ts'
import { without } from '../words/title.ts'
import { noTokens } from '../words/tokens.ts'
import { readTokens, type TokenContext } from './read-tokens.ts'

const position = z.int().min(0).max(500)
const span = { start: position, end: position }

/** A stretch of the text, from `start` up to but without `end`, in UTF-16 units. */
export const TextSpan = z.strictObject(span).meta({ id: 'TextSpan', example: { start: 19, end: 31 } })

const field = z.enum(['dueDate', 'dueAt', 'startDate', 'recurrence', 'tags', 'priority', 'durationMinutes', 'goalId'])

/** A line of text, taken apart. */
export const QuickAddReading = z
  .object({
    title: z.string().meta({ description: 'What is left of the text.' }),
    dueDate: PlainDate.nullable(),
    dueAt: PlainDateTime.nullable(),
    timeZone: TimeZone.nullable(),
    startDate: PlainDate.nullable(),
    recurrence: Recurrence.pick({ rrule: true, repeatFrom: true }).nullable(),
    tags: z.array(Tag),
    priority: Priority,
    durationMinutes: Task.shape.durationMinutes,
    goalId: RecordId.nullable(),
    unknownGoals: z.array(z.object({ ...span, text: z.string(), matches: z.int().min(0) })).meta({
      description: 'What looks like the name of a goal and stays words: none, or more than one, is called so.',
    }),
    found: z.array(z.object({ ...span, text: z.string(), field })).meta({
      description:
        'The stretches that were read, in their order; none overlap. Where day and time stand apart, `dueDate` is that of the day and `dueAt` that of the time. Positions count UTF-16 units of the text without the spaces around it, in NFC.',
    }),
  })
  .meta({ id: 'QuickAddReading' })
export type QuickAddReading = z.infer<typeof QuickAddReading>

/**
 * Reads a new task from a line such as "Send Ana the draft tomorrow 4pm every friday #work !high ~45m >Ship". What stands in
 * double quotes is never read; the quotes go when they kept something from being read, and stay otherwise. Addresses, code
 * and the `rejected` stretches are never read either. A line that would leave no title is all title.
 */
export function readQuickAdd(text: string, context: DateContext, signs: TokenContext = {}): QuickAddReading {
  const { tags, priority, durationMinutes, goalId, unknownGoals, ...tokens } = readTokens(text, signs)
  const { found: dates, durationMinutes: between, ...when } = readDates(tokens.rest, context)
  const found = [...tokens.found, ...dates.map((piece) => ({ ...piece, text: text.slice(piece.start, piece.end) }))]
  const guards = quoted(text).filter(
    ({ start, end }) => isRead(text.slice(start + 1, end - 1), context, signs) && !found.some((piece) => overlap(piece, { start, end })),
  )
  const marks = guards.flatMap(({ start, end }) => [
    { start, end: start + 1 },
    { start: end - 1, end },
  ])
  const title = without(text, found, marks)
  if (!title) return { title: text.trim(), ...nothing, unknownGoals }
  return {
    title,
    ...when,
    tags,
    priority,
    durationMinutes: durationMinutes ?? between,
    goalId,
    unknownGoals,
    found: found.sort((a, b) => a.start - b.start),
  }
}

const isRead = (text: string, context: DateContext, { goals }: TokenContext) =>
  readTokens(text, goals && { goals }).found.length > 0 || readDates(text, context).found.length > 0

const nothing = { dueDate: null, dueAt: null, timeZone: null, startDate: null, recurrence: null, ...noTokens, goalId: null, found: [] }
