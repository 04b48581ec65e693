import {
  type ActorDep,
  AppError,
  type ChangeDeps,
  changeLive,
  type DirectoryDep,
  type DirectoryEntry,
  instantText,
  notFound,
  nowText,
  parse,
  type QueueDep,
} from '../../kernel/index.ts'
import { type Membership, memberships, NewOwner } from '../schema.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'

/** The job that finishes passing a discussion on, should the process end in between; its payload is an `OwnershipJob`. */
export const OWNERSHIP_JOB = 'discussion.ownership'

export interface OwnershipJob {
  from: string
  to: string
}

/** Longer than passing on takes. */
const HELD_SECONDS = 30

/**
 * Makes somebody else in a discussion its owner, and the owner until then a member. The new one comes first, so that there
 * is one at any time; the job sees to it that there are not two for long.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `conflict` while it is being passed on to somebody else.
 */
export async function passOwnership(deps: DiscussionDeps & DirectoryDep, discussionId: string, input: NewOwner): Promise<Membership> {
  const { accountId } = deps.actor
  const { personId } = parse(NewOwner, input)
  return inDiscussion(deps, discussionId, 'managePeople', async (entered) => {
    if (personId === accountId) return entered.membership
    const hold = await holdOwnership(entered)
    try {
      await checkIsOwner(entered)
      await requestSettling(entered, { from: accountId, to: personId })
      const owner = await give(entered, personId, 'owner')
      await give(entered, accountId, 'member')
      return owner
    } finally {
      await entered.directory.release(hold)
    }
  })
}

type Inside = ChangeDeps & DirectoryDep

/** Of several that go on at once, one goes first. @throws AppError `conflict` */
async function holdOwnership({ directory, clock, actor, ids }: Inside): Promise<DirectoryEntry> {
  const now = clock.now()
  const entry: DirectoryEntry = {
    ...{ name: 'discussion-owner', value: actor.space, space: actor.space, id: ids.next() },
    expiresAt: instantText(now.add({ seconds: HELD_SECONDS })),
  }
  if (await directory.reserve(entry, instantText(now))) return entry
  throw new AppError('conflict', 'It is being passed on right now. Look whose it is, and try again.')
}

/** Another may have gone first. */
async function checkIsOwner({ store, actor }: Inside): Promise<void> {
  const person = await store.get(actor.space, memberships, actor.accountId)
  if (person?.role !== 'owner') throw new AppError('forbidden', 'This discussion is somebody else’s by now.')
}

function requestSettling({ queue, clock, actor }: Inside & QueueDep, payload: OwnershipJob): Promise<void> {
  const { from, to } = payload
  const runAt = instantText(clock.now().add({ seconds: HELD_SECONDS }))
  const id = `${OWNERSHIP_JOB}:${actor.space}:${from}:${to}:${runAt}`
  return queue.enqueue({ id, type: OWNERSHIP_JOB, space: actor.space, payload, runAt })
}

/** Does what the job stands for: where both are owners, the one it was passed on by is a member from then on. */
export async function settleOwnership(deps: Inside, { from, to }: OwnershipJob): Promise<void> {
  const { store, actor, directory } = deps
  const hold = await holdOwnership(deps)
  try {
    const [passedBy, passedTo] = await Promise.all([from, to].map((id) => store.get(actor.space, memberships, id)))
    const areOwners = [passedBy, passedTo].every((person) => person?.role === 'owner' && person.leftAt === null)
    if (areOwners) await give(deps, from, 'member')
  } finally {
    await directory.release(hold)
  }
}

const give = (deps: ChangeDeps & ActorDep, personId: string, role: 'owner' | 'member'): Promise<Membership> =>
  changeLive(deps, memberships, personId, {}, (person) => {
    if (person.leftAt !== null) throw notFound(memberships.noun)
    return person.role === role ? null : { event: 'membership.updated', changes: { role, decidedAt: nowText(deps) } }
  })
