import { z } from 'zod'
import { goals, Metric } from '../../goal/index.ts'
import { addDays, derivedId, Instant, instantText, listAll, localDate, MAX_LIMIT, PlainDate, RecordId, today } from '../../kernel/index.ts'
import { goalsAsOf, type ProgressDeps } from '../../progress/index.ts'
import { completions, isActive, tasks } from '../../task/index.ts'
import { actionItems } from '../action/schema.ts'
import { seenNow } from '../action/task-of.ts'
import { agendaItems } from '../agenda/schema.ts'
import { decisions } from '../decision/schema.ts'
import { MAX_AGENDA_TEXT } from '../limits.ts'
import { lastMetAt } from '../meeting/last.ts'
import { enter } from '../thread/enter.ts'

const PreparedPoint = z
  .object({
    /** The task, action item, decision or goal. */
    recordId: RecordId,
    title: z.string(),
    /** When it was done, or is due. */
    on: PlainDate.nullable(),
    /** Of a goal, from what to what it went. */
    moved: z.object({ from: z.string().nullable(), to: z.string(), ...Metric.pick({ type: true, unit: true }).shape }).nullable(),
    /** The id to put it on the agenda under, so that it is there once. */
    agendaItemId: RecordId,
    isOnAgenda: z.boolean(),
  })
  .meta({ id: 'PreparedPoint' })
type PreparedPoint = z.infer<typeof PreparedPoint>

const Prepared = z.object({ count: z.int().min(0), points: z.array(PreparedPoint) })

/** What one may want to talk about. What is one's own nobody else is shown. */
export const Preparation = z
  .object({
    /** When people last met, or how far it was looked back. */
    since: Instant,
    ...{ done: Prepared, blocked: Prepared, actions: Prepared, decisions: Prepared, goals: Prepared },
  })
  .meta({ id: 'Preparation' })
export type Preparation = z.infer<typeof Preparation>

type Found = Pick<PreparedPoint, 'recordId' | 'title' | 'on' | 'moved'>
type Section = Exclude<keyof Preparation, 'since'>

/** Points that are named of each; all are counted. */
const NAMED = 20
/** Days looked back where people met longer ago, or never. */
const LOOK_BACK = 31

/**
 * What a person may want to talk about next: of their own, tasks done since people last met, tasks that wait for others and
 * goals that moved; of the discussion, open action items and decisions to look at again within a week.
 * @throws AppError `not-found`
 */
export async function readPreparation(deps: ProgressDeps, discussionId: string): Promise<Preparation> {
  const { discussion } = await enter(deps, discussionId, 'read')
  const earliest = instantText(deps.clock.now().subtract({ hours: 24 * LOOK_BACK }))
  const met = await lastMetAt(deps, discussion)
  const since = met && met > earliest ? met : earliest
  const found: Record<Section, Found[]> = {
    done: await doneSince(deps, since),
    blocked: await blockedNow(deps),
    actions: await openActions(deps, discussionId),
    decisions: await toReview(deps, discussionId),
    goals: await movedSince(deps, since),
  }
  return { since, ...(await offered(deps, discussionId, since, found)) }
}

async function offered(deps: ProgressDeps, discussionId: string, since: string, found: Record<Section, Found[]>) {
  const { accountId } = deps.actor
  const idOf = (section: string, { recordId }: Found) => derivedId(`prepared ${accountId} ${discussionId} ${since} ${section} ${recordId}`)
  const named = Object.entries(found).map(([section, all]) => {
    const points = all.slice(0, NAMED).map((one) => ({ ...one, agendaItemId: idOf(section, one) }))
    return { section, count: all.length, points }
  })
  const ids = named.flatMap(({ points }) => points.map(({ agendaItemId }) => agendaItemId))
  const there = new Set((await deps.store.getMany(discussionId, agendaItems, ids)).flatMap(({ id, deletedAt }) => (deletedAt ? [] : [id])))
  return Object.fromEntries(
    named.map(({ section, count, points }) => [
      section,
      { count, points: points.map((one) => ({ ...one, isOnAgenda: there.has(one.agendaItemId) })) },
    ]),
  ) as Omit<Preparation, 'since'>
}

const point = (recordId: string, title: string, on: string | null): Found => ({
  ...{ recordId, on, moved: null },
  title: title.slice(0, MAX_AGENDA_TEXT),
})

async function doneSince(deps: ProgressDeps, since: string): Promise<Found[]> {
  const { store, actor } = deps
  const from = localDate(Temporal.Instant.from(since), actor)
  const rounds = await listAll(deps, actor.space, completions.queries.byLocalDate, { from })
  const days = new Map(rounds.filter(({ completedAt }) => completedAt > since).map(({ taskId, localDate }) => [taskId, localDate]))
  const found = await store.getMany(actor.space, tasks, [...days.keys()].slice(-MAX_LIMIT))
  return found.flatMap(({ id, title, deletedAt }) => (deletedAt ? [] : [point(id, title, days.get(id) ?? null)])).reverse()
}

async function blockedNow({ store, actor }: ProgressDeps): Promise<Found[]> {
  const { items } = await store.list(actor.space, tasks.queries.waiting, { where: { waiting: true } }, { limit: MAX_LIMIT })
  const blockers = [...new Set(items.flatMap(({ blockedBy }) => blockedBy))].slice(0, MAX_LIMIT)
  const holding = (await store.getMany(actor.space, tasks, blockers)).filter((task) => !task.deletedAt && isActive(task))
  const ids = new Set(holding.map(({ id }) => id))
  return items.filter(({ blockedBy }) => blockedBy.some((id) => ids.has(id))).map(({ id, title, dueDate }) => point(id, title, dueDate))
}

async function openActions(deps: ProgressDeps, discussionId: string): Promise<Found[]> {
  const items = await listAll(deps, discussionId, actionItems.queries.byState, { where: { isOpen: true } })
  const now = await seenNow(deps, discussionId, items)
  return now.filter(({ state }) => state === 'open' || state === 'in-progress').map(({ id, text, dueDate }) => point(id, text, dueDate))
}

async function toReview(deps: ProgressDeps, discussionId: string): Promise<Found[]> {
  const due = await listAll(deps, discussionId, decisions.queries.toReview, { from: '0', before: addDays(today(deps), 8) })
  return due.map(({ id, what, reviewOn }) => point(id, what, reviewOn))
}

async function movedSince(deps: ProgressDeps, since: string): Promise<Found[]> {
  const { items } = await deps.store.list(deps.actor.space, goals.queries.byStatus, { where: { status: 'active' } }, { limit: MAX_LIMIT })
  const measured = items.filter(({ metric }) => metric.type !== 'habit' && metric.type !== 'binary')
  const [then, now] = [localDate(Temporal.Instant.from(since), deps.actor), today(deps)]
  const before = await goalsAsOf(deps, measured, { before: then, today: then })
  const after = await goalsAsOf(deps, measured, { before: addDays(now, 1), today: now })
  return measured.flatMap(({ id, title, metric }) => {
    const [from = null, to = null] = [before.get(id)?.current, after.get(id)?.current]
    return to === null || to === from ? [] : [{ ...point(id, title, null), moved: { from, to, type: metric.type, unit: metric.unit } }]
  })
}
