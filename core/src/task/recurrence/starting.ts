import { addDays, oneFault } from '../../kernel/index.ts'
import { dueDay } from '../rules.ts'
import type { Task } from '../schema.ts'
import type { NewRecurrence, RecurrenceChanges } from './schema.ts'
import { seriesOf } from './series.ts'

/** A repeat and what it is due on, which belong together. */
type Repeating = Pick<Task, 'dueDate' | 'dueAt' | 'recurrence'>

/**
 * The repeat of a new task. Without a due day it begins on the first day from today that the rule names.
 * `today` answers the person's date; most tasks do not repeat, and need not have it worked out.
 */
export function repeatOf(
  due: Pick<Task, 'dueDate' | 'dueAt'>,
  given: NewRecurrence | null | undefined,
  today: () => string,
): Partial<Repeating> {
  if (!given) return {}
  const { rrule, repeatFrom = 'schedule', exceptions = [] } = given
  const day = dueDay(due) ?? firstDate(rrule, given.anchor, today())
  const recurrence = { rrule, repeatFrom, exceptions, anchor: given.anchor ?? day }
  return dueDay(due) ? { recurrence } : { recurrence, dueDate: day }
}

/**
 * What becomes of a repeat when a task is edited. A new rule counts from the due day; one that stays keeps its anchor, so
 * that moving one date moves no other. Without a due day there is no repeat.
 * @throws AppError `validation` when there is no rule.
 */
export function repeatEdited(
  task: Repeating,
  due: Pick<Task, 'dueDate' | 'dueAt'>,
  changes: RecurrenceChanges | null | undefined,
  today: () => string,
): Partial<Repeating> {
  if (changes === null) return { recurrence: null }
  if (changes === undefined) return task.recurrence && !dueDay(due) ? { recurrence: null } : {}
  const merged = { ...task.recurrence, ...changes }
  if (merged.rrule === undefined) throw noRule()
  const keeps = task.recurrence?.rrule === merged.rrule ? task.recurrence.anchor : undefined
  return repeatOf(due, { ...merged, rrule: merged.rrule, anchor: changes.anchor ?? keeps }, today)
}

function firstDate(rrule: string, given: string | undefined, today: string): string {
  const anchor = given ?? today
  const from = anchor > today ? anchor : today
  return seriesOf({ rrule, anchor }).after(addDays(from, -1)) ?? from
}

const noRule = () => oneFault('/recurrence/rrule', 'required', 'Say which rule it repeats by.')
