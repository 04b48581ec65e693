import type { APIContext } from 'astro'
import { unread } from '../../desk/unread.ts'
import { plainList } from '../../task/rules/list-address.ts'
import { loadDesk } from '../../task/server/load.ts'
import type { TaskDesk } from '../../task/state/task-desk.ts'
import { type RailCounts, railCounts } from '../rules/rail-counts.ts'
import type { GoalsView } from '../rules/view.ts'
import { readShown } from '../state/load.ts'
import type { Shown } from '../state/shown.ts'

/** Whose goals they are, and all that a page of goals shows; `null` when that could not be read. */
export async function loadGoals(visit: Pick<APIContext, 'locals' | 'request'>): Promise<{ desk: TaskDesk; given: Shown | null }> {
  const desk = await loadDesk(visit, { view: 'today', list: plainList })
  const given = await readShown(visit.locals.client, desk.today).catch(unread)
  return { desk, given }
}

/** What an address asks for. */
export function viewAt({ searchParams }: URL): GoalsView {
  const only = searchParams.get('show')
  return {
    only: only === 'quarter' || only === 'year' || only === 'achieved' ? only : null,
    layout: searchParams.get('layout') === 'tree' ? 'tree' : 'horizon',
  }
}

/** How many goals stand in the rail. */
export const countsOf = (given: Shown | null, today: string): RailCounts => railCounts(given?.goals ?? [], today)
