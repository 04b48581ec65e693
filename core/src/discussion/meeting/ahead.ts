import { addDays, type ClockDep, listAll, nowText, type StoreDep } from '../../kernel/index.ts'
import { datesAfter, seriesOf } from '../../task/index.ts'
import type { Discussion, Series } from '../schema.ts'
import { type Meeting, type MeetingAhead, meetings } from './schema.ts'
import { meetingIdOf, whenOn } from './when.ts'

type Deps = StoreDep & ClockDep

/**
 * The meetings of a discussion that are not over yet, the next first: those of its series, with what was moved, and those
 * arranged by themselves. They follow from the clock whenever they are asked for, so that a meeting nobody touched is over
 * once its time is.
 */
export async function meetingsAhead(
  deps: Deps,
  { id, series }: Pick<Discussion, 'id' | 'series'>,
  { most, cancelled = false }: { most: number; cancelled?: boolean },
): Promise<MeetingAhead[]> {
  const now = nowText(deps)
  // In every zone, what begins or ends from now on falls on yesterday or later; the longest meeting has ten hours.
  const from = addDays(now.slice(0, 10), -2)
  const [ofSeries, byThemselves] = await Promise.all([
    series ? listAll(deps, id, meetings.queries.byOccurrence, { from }) : [],
    listAll(deps, id, meetings.queries.byOwnTime, { where: { ownTime: true }, from: now }),
  ])
  const found = [...(series ? fromSeries(id, series, ofSeries, { from, now, most, cancelled }) : []), ...byThemselves.map(ahead)]
  return found
    .filter(({ endsAt, state }) => endsAt > now && (cancelled || state === 'planned'))
    .sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1))
    .slice(0, most)
}

interface Asked {
  from: string
  now: string
  most: number
  cancelled: boolean
}

function fromSeries(id: string, series: Series, known: readonly Meeting[], { from, most, cancelled }: Asked): MeetingAhead[] {
  const byDay = new Map(known.map((meeting) => [meeting.occurrence as string, meeting]))
  const isElsewhere = ({ state, isMoved }: Meeting) => state === 'held' || isMoved || (state === 'cancelled' && !cancelled)
  const exceptions = known.filter(isElsewhere).map(({ occurrence }) => occurrence as string)
  const rule = seriesOf({ rrule: series.rrule, anchor: series.startsAt.slice(0, 10), exceptions })
  // Up to three of them may be over.
  return datesAfter(rule, addDays(from, -1), most + 3).map((date) => aheadOnDay(id, date, series, byDay.get(date) ?? null))
}

/** The meeting that a series has on a day, with what is kept of it. */
export function aheadOnDay(id: string, date: string, series: Series, meeting: Pick<Meeting, 'version' | 'state'> | null): MeetingAhead {
  const { version = null, state = 'planned' } = meeting ?? {}
  const common = { meetingId: meetingIdOf(id, date), version, occurrence: date, isMoved: false }
  return { ...common, state: state === 'cancelled' ? state : 'planned', ...whenOn(date, series) }
}

export const ahead = ({
  id,
  version,
  occurrence,
  isMoved,
  state,
  startsAt,
  timeZone,
  durationMinutes,
  at,
  endsAt,
}: Meeting): MeetingAhead => ({
  ...{ meetingId: id, version, occurrence, isMoved, state: state === 'cancelled' ? state : 'planned' },
  ...{ startsAt, timeZone, durationMinutes, at, endsAt },
})
