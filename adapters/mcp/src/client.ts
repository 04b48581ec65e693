import type { Client } from '@throughline/client'

export type { Client }
export type Goal = Awaited<ReturnType<Client['goals']['get']>>
export type Task = Awaited<ReturnType<Client['tasks']['get']>>

/** What of a task helps to choose and to speak of it. */
export const taskShown = ({ id, title, status, priority, dueDate, dueAt, startDate, durationMinutes, goalId, tags, recurrence }: Task) => ({
  ...{ id, title, status, priority, dueDate, dueAt, startDate, durationMinutes, goalId, tags, repeats: recurrence !== null },
})

export const goalShown = ({ id, title, why, horizon, status, metric, startDate, endDate }: Goal) => ({
  ...{ id, title, why, horizon, status, metric, startDate, endDate },
})
