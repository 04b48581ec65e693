import '../state/areas.ts'
import '../state/rail.ts'
import { createContext, use } from 'react'
import { useShared } from '../../desk/desk.ts'
import { $shown, learnGoals, type Shown } from '../state/shown.ts'

/** What came with the page. */
export const GivenGoals = createContext<Shown>({ goals: [], progress: {}, marks: {}, tasks: {} })

/** Goals, how they go, and the days of habits, as they are by now. */
export function useGoalsShown(): Shown {
  const given = use(GivenGoals)
  return useShared($shown, given) ?? given
}

/** Takes in what came with the page, once. */
export function learnGiven(given: Shown): void {
  if (typeof window !== 'undefined' && !$shown.get()) learnGoals(given)
}
