/** The fields of the form of first things; the ids are those that what is made will have. */
export const beginning = ['goal', 'task', 'entry', 'goalId', 'taskId', 'entryId'] as const
export type Beginning = (typeof beginning)[number]
