export const TASKS = '/tasks'

/** The page of a task by itself; beside a list it is `taskInListHref`. */
export const taskHref = (id: string): string => `${TASKS}/${id}`

export const savedViewHref = (id: string): string => `${TASKS}/views/${id}`
