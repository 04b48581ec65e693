import { z } from 'zod'
import { type ActorDep, type ClockDep, Instant, line, oneFault, PlainDate, parse, RecordId, type StoreDep } from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { createTask } from '../create-task.ts'
import { namedGoals } from '../goal/named-goals.ts'
import { saysWhen } from '../rules.ts'
import type { Task } from '../schema.ts'
import { dateContext } from '../words/context.ts'
import { type QuickAddReading, readQuickAdd, TextSpan } from './read-quick-add.ts'

/** A line may have waited this long for a network before it is sent. */
const OLDEST_DAYS = 30
/** A line holds no more words. */
const MAX_REJECTED = 100
/** Clocks differ by so much. */
const AHEAD_SECONDS = 60

export const QuickAdd = z
  .strictObject({
    id: RecordId.optional(),
    text: line(1, 500),
    typedAt: Instant.optional().meta({
      description: `When the line was typed, which is the day its words are read from; now when absent. At most ${OLDEST_DAYS} days ago.`,
    }),
    rejected: z.array(TextSpan).max(MAX_REJECTED).optional().meta({
      description: 'Stretches that stay words, where the `found` of a preview has them.',
    }),
    parentId: RecordId.optional().meta({ description: 'The task it becomes a step of.' }),
    dueDate: PlainDate.optional().meta({ description: 'When it is due where the line itself says neither that nor when it begins.' }),
  })
  .meta({ id: 'QuickAdd', example: { text: 'Send Ana the draft tomorrow 4pm #work' } })
export type QuickAdd = z.input<typeof QuickAdd>

/**
 * Adds the task that a line of text says.
 * @throws AppError `validation`, also for a parent it cannot go under, or `conflict` when the id stands for another task.
 */
export async function quickAdd(deps: TaskDeps, input: QuickAdd): Promise<Task> {
  const { found: _, unknownGoals: __, ...fields } = await previewQuickAdd(deps, input)
  return createTask(deps, { id: input.id, ...fields, ...(input.parentId && { parentId: input.parentId }) })
}

/**
 * How a line of text is read for the person asking, at the moment it was typed.
 * @throws AppError `validation`
 */
export async function previewQuickAdd(deps: StoreDep & ClockDep & ActorDep, input: QuickAdd): Promise<QuickAddReading> {
  const { text, typedAt, rejected, dueDate } = parse(QuickAdd, input)
  const typed = typedAt === undefined ? deps.clock.now() : momentTyped(deps, typedAt)
  const { goals } = text.includes('>') ? await namedGoals(deps) : { goals: [] }
  const reading = readQuickAdd(text, dateContext({ ...deps, clock: { now: () => typed } }), { goals, ...(rejected && { rejected }) })
  return dueDate && !saysWhen(reading) ? { ...reading, dueDate } : reading
}

function momentTyped({ clock }: ClockDep, typedAt: string): Temporal.Instant {
  const typed = Temporal.Instant.from(typedAt)
  const seconds = clock.now().since(typed).total('seconds')
  if (seconds < -AHEAD_SECONDS) throw wrongMoment('This moment is still to come.')
  if (seconds > OLDEST_DAYS * 86_400) throw wrongMoment(`Name a moment of the last ${OLDEST_DAYS} days.`)
  return typed
}

const wrongMoment = (message: string) => oneFault('/typedAt', 'invalid_instant', message)
