import { taskToday } from '../../../messages/task-today.ts'
import type { SeenReading } from '../rules/quick-add.ts'

/** The day that was read in a line; `null` when it says none. */
export const dayRead = (reading: Pick<SeenReading, 'dueAt' | 'dueDate' | 'startDate'> | undefined): string | null =>
  (reading?.dueAt ?? reading?.dueDate ?? reading?.startDate)?.slice(0, 10) ?? null

/** How many of some tasks are due today, and how many later. */
export function spreadWords(days: readonly (string | null)[], today: string): string {
  const { spread } = taskToday
  const counts = {
    today: days.filter((day) => day && day <= today).length,
    later: days.filter((day) => day && day > today).length,
    undated: days.filter((day) => !day).length,
  }
  return (['today', 'later', 'undated'] as const).flatMap((when) => (counts[when] > 0 ? [spread[when](counts[when])] : [])).join(', ')
}
