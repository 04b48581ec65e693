import type { Person } from './sessions.ts'

/** The steps of the tour, along the thread. */
export const STEPS = ['task', 'win', 'story', 'question', 'packet'] as const
export type Step = (typeof STEPS)[number]

/** Where the tour has come to: `offered`, at a step, or `over` for good. */
export type Tour = 'offered' | Step | 'over'

/** What is known of this browser's visit beside the data. */
export interface Visit {
  person: Person
  /** The page of each step. */
  places: Record<Step, string>
  tour: Tour
}

/** Where the tour goes from here; the page that has been opened by it is where the next one is read. */
export function nextOf(tour: Tour): Tour {
  if (tour === 'offered') return STEPS[0]
  return STEPS[STEPS.indexOf(tour as Step) + 1] ?? 'over'
}
