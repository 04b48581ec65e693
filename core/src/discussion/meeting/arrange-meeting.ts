import { addDays, newEnvelope, nowText, oneFault, parse, putOnce, sameAgain } from '../../kernel/index.ts'
import { seriesOf } from '../../task/index.ts'
import { MAX_MEETINGS } from '../limits.ts'
import type { Series } from '../schema.ts'
import type { Entered } from '../thread/enter.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { type Meeting, type MeetingTime, meetings, NewMeeting } from './schema.ts'
import { meetingIdOf, whenOf, whenOn } from './when.ts'

const room = { query: meetings.queries.newest, most: MAX_MEETINGS, noun: 'meetings', holder: 'A discussion' }

/** Minutes of a meeting that nobody said a length of. */
const USUAL_MINUTES = 30

/**
 * Arranges a meeting by itself, or makes the record of one of the series, named by its day, so that something can be said
 * of it; with a time of its own it is moved at once. The same again answers the one that is there.
 * @throws AppError `not-found`, `forbidden`, `validation`, also for a day the series does not name, or `conflict` when the id
 * or the day stands for another.
 */
export async function arrangeMeeting(deps: DiscussionDeps, discussionId: string, input: NewMeeting): Promise<Meeting> {
  const asked = parse(NewMeeting, input)
  return inDiscussion(deps, discussionId, 'edit', async (entered) => {
    const meeting = newMeeting(entered, asked)
    const { stored, isNew } = await putOnce(entered, meetings, meeting.id, { room, make: () => meeting })
    if (isNew) return stored
    const { id: _, ...said } = asked
    return sameAgain(meetings, stored, { ...said, occurrence: meeting.occurrence })
  })
}

function newMeeting(entered: Entered<DiscussionDeps>, asked: NewMeeting): Meeting {
  const { discussion, actor, ids } = entered
  const { occurrence = null, state = 'planned', notes = '' } = asked
  const usual = occurrence === null ? null : ofSeries(discussion.series, occurrence)
  const { timeZone = actor.timeZone, durationMinutes = USUAL_MINUTES } = discussion.series ?? {}
  const time: MeetingTime = {
    startsAt: asked.startsAt ?? (usual?.startsAt as string),
    timeZone: asked.timeZone ?? timeZone,
    durationMinutes: asked.durationMinutes ?? durationMinutes,
  }
  const id = occurrence === null ? (asked.id ?? ids.next()) : meetingIdOf(discussion.id, occurrence)
  return {
    ...newEnvelope(id, nowText(entered)),
    ...{ occurrence, state, notes, ...whenOf(time), isMoved: usual !== null && isElsewhere(time, usual) },
    ...{ heldAt: null, closedAt: null, closedBy: null, isUnfinished: false },
  }
}

/** Whether two times differ. */
export const isElsewhere = (a: MeetingTime, b: MeetingTime): boolean =>
  a.startsAt !== b.startsAt || a.timeZone !== b.timeZone || a.durationMinutes !== b.durationMinutes

/** @throws AppError `validation` for a day that the series does not name. */
function ofSeries(series: Series | null, occurrence: string) {
  if (!series || !falls(series, occurrence)) throw oneFault('/occurrence', 'no_such_occurrence', 'There is no meeting on that day.')
  return whenOn(occurrence, series)
}

/** Whether a series has a meeting on a plain date. */
export const falls = ({ rrule, startsAt }: Series, date: string): boolean =>
  seriesOf({ rrule, anchor: startsAt.slice(0, 10) }).after(addDays(date, -1)) === date
