import type { AnyChange, AnyRecord } from './any-change.ts'

/** Actions that one may still take back. */
export const UNDO_DEPTH = 50

/** What was done in one action. */
export interface UndoStep {
  id: string
  /** What was done, as the toast said it. */
  words: string
  /** Each change with the record before it and, once the server has answered, after it. */
  entries: { change: AnyChange; before: AnyRecord | null; after?: AnyRecord }[]
  /** Takes back what is no change by itself, such as time spent on it; answers whether that was done. */
  back?: () => Promise<boolean>
}

/** The stack with one more step on top; the oldest falls off past `UNDO_DEPTH`. */
export const pushed = (steps: readonly UndoStep[], step: UndoStep): UndoStep[] => [...steps, step].slice(-UNDO_DEPTH)

/** The stack without a change that was not made after all. */
export const without = (steps: readonly UndoStep[], change: AnyChange): UndoStep[] =>
  steps
    .map((step) => ({ ...step, entries: step.entries.filter((entry) => entry.change !== change) }))
    .filter(({ entries, back }) => entries.length > 0 || back)

/** The newest step, or the one with this id, and the stack without it. */
export function popped(steps: readonly UndoStep[], id?: string): { step: UndoStep | undefined; rest: UndoStep[] } {
  const at = id === undefined ? steps.length - 1 : steps.findIndex((step) => step.id === id)
  return { step: steps[at], rest: steps.filter((_, i) => i !== at) }
}
