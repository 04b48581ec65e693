import type { Task } from '@throughline/core/task'
import { isOverdue } from '@throughline/core/task/rules'
import { belongs, isTaskView } from './views.ts'

/** A task as the server last had it, and as it shows with what is not sent. */
export interface Waiting {
  known: Task | null
  shown: Task | null
}

/** How many more tasks the rail counts for a view once what waits is sent. What is overdue is counted apart from today. */
export function waitingIn(view: string, waiting: readonly Waiting[], today: string): number {
  if (!isTaskView(view)) return 0
  const counts = (task: Task | null) => Number(task && belongs(view, task, today) && !(view === 'today' && isOverdue(task, today)))
  return waiting.reduce((more, { known, shown }) => more + counts(shown) - counts(known), 0)
}
