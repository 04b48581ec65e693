import type { ActorDep, JsonPage, SearchHit, StoreDep } from '../../kernel/index.ts'
import { type CheckIn, checkIns, goals } from '../schema.ts'

/** A page of hits without the check-ins whose goal lies in the trash: they share its fate. The page may come out shorter. */
export async function dropStrays(deps: StoreDep & ActorDep, page: JsonPage): Promise<JsonPage> {
  const hits: SearchHit[] = JSON.parse(page.json)
  const goalOf = ({ kind, record }: SearchHit) => (kind === checkIns.name ? (record as CheckIn).goalId : null)
  const ids = new Set(hits.map(goalOf).filter((id) => id !== null))
  if (ids.size === 0) return page
  const found = await deps.store.getMany(deps.actor.space, goals, [...ids])
  const alive = new Set(found.flatMap((goal) => (goal.deletedAt ? [] : goal.id)))
  const kept = hits.filter((hit) => alive.has(goalOf(hit) ?? '') || hit.kind !== checkIns.name)
  return { ...page, json: JSON.stringify(kept) }
}
