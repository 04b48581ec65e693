import { z } from 'zod'
import { line, parse, RecordId } from '../kernel/index.ts'
import type { TaskDeps } from './change-task.ts'
import { createTask } from './create-task.ts'
import { readQuickAdd } from './read-quick-add.ts'
import type { Task } from './schema.ts'
import { dateContext } from './words/context.ts'

export const QuickAdd = z
  .strictObject({ id: RecordId.optional(), text: line(1, 500) })
  .meta({ id: 'QuickAdd', example: { text: 'Send Ana the draft tomorrow 4pm' } })
export type QuickAdd = z.input<typeof QuickAdd>

/**
 * Adds the task that a line of text says.
 * @throws AppError `validation`, or `conflict` when the id stands for another task.
 */
export async function quickAdd(deps: TaskDeps, input: QuickAdd): Promise<Task> {
  const { id, text } = parse(QuickAdd, input)
  const { found: _, ...fields } = readQuickAdd(text, dateContext(deps))
  return createTask(deps, { id, ...fields })
}
