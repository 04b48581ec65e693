import type { Person } from './sessions.ts'

/** The steps of the tour, along the thread. */
export const STEPS = ['task', 'win', 'story', 'question', 'packet'] as const
export type Step = (typeof STEPS)[number]

/** Where the tour has come to: `offered`, at a step, past the last one, where it says what may come next, or `over` for good. */
export type Tour = 'offered' | Step | 'closing' | 'over'

/** What is known of this browser's visit beside the data. */
export interface Visit {
  person: Person
  /** The page of each step. */
  places: Record<Step, string>
  /** The task that the tour begins with; missing where it was kept by an earlier version. */
  taskId?: string
  tour: Tour
}

/** Where the tour goes from here; the page that has been opened by it is where the next one is read. */
export function nextOf(tour: Tour): Tour {
  const way: readonly Tour[] = ['offered', ...STEPS, 'closing', 'over']
  return way[way.indexOf(tour) + 1] ?? 'over'
}

/** What each step is about on its page, as a selector. */
const points: Record<Exclude<Step, 'task'>, string> = {
  win: '#evidence',
  story: '.story-parts',
  question: '.question-stories',
  packet: '.packet-part',
}

/** What the tour points at where it has come to; nothing beside a step. */
export function pointOf({ tour, taskId }: Visit): string | null {
  if (tour === 'task') return taskId ? `[data-task="${taskId}"]` : null
  return points[tour as keyof typeof points] ?? null
}
