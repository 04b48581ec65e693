import { experiences, type Win, type WinDeps } from '../../../career/index.ts'
import { goals } from '../../../goal/index.ts'
import { factWords } from '../../../review/index.ts'
import { tasks } from '../../../task/index.ts'
import { readLiveById } from '../wins-of.ts'
import { actionOf } from './action.ts'
import type { Fact, Telling } from './fact.ts'
import { resultOf } from './result.ts'
import { situationOf } from './situation.ts'
import { storyPhrases } from './story-phrases.ts'
import { goalIdOf, goalsOf, tasksOf } from './task.ts'

/** What the facts of some wins are told from: the experience, goals and tasks they name, in a few round trips. */
export async function readTelling(deps: WinDeps, wins: readonly Win[]): Promise<Telling> {
  const words = factWords(deps.actor.locale)
  const evidence = wins.flatMap((win) => win.evidence)
  const taskIds = evidence.flatMap(({ kind, recordId }) => (kind === 'task' && recordId ? [recordId] : []))
  const experienceIds = wins.flatMap(({ experienceId }) => experienceId ?? [])
  const [worked, held] = await Promise.all([readLiveById(deps, tasks, taskIds), readLiveById(deps, experiences, experienceIds)])
  const goalOfTask = new Map([...worked].flatMap(([id, { goalId }]) => (goalId ? [[id, goalId] as const] : [])))
  const goalIds = evidence.flatMap((piece) => goalIdOf({ goalOfTask }, piece) ?? [])
  return { words, phrases: storyPhrases(words), experiences: held, goals: await readLiveById(deps, goals, goalIds), goalOfTask }
}

/** All that a win says to the parts of a story, in the order of the parts. Tasks are told of once: as what was to be done where no goal says it. */
export function factsOf(telling: Telling, win: Win): Fact[] {
  const goals = goalsOf(telling, win)
  const task = goals.length > 0 ? goals : tasksOf(telling, win)
  return [...situationOf(telling, win), ...task, ...actionOf(telling, win, { withTasks: goals.length > 0 }), ...resultOf(telling, win)]
}
