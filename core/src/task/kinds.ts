import type { ActorDep, ShownKind, StoreDep } from '../kernel/index.ts'
import { calendarObjects } from './calendar-object/schema.ts'
import { readTask } from './get-task.ts'
import { readSavedView } from './saved-view/read-saved-views.ts'
import { savedViews } from './saved-view/schema.ts'
import { completions, tasks } from './schema.ts'
import { readTaskTemplate } from './template/read-task-templates.ts'
import { taskTemplates } from './template/schema.ts'
import { timeEntries } from './time/schema.ts'

/** The kinds of this area, and how each is shown. */
export const taskKinds: readonly ShownKind<StoreDep & ActorDep>[] = [
  { kind: tasks, read: readTask, copy: 'as-stored' },
  { kind: completions, copy: 'as-stored' },
  { kind: savedViews, read: readSavedView, copy: 'as-stored' },
  { kind: taskTemplates, read: readTaskTemplate, copy: 'as-stored' },
  { kind: calendarObjects, copy: 'of-servers' },
]

/** Those of the time that tasks took. */
export const timeKinds: readonly ShownKind[] = [{ kind: timeEntries, copy: 'as-stored' }]
