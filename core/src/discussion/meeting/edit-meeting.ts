import { type BasedOn, changedFields, changeLive, nowText, oneFault, parse } from '../../kernel/index.ts'
import type { Series } from '../schema.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { falls, isElsewhere } from './arrange-meeting.ts'
import { type Meeting, MeetingChanges, meetings } from './schema.ts'
import { underSeries, whenOf, whenOn } from './when.ts'

/**
 * Moves a meeting, calls it off or on again, and writes its notes. One that was held keeps its time.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `stale` with the meeting as it is now.
 */
export async function editMeeting(
  deps: DiscussionDeps,
  discussionId: string,
  meetingId: string,
  input: MeetingChanges,
  basedOn: BasedOn = {},
): Promise<Meeting> {
  const asked = parse(MeetingChanges, input)
  return inDiscussion(deps, discussionId, 'edit', async (entered) => {
    const { series } = entered.discussion
    const edited = await changeLive(entered, meetings, meetingId, basedOn, (stored) => {
      const meeting = underSeries(stored, series, nowText(entered))
      const changes = changedFields(meeting, asked)
      if (Object.keys(changes).length === 0) return null
      const { notes: _, ...plan } = changes
      if (meeting.state === 'held' && Object.keys(plan).length > 0) throw wasHeld()
      return { event: eventOf(changes.state), changes: { ...changes, ...moved({ ...meeting, ...plan }, meeting, series) } }
    })
    return underSeries(edited, series, nowText(entered))
  })
}

/** When a meeting is after a change; back on the time of the series it follows it again. */
function moved(next: Meeting, before: Meeting, series: Series | null): Partial<Meeting> {
  if (!isElsewhere(next, before)) return {}
  const { occurrence } = next
  const isMoved = occurrence !== null && !(series && falls(series, occurrence) && !isElsewhere(next, whenOn(occurrence, series)))
  return { ...whenOf(next), isMoved }
}

const eventOf = (state: Meeting['state'] | undefined) => (state === 'cancelled' ? 'meeting.cancelled' : 'meeting.updated')

const wasHeld = () => oneFault('', 'meeting_was_held', 'That meeting was held. Reopen it to change when it is.')
