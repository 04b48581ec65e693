import { type Goal, goals } from '../goal/index.ts'
import { type ActorDep, foldText, listAll, type StoreDep } from '../kernel/index.ts'

/** A goal of the account, as a task of a file may name it. */
export type NameableGoal = Pick<Goal, 'id' | 'title'>

/** All goals that do not lie in the trash, where files of the format can name any. */
export async function nameableGoals(deps: StoreDep & ActorDep, format: string): Promise<NameableGoal[]> {
  if (format !== 'throughline-zip') return []
  const all = await listAll(deps, deps.actor.space, goals.queries.all, {})
  return all.map(({ id, title }) => ({ id, title }))
}

/** Finds the goals that tasks of a file name. */
export interface GoalFinder {
  /** The goal of that id, or else the only one of that title; `null` when there is none. */
  find(said: { id?: string | undefined; title?: string }): string | null
  /** The ids of those that were found. */
  readonly found: ReadonlySet<string>
}

export function goalFinder(all: readonly NameableGoal[]): GoalFinder {
  const ids = new Set(all.map(({ id }) => id))
  const byTitle = Map.groupBy(all, ({ title }) => foldText(title))
  const found = new Set<string>()
  return {
    find({ id = '', title = '' }) {
      const titled = byTitle.get(foldText(title)) ?? []
      const goal = ids.has(id) ? id : titled.length === 1 ? titled[0]?.id : undefined
      if (goal !== undefined) found.add(goal)
      return goal ?? null
    },
    found,
  }
}
