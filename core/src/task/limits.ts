/** Signs of a title, and of the notes. */
export const MAX_TASK_TITLE = 500
export const MAX_TASK_NOTES = 16_384

/** Minutes a task may take: a month. */
export const MAX_DURATION_MINUTES = 31 * 24 * 60

export const MAX_REMINDERS = 10
export const MAX_TAGS = 20
export const MAX_CHECKLIST_ITEMS = 100
