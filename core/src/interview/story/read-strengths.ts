import { attestations, isConfirmedHere, type Win, wins } from '../../career/index.ts'
import { type ActorDep, type ClockDep, listAllEach, MAX_LIMIT, type StoreDep, today } from '../../kernel/index.ts'
import { winFact } from '../memory/facts.ts'
import type { StoryStrengthOf } from './proof-schema.ts'
import { type Story, stories } from './schema.ts'
import type { StoryStrength } from './strength.ts'
import { strengthOfWins } from './strength-of-wins.ts'
import { readLiveById } from './wins-of.ts'

type Deps = StoreDep & ClockDep & ActorDep

/** How well some stories are proved, by id: a few round trips for all. */
export async function readStrengths(
  deps: Deps,
  some: readonly Pick<Story, 'id' | 'winIds'>[],
): Promise<ReadonlyMap<string, StoryStrength>> {
  const named = some.flatMap(({ winIds }) => winIds)
  const live = await readLiveById(deps, wins, named)
  const attested = await attestedAmong(deps, [...live.keys()])
  const on = today(deps)
  const rests = (winIds: readonly string[]) => winIds.flatMap((id) => live.get(id) ?? [])
  return new Map(some.map(({ id, winIds }) => [id, strengthBy(rests(winIds), attested, on)]))
}

/** Of some stories, up to 200, by their ids; those in the trash or gone are left out. */
export async function listStrengths(deps: Deps, ids: readonly string[]): Promise<StoryStrengthOf[]> {
  const live = await readLiveById(deps, stories, ids.slice(0, MAX_LIMIT))
  const strengths = await readStrengths(deps, [...live.values()])
  return [...strengths].map(([id, strength]) => ({ id, ...strength }))
}

/** The wins of some that a colleague has confirmed here. */
export async function attestedAmong(deps: StoreDep & ActorDep, winIds: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = await listAllEach(deps, deps.actor.space, attestations.queries.ofWin, {}, { key: 'winId', values: winIds })
  return new Set([...asked].flatMap(([winId, all]) => (all.some(isConfirmedHere) ? [winId] : [])))
}

/** @param wins live ones that it rests on. @param on the person's date */
export const strengthBy = (wins: readonly Win[], attested: ReadonlySet<string>, on: string): StoryStrength =>
  strengthOfWins(wins.map(winFact), attested, on)
