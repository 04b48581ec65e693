import type { APIContext } from 'astro'
import type { Desk } from '../../desk/desk.ts'
import { unread } from '../../desk/unread.ts'
import { deskOf } from '../../frame/desk-of.ts'
import { type RailCounts, railCounts } from '../rules/rail-counts.ts'
import type { GoalsView } from '../rules/view.ts'
import { readShown } from '../state/load.ts'
import type { Shown } from '../state/shown.ts'

/** Whose goals they are, and all that a page of goals shows; `null` when that could not be read. */
export async function loadGoals(visit: Pick<APIContext, 'locals' | 'request'>): Promise<{ desk: Desk; given: Shown | null }> {
  const desk = deskOf(visit)
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
