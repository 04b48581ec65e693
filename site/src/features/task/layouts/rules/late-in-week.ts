import type { Entry } from './entries.ts'

/** Columns of a week from here on are those that an open task would lie over. */
const LATE = 5

/** Whether a task stands so late in its week that its own pane would hide it. `days` are whole weeks. */
export const isLateInWeek = (id: string | null, days: readonly string[], entries: ReadonlyMap<string, readonly Entry[]>): boolean =>
  id !== null && days.some((day, at) => at % 7 >= LATE && entries.get(day)?.some(({ kind, task }) => kind === 'task' && task.id === id))
