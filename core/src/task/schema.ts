import { z } from 'zod'
import { defineKind, envelope, Instant, line, PlainDate, PlainDateTime, prose, RecordId, TimeZone } from '../kernel/index.ts'
import { isOrderKey } from './order.ts'
import { dayKey, inInbox, isActive, lateKey } from './rules.ts'

export const TaskStatus = z.enum(['open', 'in-progress', 'done', 'cancelled']).meta({ id: 'TaskStatus' })
export type TaskStatus = z.infer<typeof TaskStatus>

export const Priority = z.enum(['none', 'low', 'medium', 'high', 'urgent']).meta({ id: 'Priority' })
export type Priority = z.infer<typeof Priority>

/** Without the leading `#`: letters, digits and `-_/.&`, no spaces. */
export const Tag = line(1, 60).pipe(z.string().regex(/^[\p{L}\p{N}\p{M}_./&-]+$/u, { error: 'A tag is one word without spaces.' }))

export const Recurrence = z
  .strictObject({
    /** RFC 5545 recurrence rule without the `RRULE:` name and without DTSTART. */
    rrule: z
      .string()
      .max(500)
      .regex(/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[A-Za-z0-9,+:-]+)*$/, {
        error: 'Write an RFC 5545 rule such as FREQ=WEEKLY;BYDAY=FR.',
      }),
    /** Whether the next date is counted from the one planned or from the day it was done. */
    repeatFrom: z.enum(['schedule', 'completion']),
  })
  .meta({ id: 'Recurrence', example: { rrule: 'FREQ=WEEKLY;BYDAY=FR', repeatFrom: 'schedule' } })
export type Recurrence = z.infer<typeof Recurrence>

/** Fractional key of the manual order, compared by code unit; ties are broken by id. */
export const OrderKey = z
  .string()
  .max(200)
  .refine(isOrderKey, { error: 'This is not an order key.', params: { code: 'invalid_order' } })
  .meta({ id: 'OrderKey', example: 'gVxk9TQm' })

/** What completing changed, so that undoing gives it back. */
export const CompletionSnapshot = z.object({
  status: TaskStatus,
  dueDate: PlainDate.nullable(),
  dueAt: PlainDateTime.nullable(),
  timeZone: TimeZone.nullable(),
  startDate: PlainDate.nullable(),
})

const completion = {
  /** The date this completion answers: the due date, or the day it was done when there was none. */
  occurrenceDate: PlainDate,
  completedAt: Instant,
  /** The person's date and zone when it was done; never moved by a later change of zone. */
  localDate: PlainDate,
  timeZone: TimeZone,
  snapshot: CompletionSnapshot,
}

/**
 * The latest completion, kept in the task so that one write completes it or takes that back. The
 * Completion record of the same id follows: live, or in the trash once `undone`.
 */
export const LastCompletion = z.object({ id: RecordId, ...completion, undone: z.boolean() })
export type LastCompletion = z.infer<typeof LastCompletion>

const fields = {
  title: line(1, 500),
  notes: prose(16_384),
  status: TaskStatus,
  priority: Priority,
  /** A whole day; never together with `dueAt`. */
  dueDate: PlainDate.nullable(),
  /** A local time; in `timeZone`, or floating when that is null. */
  dueAt: PlainDateTime.nullable(),
  timeZone: TimeZone.nullable(),
  /** Hidden from Today before this day. */
  startDate: PlainDate.nullable(),
  durationMinutes: z
    .int()
    .min(1)
    .max(60 * 24 * 31)
    .nullable(),
  recurrence: Recurrence.nullable(),
  tags: z.array(Tag).max(20),
  parentId: RecordId.nullable(),
  order: OrderKey,
}

export const Task = z
  .object({
    ...envelope,
    ...fields,
    /** When the status last became `done` or `cancelled`. */
    closedAt: Instant.nullable(),
    lastCompletion: LastCompletion.nullable(),
    /** The import that made it, if one did. */
    importId: RecordId.nullable(),
    /** The task above it that took it along into the trash. */
    deletedWith: RecordId.nullable(),
  })
  .meta({ id: 'Task' })
export type Task = z.infer<typeof Task>

export const Completion = z.object({ ...envelope, taskId: RecordId, ...completion }).meta({ id: 'Completion' })
export type Completion = z.infer<typeof Completion>

const editable = z.strictObject(fields).partial()

/** What a new task is made of; everything but the title has a default. */
export const NewTask = editable
  .extend({ id: RecordId.optional(), title: fields.title })
  .superRefine(oneDue)
  .meta({ id: 'NewTask', example: { title: 'Send Ana the draft', dueDate: '2026-03-05', tags: ['work'] } })
export type NewTask = z.input<typeof NewTask>

/** RFC 7396: what is absent stays, `null` empties. */
export const TaskChanges = editable.superRefine(oneDue).meta({ id: 'TaskChanges', example: { priority: 'high', dueDate: null } })
export type TaskChanges = z.input<typeof TaskChanges>

function oneDue(task: { dueDate?: string | null; dueAt?: string | null }, context: z.RefinementCtx) {
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
  version: 1,
  keys: {
    active: isActive,
    day: dayKey,
    inbox: inInbox,
    late: lateKey,
  },
  queries: {
    /** Today and Upcoming: `range` over plain dates. */
    byDay: { where: ['active'], range: 'day', order: ['day', 'order', 'id'] },
    byLateness: { where: ['active'], range: 'late', order: ['late', 'order', 'id'] },
    inbox: { where: ['inbox'], order: ['order', 'id'] },
    byActive: { where: ['active'], order: ['order', 'id'] },
    closed: { where: ['active'], range: 'closedAt', order: ['closedAt', 'id'], descending: true },
    byParent: { where: ['parentId'], order: ['order', 'id'] },
    byTag: { where: ['active'], each: 'tags', order: ['order', 'id'] },
    byImport: { where: ['importId'], order: ['id'] },
    /** What lies in the trash by itself (`deletedWith` null), or was taken along by one task. */
    trashed: { where: ['deletedWith'], range: 'deletedAt', order: ['deletedAt', 'id'], descending: true, trash: true },
  },
  text: (task) => [task.title, task.notes, ...task.tags],
})

export const completions = defineKind('completion', {
  schema: Completion,
  version: 1,
  queries: {
    byTask: { where: ['taskId'], order: ['completedAt', 'id'], descending: true },
    byLocalDate: { range: 'localDate', order: ['localDate', 'id'] },
  },
})
