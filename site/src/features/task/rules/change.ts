import type { NewTask, Task, TaskChanges } from '@throughline/core/task'
import { blankTask, dueDay, isActive, repeats, withOneDue } from '@throughline/core/task/rules'
import type { Span } from '@throughline/core/task/tokens'
import { fieldsOf } from '../../changes/fields-of.ts'
import { untilMade } from '../../changes/unmade.ts'

/** A new task whose id is chosen here, so that sending it twice makes one. */
export type OwnNewTask = Omit<NewTask, 'recurrence' | 'checklist' | 'links'> &
  Partial<Pick<Task, 'checklist' | 'links'>> &
  Pick<NewTask, 'recurrence'> & { id: string }

/** Fields of a task with what they are to hold: whole values, never parts of them. */
export type TaskEdit = Partial<Pick<Task, Extract<keyof Task, keyof TaskChanges>>>

/** Something a person does to one task, in a form that can be kept, sent again and turned round. JSON-safe. */
export type Change =
  | { do: 'create'; id: string; task: OwnNewTask }
  /**
   * A line that the server reads as it was meant when it was typed (RFC 3339), but for what is `rejected`; `seen` is how it shows
   * until then. Where it says no day, `dueDate` is its day.
   */
  | {
      do: 'quick-add'
      id: string
      text: string
      typedAt: string
      dueDate?: string
      rejected?: readonly Span[]
      seen: Omit<OwnNewTask, 'id'>
    }
  /** `base` holds the fields as they were seen when they were changed. */
  | { do: 'edit'; id: string; changes: TaskEdit; base: TaskEdit }
  /** `occurrenceDate` is the round of a repeating task that was done. */
  | { do: 'complete'; id: string; occurrenceDate?: string }
  | { do: 'skip'; id: string; to: 'next' | 'after-today'; occurrenceDate: string }
  /**
   * Without a completion, it takes back the one that stands when it is sent; there may be none. `to` is said where what it had
   * before is not known.
   */
  | { do: 'reopen'; id: string; completionId: string | null; to?: Task['status'] }
  | { do: 'remove'; id: string }
  | { do: 'restore'; id: string }

/** An edit of some fields of a task; `base` is what they held when the edit began, which is now unless said. */
export const editOf = (task: Task, changes: TaskEdit, base: TaskEdit = fieldsOf(task, changes)): Change => ({
  do: 'edit',
  id: task.id,
  changes,
  base,
})

/** Completing or, when it is shown as closed, opening again: a repeating task goes back a round. */
export const toggleOf = (task: Task, isShownDone = !isActive(task)): Change =>
  isShownDone
    ? { do: 'reopen', id: task.id, completionId: task.status === 'cancelled' ? null : (task.lastCompletion?.id ?? null) }
    : completionOf(task)

const completionOf = (task: Task): Change => {
  const due = dueDay(task)
  return { do: 'complete', id: task.id, ...(repeats(task) && due && { occurrenceDate: due }) }
}

/** What the task looks like once a change is through. `now` is an RFC 3339 instant; the version stays the server's. */
export function applied(task: Task | null, change: Change, now: string): Task | null {
  if (change.do === 'create') return task ?? newTask(change.task, now)
  if (change.do === 'quick-add') return task ?? newTask({ ...change.seen, id: change.id }, now)
  if (!task) return null
  switch (change.do) {
    case 'edit':
      return { ...task, ...withOneDue(task, change.changes), ...closing(task, change.changes.status, now), updatedAt: now }
    case 'complete':
      // The completion has no id until the server answers; an older one is not what it would be taken back by.
      return { ...task, status: 'done', ...closing(task, 'done', now), lastCompletion: null, updatedAt: now }
    case 'reopen':
      return { ...task, ...reopened(task, change.completionId), ...(change.to && { status: change.to }), closedAt: null, updatedAt: now }
    case 'skip':
      // Where it goes only the server knows.
      return { ...task, updatedAt: now }
    case 'remove':
      return { ...task, deletedAt: now, updatedAt: now }
    case 'restore':
      return { ...task, deletedAt: null, updatedAt: now }
  }
}

/**
 * The change that takes a change back, from the task before and after it; `null` when there was
 * nothing to take back.
 */
export function inverse(change: Change, before: Task | null, after: Task): Change | null {
  switch (change.do) {
    case 'create':
    case 'quick-add':
      return { do: 'remove', id: change.id }
    case 'edit':
      return before && editBack(change, before, after)
    case 'complete':
      return { do: 'reopen', id: change.id, completionId: after.lastCompletion?.id ?? null }
    case 'reopen':
      if (before?.status === 'cancelled') return editOf(after, { status: 'cancelled' })
      return before && completionOf(after)
    case 'skip':
      return before && editOf(after, fieldsOf(before, skipped))
    case 'remove':
      return { do: 'restore', id: change.id }
    case 'restore':
      return { do: 'remove', id: change.id }
  }
}

/** The fields as they were; with a time that came or went also the reminders, which the server has let come or go with it. */
function editBack({ id, changes }: Change & { do: 'edit' }, before: Task, after: Task): Change {
  const isFollowed = before.reminders.length !== after.reminders.length && !before.dueAt !== !after.dueAt
  const fields = isFollowed ? { ...changes, reminders: [] } : changes
  return { do: 'edit', id, changes: fieldsOf(before, fields), base: fieldsOf(after, fields) }
}

/** What a task hangs together with; it is chosen again more easily than kept. */
const ties = ['blockedBy', 'links', 'parentId']

/** Whether a change says nothing but what a task hangs together with, such as what closes a circle. */
export const onlyTies = (change: Change): boolean =>
  change.do === 'edit' && Object.keys(change.changes).every((field) => ties.includes(field))

const closing = (task: Task, status: Task['status'] | undefined, now: string): Partial<Task> => {
  if (!status) return {}
  return { closedAt: status === 'done' || status === 'cancelled' ? (task.closedAt ?? now) : null }
}

/** What skipping changes. */
const skipped = { dueDate: null, dueAt: null, startDate: null, reminders: [], checklist: [] } as const satisfies TaskEdit

function reopened({ lastCompletion: last }: Task, completionId: string | null): Partial<Task> {
  if (!completionId || last?.id !== completionId) return { status: 'open' }
  return { ...last.snapshot, lastCompletion: { ...last, undone: true } }
}

/** How a new task looks until the server has answered; it stands last in manual order. */
const newTask = ({ recurrence, ...fields }: OwnNewTask, now: string): Task =>
  untilMade<Task>(
    {
      ...blankTask,
      order: 'zzzz',
      ...fields,
      recurrence: recurrence ? { repeatFrom: 'schedule', anchor: now.slice(0, 10), exceptions: [], ...recurrence } : null,
    },
    now,
  )
