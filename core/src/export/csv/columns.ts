import type { Task } from '../../task/index.ts'

const list = (values: readonly string[]) => values.join(' ')

/** The columns of `tasks.csv`, each with what a task has there. `titles` are those of the goals, by their ids. */
export const taskColumns = (titles: ReadonlyMap<string, string>) =>
  ({
    id: ({ id }) => id,
    parentId: ({ parentId }) => parentId,
    goalId: ({ goalId }) => goalId,
    goal: ({ goalId }) => goalId && titles.get(goalId),
    title: ({ title }) => title,
    notes: ({ notes }) => notes,
    status: ({ status }) => status,
    priority: ({ priority }) => priority,
    dueDate: ({ dueDate }) => dueDate,
    dueAt: ({ dueAt }) => dueAt,
    timeZone: ({ timeZone }) => timeZone,
    startDate: ({ startDate }) => startDate,
    durationMinutes: ({ durationMinutes }) => durationMinutes,
    tags: ({ tags }) => list(tags),
    rrule: ({ recurrence }) => recurrence?.rrule,
    repeatFrom: ({ recurrence }) => recurrence?.repeatFrom,
    anchor: ({ recurrence }) => recurrence?.anchor,
    exceptions: ({ recurrence }) => list(recurrence?.exceptions ?? []),
    /** Minutes from what is due, or moments. */
    reminders: ({ reminders }) => list(reminders.map((reminder) => ('at' in reminder ? reminder.at : String(reminder.offsetMinutes)))),
    /** A line each, beginning with `[ ]` or `[x]`. */
    checklist: ({ checklist }) => checklist.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n'),
    blockedBy: ({ blockedBy }) => list(blockedBy),
    order: ({ order }) => order,
    closedAt: ({ closedAt }) => closedAt,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  }) satisfies Record<string, (task: Task) => string | number | null | undefined>

export type TaskColumn = keyof ReturnType<typeof taskColumns>
