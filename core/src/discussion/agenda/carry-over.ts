import { type ChangeDeps, changeLive, hasCode, listAll, type Step } from '../../kernel/index.ts'
import { MAX_CARRIED } from '../limits.ts'
import type { Meeting } from '../meeting/schema.ts'
import { type AgendaItem, agendaItems } from './schema.ts'

/**
 * What closing a meeting means for the agenda: what was settled is noted as settled in it, and what was on its agenda and
 * is not settled goes on to the next. Running it again, after it was stopped anywhere, does what is left.
 */
export async function carryOver(deps: ChangeDeps, { id, startsAt, closedAt }: Meeting): Promise<void> {
  const { space } = deps.actor
  const { open, settledIn } = agendaItems.queries
  const [unsettled, settled] = await Promise.all([
    listAll(deps, space, open, { where: { isOpen: true } }),
    listAll(deps, space, settledIn, { where: { isOpen: false, meetingId: null } }),
  ])
  const until = closedAt ?? ''
  const wasOn = ({ createdAt, meetingOn }: AgendaItem) => createdAt <= until && (meetingOn === null || meetingOn <= startsAt.slice(0, 10))
  for (const item of unsettled.filter(wasOn)) await changeIfThere(deps, item, carried)
  for (const item of settled.filter(({ settledAt }) => settledAt && settledAt <= until))
    await changeIfThere(deps, item, ({ settledAt, meetingId }) =>
      settledAt && meetingId === null ? { event: 'agenda-item.updated', changes: { meetingId: id } } : null,
    )

  function carried({ settledAt, carriedFrom }: AgendaItem): Step<AgendaItem> | null {
    if (settledAt || carriedFrom.includes(id)) return null
    return { event: 'agenda-item.carried', changes: { meetingOn: null, carriedFrom: [...carriedFrom, id].slice(-MAX_CARRIED) } }
  }
}

/** What reopening it means: its agenda is as it was before it was closed. May be run again. */
export async function takeBack(deps: ChangeDeps, { id }: Meeting): Promise<void> {
  const { space } = deps.actor
  const [settled, carried] = await Promise.all([
    listAll(deps, space, agendaItems.queries.settledIn, { where: { isOpen: false, meetingId: id } }),
    listAll(deps, space, agendaItems.queries.carriedFrom, { each: id }),
  ])
  const back = ({ meetingId, carriedFrom }: AgendaItem): Step<AgendaItem> | null => {
    if (meetingId !== id && !carriedFrom.includes(id)) return null
    const changes = { meetingId: meetingId === id ? null : meetingId, carriedFrom: carriedFrom.filter((from) => from !== id) }
    return { event: 'agenda-item.updated', changes }
  }
  for (const item of [...settled, ...carried]) await changeIfThere(deps, item, back)
}

/** One that was thrown away meanwhile is left alone. */
async function changeIfThere(deps: ChangeDeps, { id }: AgendaItem, decide: (item: AgendaItem) => Step<AgendaItem> | null): Promise<void> {
  try {
    await changeLive(deps, agendaItems, id, {}, decide)
  } catch (error) {
    if (!hasCode(error, 'not-found')) throw error
  }
}
