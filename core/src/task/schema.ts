import { z } from 'zod'
import {
  defineKind,
  envelope,
  foldText,
  Instant,
  line,
  linkTo,
  OrderKey,
  PlainDate,
  PlainDateTime,
  prose,
  RecordId,
  Tag,
  TimeZone,
} from '../kernel/index.ts'
import { archivedCompletion, archivedTask } from './archived.ts'
import { ChecklistItem, NewChecklistItem } from './checklist.ts'
import { goalKeys, goalRank } from './goal/goal-keys.ts'
import { MAX_CHECKLIST_ITEMS, MAX_DURATION_MINUTES, MAX_REMINDERS, MAX_TAGS, MAX_TASK_NOTES, MAX_TASK_TITLE } from './limits.ts'
import { NewRecurrence, Recurrence, RecurrenceChanges } from './recurrence/schema.ts'
import { Reminder } from './reminder/reminder.ts'
import { dayKey, doneAt, dueDay, inInbox, isActive, lateKey, seriesKey } from './rules.ts'
import { MessagePassage, SaidIn } from './said-in.ts'
import { taskBeforeActions, taskBeforeLinks, taskBeforeSaid, unlinkedTask, upcastCompletion, upcastTask } from './upcast.ts'

export const TaskStatus = z.enum(['open', 'in-progress', 'done', 'cancelled']).meta({ id: 'TaskStatus' })
export type TaskStatus = z.infer<typeof TaskStatus>

export const Priority = z.enum(['none', 'low', 'medium', 'high', 'urgent']).meta({ id: 'Priority' })
export type Priority = z.infer<typeof Priority>

/** A task below the completed one as it was: a repeating task opens its steps anew for the next round. */
export const StepSnapshot = z.object({
  id: RecordId,
  status: TaskStatus,
  closedAt: Instant.nullable(),
  dueDate: PlainDate.nullable(),
  dueAt: PlainDateTime.nullable(),
  startDate: PlainDate.nullable(),
  checklist: z.array(ChecklistItem),
})
export type StepSnapshot = z.infer<typeof StepSnapshot>

/** What completing changed, so that undoing gives it back. */
export const CompletionSnapshot = z.object({
  status: TaskStatus,
  dueDate: PlainDate.nullable(),
  dueAt: PlainDateTime.nullable(),
  timeZone: TimeZone.nullable(),
  startDate: PlainDate.nullable(),
  /** The rest only of a repeating task, which moves on to its next round. */
  recurrence: Recurrence.optional(),
  reminders: z.array(Reminder).optional(),
  checklist: z.array(ChecklistItem).optional(),
})

const completion = {
  /** The date this completion answers: the due date, or the day it was done when there was none. */
  occurrenceDate: PlainDate,
  completedAt: Instant,
  /** The person's date and zone when it was done; never moved by a later change of zone. */
  localDate: PlainDate,
  timeZone: TimeZone,
  snapshot: CompletionSnapshot,
  /** The steps that went on to the next round along with it, as they were. */
  steps: z.array(StepSnapshot),
}

/**
 * The latest completion, kept in the task so that one write completes it or takes that back. The
 * Completion record of the same id follows: live, or in the trash once `undone`.
 */
export const LastCompletion = z.object({ id: RecordId, ...completion, undone: z.boolean() })
export type LastCompletion = z.infer<typeof LastCompletion>

export const TaskLink = linkTo(['task', 'goal', 'journal-entry', 'target-job', 'story']).meta({ id: 'TaskLink' })
export type TaskLink = z.infer<typeof TaskLink>

/** The action item of a discussion that a task is: those in the discussion see its title, its state and its due day. */
export const ActionOf = z.object({ discussionId: RecordId, actionId: RecordId }).meta({ id: 'TaskActionOf' })
export type ActionOf = z.infer<typeof ActionOf>

const fields = {
  title: line(1, MAX_TASK_TITLE),
  notes: prose(MAX_TASK_NOTES),
  status: TaskStatus,
  priority: Priority,
  /** A whole day; never together with `dueAt`. */
  dueDate: PlainDate.nullable(),
  /** A local time; in `timeZone`, or floating when that is null. */
  dueAt: PlainDateTime.nullable(),
  timeZone: TimeZone.nullable(),
  /** Hidden from Today before this day. */
  startDate: PlainDate.nullable(),
  durationMinutes: z.int().min(1).max(MAX_DURATION_MINUTES).nullable(),
  recurrence: Recurrence.nullable(),
  reminders: z.array(Reminder).max(MAX_REMINDERS),
  tags: z.array(Tag).max(MAX_TAGS),
  checklist: z.array(ChecklistItem).max(MAX_CHECKLIST_ITEMS),
  parentId: RecordId.nullable(),
  /** The goal it moves. A step need not name that of the task above it. */
  goalId: RecordId.nullable(),
  /** Tasks that have to be closed first. Whether it is blocked follows from them, and is not kept. */
  blockedBy: z.array(RecordId).max(20),
  /** What else it belongs with or comes from. A link to what lies in the trash is kept, and shows again with it. */
  links: z.array(TaskLink).max(20),
  order: OrderKey,
}

/** What a person says of a task. */
export const taskFields = Object.keys(fields) as (keyof typeof fields)[]

