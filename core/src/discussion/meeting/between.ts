import { type ActorDep, addDays, instantText, listAll, type StoreDep } from '../../kernel/index.ts'
import { type Days, seriesOf } from '../../task/index.ts'
import type { Discussion } from '../schema.ts'
import { enter } from '../thread/enter.ts'
import { aheadOnDay } from './ahead.ts'
import { type Meeting, meetings } from './schema.ts'

/** Hours of the longest meeting: one that began so long ago may still be on. */
const LONGEST_HOURS = 10

/** When a meeting is, be it over or to come. */
export interface MeetingBetween extends Pick<Meeting, 'at' | 'endsAt'> {
  meetingId: string
}

/**
 * The meetings of a discussion that touch the time between two instants, held and to come, without those called off; in the
 * order of time. @throws AppError `not-found`
 */
export async function listMeetingsBetween(
  deps: StoreDep & ActorDep,
  id: string,
  { from, before }: { from: string; before: string },
): Promise<MeetingBetween[]> {
  const { discussion } = await enter(deps, id, 'read')
  const { byOccurrence, byOwnTime, held } = meetings.queries
  // A series counts its days in a zone of its own.
  const days = { from: addDays(from.slice(0, 10), -2), before: addDays(before.slice(0, 10), 2) }
  const ending = { from, before: instantText(Temporal.Instant.from(before).add({ hours: LONGEST_HOURS })) }
  const [ofSeries, byThemselves, wereHeld] = await Promise.all([
    discussion.series ? listAll(deps, id, byOccurrence, days) : [],
    listAll(deps, id, byOwnTime, { where: { ownTime: true }, ...ending }),
    listAll(deps, id, held, { where: { state: 'held' }, ...ending }),
  ])
  const kept = new Map([...ofSeries, ...byThemselves, ...wereHeld].map((meeting) => [meeting.id, meeting]))
  const standing = [...kept.values()].filter(hasItsOwnTime).map(({ id, at, endsAt }) => ({ meetingId: id, at, endsAt }))
  return [...standing, ...asTheSeriesSays(discussion, [...kept.values()], days)]
    .filter(({ at, endsAt }) => at < before && endsAt > from)
    .sort((a, b) => (a.at < b.at ? -1 : 1))
}

const hasItsOwnTime = ({ state, isMoved, occurrence }: Meeting): boolean =>
  state === 'held' || (state === 'planned' && (isMoved || occurrence === null))

/** Those on the days of the series, none of them over before the discussion was begun. */
function asTheSeriesSays({ id, series, createdAt }: Discussion, kept: readonly Meeting[], { from, before }: Days): MeetingBetween[] {
  if (!series) return []
  const exceptions = kept.flatMap(({ state, isMoved, occurrence }) => (state !== 'planned' || isMoved ? (occurrence ?? []) : []))
  return seriesOf({ rrule: series.rrule, anchor: series.startsAt.slice(0, 10), exceptions })
    .within(from, before)
    .map((date) => aheadOnDay(id, date, series, null))
    .filter(({ endsAt }) => endsAt > createdAt)
    .map(({ meetingId, at, endsAt }) => ({ meetingId, at, endsAt }))
}
