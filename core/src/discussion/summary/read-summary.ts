import { type ActorDep, type ClockDep, getLive, instantText, listAll, oneFault, type StoreDep } from '../../kernel/index.ts'
import { type ActionItem, actionItems } from '../action/schema.ts'
import { seenNow } from '../action/task-of.ts'
import { agendaOf } from '../agenda/read-agenda.ts'
import { type Decision, decisions } from '../decision/schema.ts'
import { lastHeld } from '../meeting/last.ts'
import { type Meeting, meetings } from '../meeting/schema.ts'
import { memberships } from '../schema.ts'
import { enter } from '../thread/enter.ts'
import { composeSummary } from './compose-summary.ts'

type Deps = StoreDep & ClockDep & ActorDep

/** How long before a meeting something written down may belong to it. */
const BEFORE_MINUTES = 60

/**
 * What a meeting that was held came to, as Markdown in the language of the person asking. Decisions and action items belong
 * to it that were written down from an hour before it began until it was closed.
 * @throws AppError `not-found`, or `validation` for one that was not held yet.
 */
export async function readSummary(deps: Deps, discussionId: string, meetingId: string): Promise<{ markdown: string }> {
  const entered = await enter(deps, discussionId, 'read')
  const meeting = await getLive(entered, meetings, meetingId)
  if (!isHeld(meeting)) throw oneFault('', 'meeting_not_held', 'That meeting was not closed yet.')
  const since = await beginningOf(deps, discussionId, meeting)
  const [agenda, people, decided, actions] = await Promise.all([
    agendaOf(deps, discussionId, meetingId),
    listAll(deps, discussionId, memberships.queries.byJoining, {}),
    decidedIn(deps, discussionId, since, meeting),
    agreedIn(deps, discussionId, since, meeting),
  ])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const facts = { title: entered.discussion.title, meeting, ...agenda, decided, actions, names }
  return { markdown: composeSummary(facts, deps.actor.locale) }
}

/** One that was closed. */
type Held = Meeting & Record<'heldAt' | 'closedAt', string>

const isHeld = (meeting: Meeting): meeting is Held => meeting.state === 'held' && meeting.heldAt !== null && meeting.closedAt !== null

/** From when on something belongs to a meeting: never to two of them. */
async function beginningOf(deps: Deps, discussionId: string, { at, heldAt }: Held): Promise<string> {
  const began = at < heldAt ? at : heldAt
  const early = instantText(Temporal.Instant.from(began).subtract({ minutes: BEFORE_MINUTES }))
  const last = (await lastHeld(deps, discussionId, heldAt))?.closedAt ?? ''
  return last > early ? last : early
}

async function decidedIn(deps: Deps, discussionId: string, since: string, { closedAt }: Held): Promise<Decision[]> {
  return within(await listAll(deps, discussionId, decisions.queries.latest, {}), since, closedAt)
}

async function agreedIn(deps: Deps, discussionId: string, since: string, { closedAt }: Held): Promise<ActionItem[]> {
  const items = await listAll(deps, discussionId, actionItems.queries.latest, {})
  return seenNow(deps, discussionId, within(items, since, closedAt))
}

/** In the order they were written down. */
const within = <R extends { createdAt: string }>(records: readonly R[], since: string, until: string): R[] =>
  records.filter(({ createdAt }) => createdAt > since && createdAt <= until).reverse()
