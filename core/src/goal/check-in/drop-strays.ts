import type { ActorDep, SearchHit, StoreDep } from '../../kernel/index.ts'
import { type CheckIn, checkIns, goals } from '../schema.ts'

/** Hits without the check-ins whose goal lies in the trash: they share its fate. */
export async function dropStrays(deps: StoreDep & ActorDep, hits: readonly SearchHit[]): Promise<readonly SearchHit[]> {
  const goalOf = ({ kind, record }: SearchHit) => (kind === checkIns.name ? (record as CheckIn).goalId : null)
  const ids = new Set(hits.map(goalOf).filter((id) => id !== null))
  if (ids.size === 0) return hits
  const found = await deps.store.getMany(deps.actor.space, goals, [...ids])
  const alive = new Set(found.flatMap((goal) => (goal.deletedAt ? [] : goal.id)))
  return hits.filter((hit) => alive.has(goalOf(hit) ?? '') || hit.kind !== checkIns.name)
}
