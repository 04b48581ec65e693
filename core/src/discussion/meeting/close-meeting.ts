import { type BasedOn, type ChangeDeps, changeLive, listAll, nowText, oneFault, type StoreDep } from '../../kernel/index.ts'
import { carryOver, takeBack } from '../agenda/carry-over.ts'
import type { DeliverDeps } from '../delivery/deliver.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { type Meeting, meetings } from './schema.ts'
import { underSeries } from './when.ts'

/**
 * Closes a meeting: it was held, at the time it stands at, and what is unsettled goes on to the next one. Closing twice is harmless.
 * @throws AppError `not-found`, `forbidden`, `validation` for one that was called off, or `stale` with the meeting as it is now.
 */
export const closeMeeting = (deps: DiscussionDeps, discussionId: string, meetingId: string, basedOn: BasedOn = {}): Promise<Meeting> =>
  inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    const closed = await changeLive(entered, meetings, meetingId, basedOn, (stored) => {
      if (stored.state === 'held') return null
      if (stored.state === 'cancelled') throw oneFault('', 'meeting_is_cancelled', 'That meeting was called off.')
      const now = nowText(entered)
      const { startsAt, timeZone, durationMinutes, at, endsAt } = underSeries(stored, entered.discussion.series, now)
      const held = { state: 'held', heldAt: endsAt < now ? endsAt : now, closedAt: now, closedBy: entered.actor.accountId } as const
      return { event: 'meeting.held', changes: { startsAt, timeZone, durationMinutes, at, endsAt, ...held, isUnfinished: true } }
    })
    return finish(entered, closed)
  })

/**
 * Takes closing a meeting back, with what it did to the agenda. What was settled since stays settled.
 * @throws AppError `not-found`, `forbidden`, or `stale` with the meeting as it is now.
 */
export const reopenMeeting = (deps: DiscussionDeps, discussionId: string, meetingId: string, basedOn: BasedOn = {}): Promise<Meeting> =>
  inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    const changes = { state: 'planned', heldAt: null, closedAt: null, isUnfinished: true } as const
    const reopened = await changeLive(entered, meetings, meetingId, basedOn, ({ state }) =>
      state === 'held' ? { event: 'meeting.reopened', changes } : null,
    )
    return finish(entered, reopened)
  })

/** Does what follows for the agenda. A meeting says that there is something left to do until all of it is done. */
async function finish(deps: ChangeDeps, meeting: Meeting): Promise<Meeting> {
  if (!meeting.isUnfinished) return meeting
  await (meeting.state === 'held' ? carryOver : takeBack)(deps, meeting)
  return changeLive(deps, meetings, meeting.id, {}, ({ isUnfinished, state }) =>
    // Who turned it round meanwhile has the rest to do.
    isUnfinished && state === meeting.state ? { event: 'meeting.updated', changes: { isUnfinished: false } } : null,
  )
}

/** Goes on where a process ended while it closed or reopened a meeting of a discussion. */
export async function finishMeetings(deps: DeliverDeps & StoreDep, discussionId: string): Promise<void> {
  const left = await listAll(deps, discussionId, meetings.queries.unfinished, { where: { unfinished: true } })
  for (const meeting of left) {
    const accountId = meeting.closedBy ?? discussionId
    const actor = { accountId, space: discussionId, timeZone: 'UTC', dayStart: 0, locale: 'en', weekStart: 1 }
    await finish({ ...deps, actor }, meeting)
  }
}
