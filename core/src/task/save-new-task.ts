import { eventFor, saveNew } from '../kernel/index.ts'
import type { TaskDeps } from './change-task.ts'
import { scheduleReminders } from './reminder/schedule-reminders.ts'
import { type Task, tasks } from './schema.ts'

/** Writes a task unless one of its id is there; answers the one that is there afterwards (the very object when it was written). */
export async function saveNewTask(deps: TaskDeps, task: Task): Promise<Task> {
  await scheduleReminders(deps, null, task)
  return saveNew(deps, deps.actor.space, tasks, task, [eventFor(deps, 'task.created', task)])
}
