import type { ActorDep, JsonPage, PageRequest, StoreDep } from '../../kernel/index.ts'
import { readGoal } from '../read-goals.ts'
import { checkIns } from '../schema.ts'

/** Plain dates, `before` excluded; open ends where they are not given. */
export interface CheckInsAsked {
  from?: string | undefined
  before?: string | undefined
  /** Newest first when absent. */
  oldestFirst?: boolean | undefined
}

/** What was written down about a goal, by day. @throws AppError `not-found` when there is no such goal. */
export async function listCheckIns(
  deps: StoreDep & ActorDep,
  goalId: string,
  { from, before, oldestFirst }: CheckInsAsked,
  page: PageRequest,
): Promise<JsonPage> {
  const { store, actor } = deps
  await readGoal(deps, goalId)
  const query = oldestFirst ? checkIns.queries.byGoal : checkIns.queries.latest
  return store.json.list(actor.space, query, { where: { goalId }, ...(from && { from }), ...(before && { before }) }, page)
}
