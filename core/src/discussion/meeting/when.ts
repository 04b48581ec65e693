import { derivedId, instantText } from '../../kernel/index.ts'
import type { Series } from '../schema.ts'
import type { Meeting, MeetingTime } from './schema.ts'

/** When a meeting is, by the clock on the wall and as instants. */
export type When = MeetingTime & Pick<Meeting, 'at' | 'endsAt'>

/**
 * The instants a time on the wall stands for. One that the clock skips in spring is taken to be as much later; of two that
 * it shows twice in autumn, the first is meant.
 */
export function whenOf({ startsAt, timeZone, durationMinutes }: MeetingTime): When {
  const begin = Temporal.PlainDateTime.from(startsAt).toZonedDateTime(timeZone).toInstant()
  const end = begin.add({ minutes: durationMinutes })
  return { startsAt, timeZone, durationMinutes, at: instantText(begin), endsAt: instantText(end) }
}

/** When a meeting of a series is that falls on a plain date. */
export const whenOn = (date: string, { startsAt, timeZone, durationMinutes }: Series): When =>
  whenOf({ startsAt: `${date}${startsAt.slice(10)}`, timeZone, durationMinutes })

/** A meeting as it stands under a series: one still to come that was not moved is when the series says by now. `now` is an instant. */
export function underSeries(meeting: Meeting, series: Series | null, now: string): Meeting {
  const { state, isMoved, occurrence, endsAt } = meeting
  if (state === 'held' || isMoved || occurrence === null || series === null || endsAt <= now) return meeting
  return { ...meeting, ...whenOn(occurrence, series) }
}

/** The id of the record of a series' meeting, so that two who say something of it at once make one. */
export const meetingIdOf = (discussionId: string, occurrence: string): string => derivedId(`meeting ${discussionId} ${occurrence}`)
