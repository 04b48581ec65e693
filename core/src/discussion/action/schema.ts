import { z } from 'zod'
import { defineKind, envelope, line, PlainDate, PlainDateTime, RecordId, TimeZone } from '../../kernel/index.ts'
import { oneDue } from '../../task/index.ts'

/** The state of the task it is; `gone` once the person has thrown that away. */
export const ActionState = z.enum(['open', 'in-progress', 'done', 'cancelled', 'gone']).meta({ id: 'ActionState' })
export type ActionState = z.infer<typeof ActionState>

const text = line(1, 500)

/**
 * What somebody in a discussion has to do: a task of theirs. What the discussion knows of that is kept here as it last was,
 * and read from the task while the person is in the discussion. It lies in the discussion's space.
 */
export const ActionItem = z
  .object({
    ...envelope,
    /** Who has to do it. */
    assigneeId: RecordId,
    /** The task, in the assignee's space. */
    taskId: RecordId,
    text,
    /** The day it is due, also where a time is said. */
    dueDate: PlainDate.nullable(),
    /** The time on it that was agreed on here, for as long as the task has it; a time that its person sets is theirs. */
    dueAt: PlainDateTime.nullable(),
    timeZone: TimeZone.nullable(),
    state: ActionState,
    createdById: RecordId,
    /** The message it came from. */
    messageId: RecordId.nullable(),
  })
  .meta({ id: 'ActionItem' })
export type ActionItem = z.infer<typeof ActionItem>

/** To be done by who gives it, unless said. */
export const NewActionItem = z
  .strictObject({
    id: RecordId.optional(),
    assigneeId: RecordId.optional(),
    text,
    dueDate: PlainDate.nullable().optional(),
    /** Instead of a day: a time on it, on the clock of who gives it unless `timeZone` says another. */
    dueAt: PlainDateTime.nullable().optional(),
    timeZone: TimeZone.nullable().optional(),
    messageId: RecordId.nullable().optional(),
  })
  .superRefine(oneDue)
  .meta({
    id: 'NewActionItem',
    example: { text: 'Ask finance for their deadline', dueDate: '2026-03-12' },
  })
export type NewActionItem = z.input<typeof NewActionItem>

/** RFC 7396. */
export const ActionItemChanges = z
  .strictObject({
    text,
    /** A time stays as it moves, and goes with it. */
    dueDate: PlainDate.nullable(),
    state: z.enum(['open', 'done']),
  })
  .partial()
  .meta({ id: 'ActionItemChanges', example: { state: 'done' } })
export type ActionItemChanges = z.input<typeof ActionItemChanges>

/** Sorts after every day. */
const NO_DAY = '~'

export const actionItems = defineKind('action-item', {
  schema: ActionItem,
  version: 2,
  upcasters: { 1: (item) => ({ ...item, dueAt: null, timeZone: null }) },
  keys: { isOpen: ({ state }) => state === 'open' || state === 'in-progress', dueKey: ({ dueDate }) => dueDate ?? NO_DAY },
  queries: {
    latest: { order: ['createdAt', 'id'], descending: true },
    /** What is to be done, by its day; or what is no more. */
    byState: { where: ['isOpen'], order: ['dueKey', 'id'] },
    ofPerson: { where: ['assigneeId'], order: ['createdAt', 'id'] },
  },
  text: ({ text }) => [text],
  archive: null,
})