export const Task = z
  .object({
    ...envelope,
    ...fields,
    /** When the status last became `done` or `cancelled`. */
    closedAt: Instant.nullable(),
    lastCompletion: LastCompletion.nullable(),
    /** The completion of a repeating task above it that last opened it anew. */
    roundId: RecordId.nullable(),
    /** The import that made it, if one did. */
    importId: RecordId.nullable(),
    /** The goal that took the link away by going to the trash, and gives it back on its return. */
    formerGoalId: RecordId.nullable(),
    /** The task above it that took it along into the trash. */
    deletedWith: RecordId.nullable(),
    actionOf: ActionOf.nullable(),
    /** The passage of a message that it was made of. */
    saidIn: SaidIn.nullable(),
  })
  .meta({ id: 'Task' })
export type Task = z.infer<typeof Task>

export const Completion = z.object({ ...envelope, taskId: RecordId, ...completion }).meta({ id: 'Completion' })
export type Completion = z.infer<typeof Completion>

/** One that is new is of the whole record, and made now, unless it says otherwise. */
const NewTaskLink = z
  .strictObject({ ...TaskLink.shape, quote: TaskLink.shape.quote.optional(), capturedAt: TaskLink.shape.capturedAt.optional() })
  .meta({ id: 'NewTaskLink' })
export type NewTaskLink = z.output<typeof NewTaskLink>

const editable = z.strictObject({ ...fields, checklist: z.array(NewChecklistItem).max(100), links: z.array(NewTaskLink).max(20) }).partial()

/** What a new task is made of; everything but the title has a default. With `from` it keeps the passage it is made of. */
export const NewTask = editable
  .extend({ id: RecordId.optional(), title: fields.title, recurrence: NewRecurrence.nullish(), from: MessagePassage.optional() })
  .superRefine(oneDue)
  .meta({ id: 'NewTask', example: { title: 'Send Ana the draft', dueDate: '2026-03-05', tags: ['work'] } })
export type NewTask = z.input<typeof NewTask>

/** RFC 7396: what is absent stays, `null` empties. */
export const TaskChanges = editable
  .extend({ recurrence: RecurrenceChanges.nullish() })
  .superRefine(oneDue)
  .meta({ id: 'TaskChanges', example: { priority: 'high', dueDate: null } })
export type TaskChanges = z.input<typeof TaskChanges>

export function oneDue(task: { dueDate?: string | null; dueAt?: string | null }, context: z.RefinementCtx) {
  if (task.dueDate && task.dueAt)
    context.addIssue({
      code: 'custom',
      path: ['dueAt'],
      message: 'A task is due on a day or at a time, not both.',
      params: { code: 'two_due_dates' },
    })
}

export const tasks = defineKind('task', {
  schema: Task,
  version: 6,
  upcasters: { 1: upcastTask, 2: unlinkedTask, 3: taskBeforeLinks, 4: taskBeforeActions, 5: taskBeforeSaid },
  keys: {
    active: isActive,
    day: dayKey,
    doneAt,
    due: dueDay,
    goalKeys,
    goalRank,
    inbox: (task) => inInbox(task) || null,
    late: lateKey,
    linked: ({ links }) => links.map(({ id }) => id),
    series: seriesKey,
    tagKeys: ({ tags }) => tags.map(foldText),
    waiting: (task) => (isActive(task) && task.blockedBy.length > 0) || null,
  },
  queries: {
    /** Today and Upcoming: `range` over plain dates. */
    byDay: { where: ['active'], range: 'day', sparse: 'day', order: ['day', 'order', 'id'] },
    byDue: { where: ['active'], range: 'due', sparse: 'due', order: ['due', 'order', 'id'] },
    byLateness: { where: ['active'], range: 'late', sparse: 'late', order: ['late', 'order', 'id'] },
    inbox: { where: ['inbox'], sparse: 'inbox', order: ['order', 'id'] },
    byActive: { where: ['active'], order: ['order', 'id'] },
    /** What was done, a repeating task at its latest round. */
    done: { range: 'doneAt', sparse: 'doneAt', order: ['doneAt', 'id'], descending: true },
    /** The active tasks of a goal, its closed ones, and those that lost it: see `goalKey`. */
    byGoal: { each: 'goalKeys', order: ['goalRank', 'id'] },
    byParent: { where: ['parentId'], sparse: 'parentId', order: ['order', 'id'] },
    /** Steps by whether they are still to be done. */
    stepsByState: { where: ['parentId', 'active'], sparse: 'parentId', order: ['id'] },
    byBlocker: { each: 'blockedBy', order: ['id'] },
    /** Those that name tasks they wait for. */
    waiting: { where: ['waiting'], sparse: 'waiting', order: ['order', 'id'] },
    byLinked: { each: 'linked', order: ['id'] },
    /** Tags as they are compared, whatever their case. */
    byTagKey: { where: ['active'], each: 'tagKeys', order: ['order', 'id'] },
    bySeries: { each: 'series', order: ['id'] },
    byImport: { where: ['importId'], sparse: 'importId', order: ['id'] },
    /** What lies in the trash by itself (`deletedWith` null), or was taken along by one task. */
    trashed: { where: ['deletedWith'], range: 'deletedAt', order: ['deletedAt', 'id'], descending: true, trash: true },
  },
  text: (task) => [task.title, task.notes, ...task.tags, ...task.checklist.map(({ text }) => text)],
  archive: archivedTask,
})

export const completions = defineKind('completion', {
  schema: Completion,
  version: 2,
  upcasters: { 1: upcastCompletion },
  queries: {
    byTask: { where: ['taskId'], order: ['completedAt', 'id'], descending: true },
    byRound: { where: ['taskId', 'occurrenceDate'], order: ['completedAt', 'id'], descending: true },
    byLocalDate: { range: 'localDate', order: ['localDate', 'id'] },
    byRoundDay: { range: 'occurrenceDate', order: ['occurrenceDate', 'id'] },
  },
  archive: archivedCompletion,
})
