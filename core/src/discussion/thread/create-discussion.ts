import { accounts } from '../../account/index.ts'
import {
  type ActorDep,
  AppError,
  addingTo,
  eventFor,
  newEnvelope,
  notFound,
  nowText,
  oneFault,
  parse,
  type StoreDep,
  sameAgain,
  saveNew,
} from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { MAX_DISCUSSIONS } from '../limits.ts'
import { type Discussion, discussions, memberships, NewDiscussion, newMembership, participations } from '../schema.ts'
import type { DiscussionDeps } from './in-discussion.ts'

/**
 * Begins a discussion, which its maker owns. The same input under the same id answers the one that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another.
 */
export async function createDiscussion(deps: DiscussionDeps, input: NewDiscussion): Promise<Discussion> {
  const { id = deps.ids.next(), title, kind = 'question', series = null } = parse(NewDiscussion, input)
  // It is counted once it is delivered, which in one that begins is to its maker.
  return addingTo(deps, participations, (held) => begin(held, { id, title, kind, series }))
}

type Begun = Pick<Discussion, 'id' | 'title' | 'kind' | 'series'>

async function begin(deps: DiscussionDeps, { id, title, kind, series }: Begun): Promise<Discussion> {
  const { store, actor } = deps
  const account = await store.get(actor.accountId, accounts, actor.accountId)
  if (!account) throw notFound(accounts.noun)
  // One that is there already was counted as it was made.
  if (!(await store.get(id, memberships, actor.accountId))) await checkRoomForDiscussion(deps)
  await checkSpace(deps, id)
  await announceDelivery(deps, id)
  const now = nowText(deps)
  const discussion: Discussion = { ...newEnvelope(id, now), title, kind, series, status: 'open', resolvedAt: null }
  const stored = await saveNew(deps, id, discussions, discussion, [eventFor(deps, 'discussion.created', discussion)])
  const member = newMembership(account, 'owner', now)
  if (stored !== discussion) {
    // Somebody else's discussion is not told of: its id is taken, that is all.
    const known = await store.get(id, memberships, actor.accountId)
    if (known || (await store.count(id, memberships.queries.byJoining, {})) > 0) {
      if (!known || known.leftAt) throw notFound(discussions.noun)
      return sameAgain(discussions, stored, { title, kind, series })
    }
  }
  await saveNew(deps, id, memberships, member, [eventFor(deps, 'membership.created', member)])
  await deliver(deps, id)
  return stored
}

/**
 * A discussion lies in the space that its id names, and whoever owns it reads the feed of that and may have all of it erased:
 * no other space is ever taken for one, such as somebody's own, whose id everybody knows who talks with them.
 * @throws AppError `conflict`
 */
async function checkSpace({ store }: StoreDep, id: string): Promise<void> {
  // The feed first: a discussion is saved together with its first change.
  const isUsed = (await store.head(id)) > 0 || (await store.get(id, accounts, id)) !== null
  if (isUsed && !(await store.get(id, discussions, id))) throw new AppError('conflict', 'The id stands for something else.')
}

/** @throws AppError `validation` for who is in as many discussions as there is room for. */
export async function checkRoomForDiscussion({ store, actor }: StoreDep & ActorDep): Promise<void> {
  if ((await store.count(actor.space, participations.queries.latest, {})) < MAX_DISCUSSIONS) return
  throw oneFault('', 'too_many_discussions', `There is room for ${MAX_DISCUSSIONS} discussions. Leave some that are over.`)
}
