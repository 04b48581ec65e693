import type { Task } from '@throughline/core/task'
import { type Merge, mergeFields } from '../../changes/merge.ts'
import type { TaskEdit } from './change.ts'

/**
 * Merges an edit of a task into the task as it became elsewhere.
 * @param base the edited fields as they were when the edit was made
 */
export const merge = (base: TaskEdit, mine: TaskEdit, theirs: Task): Merge<TaskEdit> =>
  mergeFields<TaskEdit>(base, mine, theirs, { together: [['dueDate', 'dueAt', 'timeZone']] })
