import { z } from 'zod'
import { type ArchiveRule, defineKind, envelope, line, PlainDate, RecordId } from '../../kernel/index.ts'
import { Recurrence } from '../recurrence/schema.ts'
import { Reminder } from '../reminder/reminder.ts'
import { Task } from '../schema.ts'

/** Tasks of one template. */
export const MAX_TEMPLATE_TASKS = 200

/** Days from the day a template begins. */
const days = z.int().min(0).max(36_600)
const place = z
  .int()
  .min(0)
  .max(MAX_TEMPLATE_TASKS - 1)

/** A task without its dates: they are counted from the day it begins. */
export const TemplateTask = z
  .object({
    ...z.object(Task.shape).pick({ title: true, notes: true, priority: true, durationMinutes: true, tags: true }).shape,
    goalId: RecordId.nullable(),
    /** Which task it is a step of, by its place in the list; always an earlier one. */
    parent: place.nullable(),
    /** The day it is due. */
    dueInDays: days.nullable(),
    /** `HH:mm` on that day; `null` for the whole day. */
    dueTime: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .nullable(),
    startInDays: days.nullable(),
    /** The rule without its last day, which is counted as well. */
    recurrence: z.object({ ...Recurrence.pick({ rrule: true, repeatFrom: true }).shape, endsInDays: days.nullable() }).nullable(),
    reminders: z.array(Reminder).max(10),
    checklist: z.array(line(1, 500)).max(100),
    /** What it waits for, by its place in the list. */
    blockedBy: z.array(place).max(20),
  })
  .meta({ id: 'TemplateTask' })
export type TemplateTask = z.infer<typeof TemplateTask>

const name = line(1, 200)

export const TaskTemplate = z
  .object({
    ...envelope,
    name,
    /** The task it was made from. */
    madeFrom: RecordId,
    /** Each after the one it is a step of; the first is the topmost. */
    tasks: z.array(TemplateTask).min(1).max(MAX_TEMPLATE_TASKS),
  })
  .meta({ id: 'TaskTemplate' })
export type TaskTemplate = z.infer<typeof TaskTemplate>

/** The task to keep as a template, with its steps; its title is the name unless another is given. */
export const NewTaskTemplate = z
  .strictObject({ id: RecordId.optional(), taskId: RecordId, name: name.optional() })
  .meta({ id: 'NewTaskTemplate', example: { taskId: '019a9b3c-5d00-7cc0-8000-0123456789ab', name: 'Move a warehouse' } })
export type NewTaskTemplate = z.input<typeof NewTaskTemplate>

export const TaskTemplateChanges = z
  .strictObject({ name: name.optional() })
  .meta({ id: 'TaskTemplateChanges', example: { name: 'Move a small warehouse' } })
export type TaskTemplateChanges = z.input<typeof TaskTemplateChanges>

export const UseTaskTemplate = z
  .strictObject({
    id: RecordId.optional().meta({ description: 'Stands for this use: asked again with it, nothing is made twice.' }),
    on: PlainDate.optional().meta({ description: 'Today when absent.' }),
    counts: z.enum(['start', 'end']).default('start').meta({ description: 'Whether `on` is the first of its dates or the last.' }),
  })
  .meta({ id: 'UseTaskTemplate', example: { on: '2026-04-06' } })
export type UseTaskTemplate = z.input<typeof UseTaskTemplate>

// The task it was made from may be long gone; what the template says needs none.
const archive: ArchiveRule<TaskTemplate> = {
  anew: (template, ids) => ({
    ...template,
    madeFrom: ids.of(template.madeFrom) ?? ids.within(template.madeFrom),
    tasks: template.tasks.map((task) => ({ ...task, goalId: task.goalId && ids.of(task.goalId) })),
  }),
}

/** Version 2 brought goals. */
const withoutGoals = (template: Record<string, unknown>) => ({
  ...template,
  tasks: (template.tasks as object[]).map((task) => ({ ...task, goalId: null })),
})

/** Listed as they were made. */
export const taskTemplates = defineKind('task-template', {
  schema: TaskTemplate,
  version: 2,
  upcasters: { 1: withoutGoals },
  queries: {},
  archive,
})
