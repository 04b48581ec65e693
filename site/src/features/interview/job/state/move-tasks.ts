import type { DailyClient } from '@throughline/client/daily'
import type { Task, TaskChanges } from '@throughline/core/task'
import { editSeen } from '../../../changes/edit-seen.ts'

/** What the plan moves of a task. */
type Moved = Pick<Task, 'dueDate' | 'recurrence'>

const movedOf = ({ dueDate, recurrence = null }: Task) => ({ dueDate, recurrence }) as Moved

/**
 * The tasks of a plan go along with its interview, and come back where they were: each unless somebody has moved it since.
 * @param move has the server move them
 */
export function moveTasks(
  { tasks }: { tasks: Pick<DailyClient['tasks'], 'get' | 'edit'> },
  steps: readonly { taskId: string }[],
  move: () => Promise<unknown>,
) {
  const read = () => Promise.all(steps.map(({ taskId }) => tasks.get(taskId)))
  let before: readonly Task[] = []
  let after: readonly Task[] = []
  return {
    async make(): Promise<void> {
      before = await read()
      await move()
      // The plan answers with no versions of its tasks.
      after = await read()
    },
    async back(): Promise<void> {
      const edits = after.map((task, i) =>
        editSeen<Task, Moved>({ version: task.version, ...movedOf(task) }, movedOf(before[i] as Task), (changes, based) =>
          tasks.edit(task.id, changes as TaskChanges, based),
        ),
      )
      const refused = (await Promise.allSettled(edits)).find((edit) => edit.status === 'rejected')
      if (refused) throw refused.reason
    },
  }
}
