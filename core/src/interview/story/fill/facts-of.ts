import { type Evidence, experiences, type Win, type WinDeps } from '../../../career/index.ts'
import { checkIns, goals } from '../../../goal/index.ts'
import { journalEntries } from '../../../journal/index.ts'
import { factWords } from '../../../review/index.ts'
import { tasks } from '../../../task/index.ts'
import { readLiveById } from '../wins-of.ts'
import { actionOf } from './action.ts'
import type { Fact, Telling, Written } from './fact.ts'
import { resultOf } from './result.ts'
import { situationOf } from './situation.ts'
import { storyPhrases } from './story-phrases.ts'
import { goalIdOf, goalsOf, tasksOf } from './task.ts'

/** What the facts of some wins are told from: the experience, goals and tasks they name, in a few round trips. */
export async function readTelling(deps: WinDeps, wins: readonly Win[]): Promise<Telling> {
  const words = factWords(deps.actor.locale)
  const evidence = wins.flatMap((win) => win.evidence)
  const idsOf = (wanted: Evidence['kind']) => evidence.flatMap(({ kind, recordId }) => (kind === wanted && recordId ? [recordId] : []))
  const experienceIds = wins.flatMap(({ experienceId }) => experienceId ?? [])
  const [worked, measured, entries, held] = await Promise.all([
    readLiveById(deps, tasks, idsOf('task')),
    readLiveById(deps, checkIns, idsOf('check-in')),
    readLiveById(deps, journalEntries, idsOf('journal-entry')),
    readLiveById(deps, experiences, experienceIds),
  ])
  const written = new Map<string, Written>([
    ...[...worked].map(
      ([id, { notes, checklist }]) => [id, { text: notes, ticked: checklist.filter(({ done }) => done).map(({ text }) => text) }] as const,
    ),
    ...[...measured].map(([id, { note }]) => [id, { text: note, ticked: [] }] as const),
    ...[...entries].map(([id, { body, sealed }]) => [id, { text: sealed === null ? body : '', ticked: [] }] as const),
  ])
  const goalOfTask = new Map([...worked].flatMap(([id, { goalId }]) => (goalId ? [[id, goalId] as const] : [])))
  const goalIds = evidence.flatMap((piece) => goalIdOf({ goalOfTask }, piece) ?? [])
  return { words, phrases: storyPhrases(words), experiences: held, goals: await readLiveById(deps, goals, goalIds), goalOfTask, written }
}

/**
 * All that a win says to the parts of a story, in the order of the parts. Tasks are told of once: as what was to be done where
 * no goal says it, unless nothing else says what was done.
 */
export function factsOf(telling: Telling, win: Win): Fact[] {
  const goals = goalsOf(telling, win)
  const { action, deeds } = actionOf(telling, win, { withTasks: goals.length > 0 })
  const told = new Set(deeds.flatMap(({ from }) => from.map(({ evidenceId }) => evidenceId)))
  const evidence = win.evidence.filter(({ id }) => !told.has(id))
  const task = goals.length > 0 ? goals : tasksOf(telling, { ...win, evidence })
  return [...situationOf(telling, win), ...task, ...action, ...resultOf(telling, win)]
}
