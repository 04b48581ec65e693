import { type ActorDep, type ClockDep, getLive, nowText, type Page, type PageRequest, type StoreDep } from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import { meetingsAhead } from './ahead.ts'
import { lastUnclosed } from './last.ts'
import { type Meeting, type MeetingAhead, meetings } from './schema.ts'
import { underSeries } from './when.ts'

type Deps = StoreDep & ClockDep & ActorDep

/**
 * One page of the meetings of a discussion that there is something kept of, the latest first, or of those that were held.
 * @throws AppError `not-found`
 */
export async function listMeetings(
  deps: Deps,
  id: string,
  { held }: { held?: boolean | undefined },
  page: PageRequest,
): Promise<Page<Meeting>> {
  const { store, discussion } = await enter(deps, id, 'read')
  const { queries } = meetings
  const found = held
    ? await store.list(id, queries.held, { where: { state: 'held' } }, page)
    : await store.list(id, queries.newest, {}, page)
  return { ...found, items: found.items.map((meeting) => underSeries(meeting, discussion.series, nowText(deps))) }
}

/** @throws AppError `not-found` */
export async function readMeeting(deps: Deps, id: string, meetingId: string): Promise<Meeting> {
  const entered = await enter(deps, id, 'read')
  return underSeries(await getLive(entered, meetings, meetingId), entered.discussion.series, nowText(deps))
}

/**
 * The meetings to come, the next first, also those called off; and one that has passed without anybody saying how it went.
 * `most` is 1–50. @throws AppError `not-found`
 */
export async function listMeetingsAhead(
  deps: Deps,
  id: string,
  most: number,
): Promise<{ items: MeetingAhead[]; unclosed: MeetingAhead | null }> {
  const { discussion } = await enter(deps, id, 'read')
  const [items, unclosed] = await Promise.all([meetingsAhead(deps, discussion, { most, cancelled: true }), lastUnclosed(deps, discussion)])
  return { items, unclosed }
}
