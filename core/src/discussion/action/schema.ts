import { z } from 'zod'
import { defineKind, envelope, line, PlainDate, RecordId } from '../../kernel/index.ts'

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
    dueDate: PlainDate.nullable(),
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
    messageId: RecordId.nullable().optional(),
  })
  .meta({
    id: 'NewActionItem',
    example: { text: 'Ask finance for their deadline', dueDate: '2026-03-12' },
  })
export type NewActionItem = z.input<typeof NewActionItem>

/** RFC 7396. */
export const ActionItemChanges = z
  .strictObject({ text, dueDate: PlainDate.nullable(), state: z.enum(['open', 'done']) })
  .partial()
  .meta({ id: 'ActionItemChanges', example: { state: 'done' } })
export type ActionItemChanges = z.input<typeof ActionItemChanges>

/** Sorts after every day. */
const NO_DAY = '~'

export const actionItems = defineKind('action-item', {
  schema: ActionItem,
  version: 1,
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
