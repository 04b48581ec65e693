import type { DailyClient } from '@throughline/client/daily'
import type { Goal } from '@throughline/core/goal'
import { atom } from 'nanostores'
import { client } from '../../desk/client.ts'
import { useShared } from '../../desk/desk.ts'

/** A goal as a task knows it. */
export type NamedGoal = Pick<Goal, 'id' | 'title' | 'status'>

/** The person's goals; at first those the page brought. */
export const $goals = atom<readonly NamedGoal[]>([])

/** Pages of two hundred goals; more are not offered by name. */
const MOST_PAGES = 5

/** The goals a task may belong to, in their own order. */
export async function readGoals({ goals }: Pick<DailyClient, 'goals'>): Promise<NamedGoal[]> {
  const found: NamedGoal[] = []
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items, nextCursor } = await goals.names({ limit: 200, cursor })
    found.push(...items)
    if (!nextCursor) break
    cursor = nextCursor
  }
  return found
}

/** Reads them again. Without an answer they stay as they are. */
export const goalsChanged = (): Promise<void> =>
  readGoals(client)
    .then((goals) => $goals.set(goals))
    .catch(() => {})

const none: readonly NamedGoal[] = []

/** All there are, once they are read. @param given those the page brought */
export const useGoals = (given: readonly NamedGoal[] = none): readonly NamedGoal[] => useShared($goals, given)

export const goalOf = (goals: readonly NamedGoal[], id: string | null): NamedGoal | undefined =>
  id === null ? undefined : goals.find((goal) => goal.id === id)

const pursued: readonly string[] = ['active', 'draft', 'paused']

/** Those that are still pursued, and `own`, which is offered whatever became of it. */
export const offeredGoals = (goals: readonly NamedGoal[], own: string | null = null): NamedGoal[] =>
  goals.filter(({ id, status }) => pursued.includes(status) || id === own)
