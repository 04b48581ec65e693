import { addDays, type ClockDep, listAll, nowText, type StoreDep } from '../../kernel/index.ts'
import { seriesOf } from '../../task/index.ts'
import type { Discussion } from '../schema.ts'
import { ahead, aheadOnDay } from './ahead.ts'
import { type Meeting, type MeetingAhead, meetings } from './schema.ts'
import { meetingIdOf, whenOn } from './when.ts'

type Deps = StoreDep & ClockDep

/** Days that are looked back over for a meeting that nobody closed. */
const LOOK_BACK = 92

/** The meeting held last before an instant, or of all; `null` when none was. */
export async function lastHeld({ store }: Deps, discussionId: string, before?: string): Promise<Meeting | null> {
  const { items } = await store.list(discussionId, meetings.queries.held, { where: { state: 'held' }, before }, { limit: 1 })
  return items[0] ?? null
}

/**
 * When people of a discussion last met: the end of the meeting held last, or of one of the series that has passed since without
 * being closed or called off.
 */
export async function lastMetAt(deps: Deps, discussion: Pick<Discussion, 'id' | 'series'>): Promise<string | null> {
  const [held, passed] = await Promise.all([lastHeld(deps, discussion.id), lastPassed(deps, discussion)])
  const moments = [held?.heldAt, passed].filter((moment) => typeof moment === 'string')
  return moments.sort().at(-1) ?? null
}

async function lastPassed(deps: Deps, discussion: Pick<Discussion, 'id' | 'series'>): Promise<string | null> {
  const passed = await lastOfSeries(deps, discussion)
  return passed && whenOn(passed.date, passed.series).endsAt
}

/** The latest day of a series whose meeting is over, and was neither closed, nor moved, nor called off. */
async function lastOfSeries({ store, clock }: Deps, { id, series }: Pick<Discussion, 'id' | 'series'>) {
  if (!series) return null
  const now = nowText({ clock })
  const today = now.slice(0, 10)
  const days = seriesOf({ rrule: series.rrule, anchor: series.startsAt.slice(0, 10) }).within(addDays(today, -LOOK_BACK), addDays(today, 2))
  const over = days.filter((date) => whenOn(date, series).endsAt <= now).reverse()
  if (over.length === 0) return null
  const ids = over.map((date) => meetingIdOf(id, date))
  const known = new Map((await store.getMany(id, meetings, ids)).map((one) => [one.occurrence, one]))
  const date = over.find((date) => isWhereItWas(known.get(date)))
  return date ? { date, series, meeting: known.get(date) ?? null } : null
}

const isWhereItWas = (meeting: Meeting | undefined) => !meeting || (meeting.state === 'planned' && !meeting.isMoved)

/**
 * The latest meeting whose time has passed without anybody saying how it went, where none was held since; `null` for none. A
 * discussion that is younger has not had it.
 */
export async function lastUnclosed(deps: Deps, discussion: Pick<Discussion, 'id' | 'series' | 'createdAt'>): Promise<MeetingAhead | null> {
  const { id, createdAt } = discussion
  const now = nowText(deps)
  const from = `${addDays(now.slice(0, 10), -LOOK_BACK)}T00:00:00.000Z`
  const [held, ofSeries, byThemselves] = await Promise.all([
    lastHeld(deps, id),
    lastOfSeries(deps, discussion),
    listAll(deps, id, meetings.queries.byOwnTime, { where: { ownTime: true }, from, before: now }),
  ])
  const passed = byThemselves.filter(({ state }) => state === 'planned').map(ahead)
  if (ofSeries) passed.push(aheadOnDay(id, ofSeries.date, ofSeries.series, ofSeries.meeting))
  const [last] = passed.sort((a, b) => (a.endsAt < b.endsAt ? 1 : -1))
  return last && last.endsAt > createdAt && last.endsAt > (held?.heldAt ?? '') ? last : null
}
