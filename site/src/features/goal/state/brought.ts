import type { Goal } from '@throughline/core/goal'
import { dueGoals } from '../rules/groups.ts'
import { fromOutlines, outlinesOf, wholeGoals } from '../rules/outline.ts'
import { inOrder, type Shown, type Told } from './shown.ts'

/** What a page brings of all goals: those that it shows at first, and of the rest an outline. */
export interface Brought extends Told {
  goals: readonly Goal[]
  /** Lines of `outlinesOf`. */
  rest: string
  /** How many of the rest ask for a check-in. */
  restDue: number
}

/** What is brought of what there is. `first`: the ids of what is shown at first. */
export function broughtOf({ goals, progress, marks, tasks }: Shown, first: ReadonlySet<string>, today: string): Brought {
  const rest = goals.filter(({ id }) => !first.has(id))
  const ofFirst = <T>(told: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(told).filter(([id]) => first.has(id)))
  return {
    goals: wholeGoals(goals).filter(({ id }) => first.has(id)),
    ...{ progress: ofFirst(progress), marks: ofFirst(marks), tasks: ofFirst(tasks) },
    rest: outlinesOf(rest),
    restDue: dueGoals(rest, (id) => progress[id]?.nextCheckIn, today).length,
  }
}

/** All goals of what was brought, in their order. */
export function shownOf({ goals, rest, restDue, ...told }: Brought): Shown {
  if (!rest) return { ...told, goals }
  return { ...told, goals: inOrder([...goals, ...fromOutlines(rest)]), outlinedDue: restDue }
}
