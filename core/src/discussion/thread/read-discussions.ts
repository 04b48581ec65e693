import {
  type ActorDep,
  type ClockDep,
  type JsonPage,
  listAll,
  type PageRequest,
  type RecordJson,
  readLive,
  type StoreDep,
  trashHorizon,
} from '../../kernel/index.ts'
import {
  type DiscussionKind,
  type DiscussionStatus,
  discussions,
  type Membership,
  memberships,
  type Participation,
  participations,
} from '../schema.ts'
import { findDiscussions } from '../search/search-discussions.ts'
import { pageAsOfNow, recordAsOfNow } from './as-of-now.ts'
import { enter } from './enter.ts'

/** Which discussions: one narrowing beside the status at a time. */
export interface DiscussionsAsked {
  status?: DiscussionStatus | undefined
  kind?: DiscussionKind | undefined
  /** Only those the person owns. */
  mine?: boolean | undefined
  /** Only those with this person. */
  personId?: string | undefined
  unread?: boolean | undefined
  /** Those of the person's own that lie in the trash. */
  trash?: boolean | undefined
  /** Words of the title, of who is in it or of the last message; whatever the status. */
  q?: string | undefined
}

/** One page of the discussions a person is in, as they have them, what happened last first; open ones unless it says otherwise. */
export async function listDiscussions(
  deps: StoreDep & ActorDep & ClockDep,
  { status = 'open', kind, mine, personId, unread, trash, q }: DiscussionsAsked,
  page: PageRequest,
): Promise<JsonPage> {
  const { store, actor } = deps
  const { queries } = participations
  const list: typeof store.json.list = async (...asked) => pageAsOfNow(deps, await store.json.list(...asked))
  if (q !== undefined) return pageAsOfNow(deps, await findDiscussions(deps, q, page))
  if (trash) return list(actor.space, queries.ownTrash, { where: { role: 'owner' }, from: trashHorizon(deps) }, page)
  if (unread) return list(actor.space, queries.unread, { where: { isUnread: true } }, page)
  if (personId) return list(actor.space, queries.withPerson, { where: { status }, each: personId }, page)
  if (kind) return list(actor.space, queries.ofKind, { where: { status, kind } }, page)
  if (mine) return list(actor.space, queries.ofRole, { where: { status, role: 'owner' } }, page)
  return list(actor.space, queries.ofStatus, { where: { status } }, page)
}

/** In how many discussions there is something that a person has not read and wants to hear of. */
export const countUnreadDiscussions = ({ store, actor }: StoreDep & ActorDep): Promise<number> =>
  store.count(actor.space, participations.queries.unread, { where: { isUnread: true } })

/** @throws AppError `not-found` */
export async function readDiscussion(deps: StoreDep & ActorDep, id: string): Promise<RecordJson> {
  return readLive(await enter(deps, id, 'read'), discussions, id)
}

/** A discussion as the person has it. @throws AppError `not-found` */
export const readParticipation = async (
  deps: StoreDep & ActorDep & ClockDep,
  id: string,
): Promise<RecordJson & Pick<Participation, 'nextMeetingAt'>> => recordAsOfNow(deps, await readLive(deps, participations, id))

/** Everybody who is or was in a discussion, by when they joined. @throws AppError `not-found` */
export async function listPeople(deps: StoreDep & ActorDep, id: string): Promise<Membership[]> {
  const { actor } = await enter(deps, id, 'read')
  return listAll(deps, actor.space, memberships.queries.byJoining, {})
}
