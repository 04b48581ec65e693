import {
  type Change,
  type ClockDep,
  type DomainEvent,
  hasCode,
  type IdsDep,
  newEnvelope,
  nowText,
  type QueueDep,
  revised,
  type StoreDep,
  together,
} from '../../kernel/index.ts'
import { readOfDiscussion } from '../../notification/index.ts'
import { leftDiscussions, type Membership, memberships, type Participation, participations } from '../schema.ts'
import { changesOf, type FeedReader } from './changes-of.ts'
import { type Outline, readOutline } from './outline.ts'
import { participationOf } from './participation-of.ts'
import { tellMember, tellRemoved } from './tell-member.ts'

export type DeliverDeps = StoreDep & ClockDep & IdsDep & QueueDep

/** Tries against others who bring the same; each that is lost is one that somebody else got further by. */
const ATTEMPTS = 100

/**
 * Brings what happened in a discussion to everybody in it: into the change feed of each, in the order it happened and
 * once, with the discussion as each of them has it. May be called by any number of processes at once, and stopped
 * anywhere; the next call goes on. Many calls at once in one process are few deliveries.
 */
export const deliver = (deps: DeliverDeps, discussionId: string): Promise<void> =>
  together(deps.store, `deliver ${discussionId}`, () => bring(deps, discussionId))

/** The same, looking after everybody who was ever in it: for what a process that ended in between may have left undone. */
export const deliverToAll = (deps: DeliverDeps, discussionId: string): Promise<void> => bring(deps, discussionId, { toAll: true })

/** One delivery: what was read for it, once for everybody. */
interface Delivery {
  outline: Outline
  /** Before what was read: whoever brings a later change over brings what it changed as well. */
  head: number
  changes: FeedReader
}

async function bring(deps: DeliverDeps, discussionId: string, { toAll = false } = {}): Promise<void> {
  const head = await deps.store.head(discussionId)
  const outline = await readOutline(deps, discussionId)
  if (!outline) return
  const delivery: Delivery = { outline, head, changes: changesOf(deps, discussionId, head, outline.recent.items) }
  const isIn = ({ leftAt }: Membership) => leftAt === null
  const [present, left] = [outline.people.filter(isIn), outline.people.filter((member) => !isIn(member))]
  await Promise.all(present.map((member) => deliverTo(deps, delivery, member)))
  // Who left is looked for when somebody is told that they did, not for ever after.
  const told = toAll || present.length === 0 ? null : delivery.changes.named(memberships)
  await Promise.all(left.filter(({ id }) => !told || told.has(id)).map((member) => deliverTo(deps, delivery, member)))
}

async function deliverTo(deps: DeliverDeps, delivery: Delivery, known: Membership): Promise<void> {
  const discussionId = delivery.outline.discussion.id
  let member: Membership | null = known
  for (let attempt = 1; member && attempt <= ATTEMPTS; attempt++) {
    try {
      const isDone = await (member.leftAt ? takeAway(deps, delivery, member) : bringOver(deps, delivery, member, attempt > 1))
      if (isDone) return
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
    }
    member = await deps.store.get(discussionId, memberships, member.id)
  }
}

/** Whether there is nothing left to bring up to this place in the discussion's feed. */
async function bringOver(deps: DeliverDeps, { outline, head, changes }: Delivery, member: Membership, isAgain: boolean): Promise<boolean> {
  const { store } = deps
  const { id } = outline.discussion
  const before = await store.get(member.id, participations, id)
  // They may have read what they were told of between the telling and the save that was refused.
  if (isAgain && before?.readUpTo) await readOfDiscussion(deps, member.id, id, before.readUpTo)
  if (before && (before.deliveredSeq > head || (before.deliveredSeq === head && sameMeetings(before, outline)))) return true
  // Who has just come in hears of what happens from then on.
  const news = before ? await changes.after(before.deliveredSeq) : []
  const deliveredSeq = before ? (news.at(-1)?.seq ?? head) : head
  const left = before ? null : await store.get(member.id, leftDiscussions, id)
  const next = await participationOf(deps, outline, member, { before, left }, deliveredSeq)
  // First, so that it is told also when this stops here; telling it again tells nothing new.
  if (before) await tellMember(deps, outline, member, before, { changes: news, said: await changes.saidAfter(before.deliveredSeq) })
  const told = news.map((change) => eventElsewhere(change, id))
  const own = participationEvent(deps, next, before ? 'participation.updated' : 'participation.created', news.at(-1)?.actor ?? member.id)
  await store.save(member.id, participations, next, { expectedVersion: before?.version ?? 0, events: [...told, own] })
  return deliveredSeq >= head && (before !== null || (await isStillSo(deps, id, member)))
}

/** Whether no meeting has passed since; nothing is said in the discussion's feed when one does. */
const sameMeetings = (before: Participation, { meetingsAhead }: Outline) =>
  JSON.stringify(before.meetingsAhead) === JSON.stringify(meetingsAhead)

/** Takes the discussion out of the space of somebody who is in it no longer. */
async function takeAway(deps: DeliverDeps, { outline, changes }: Delivery, member: Membership): Promise<boolean> {
  const { store } = deps
  const { id } = outline.discussion
  const before = await store.get(member.id, participations, id)
  if (!before) return true
  await tellRemoved(deps, outline, member, await changes.after(before.deliveredSeq))
  const next = revised<Participation>(before, { deletedAt: nowText(deps) }, nowText(deps))
  const events = [participationEvent(deps, next, 'participation.deleted', member.id)]
  await keepAsLeft(deps, member.id, before)
  await store.save(member.id, participations, next, { expectedVersion: before.version, events })
  await store.erase(member.id, participations, id)
  return isStillSo(deps, id, member)
}

/** Whether somebody did not come in or leave while the discussion was taken from them or given to them: nothing else would tell. */
async function isStillSo({ store }: StoreDep, discussionId: string, member: Membership): Promise<boolean> {
  const now = await store.get(discussionId, memberships, member.id)
  return (now?.leftAt ?? null) === member.leftAt
}

/** Before it is taken away, so that it can be found at any time that this person was in it. */
async function keepAsLeft(deps: DeliverDeps, accountId: string, { id, follow, readUpTo }: Participation): Promise<void> {
  const { store } = deps
  const before = await store.get(accountId, leftDiscussions, id)
  const now = nowText(deps)
  const left = before ? revised(before, { follow, readUpTo }, now) : { ...newEnvelope(id, now), follow, readUpTo }
  await store.save(accountId, leftDiscussions, left, { expectedVersion: before?.version ?? 0 })
}

/** What happened in a discussion, as the feed of somebody in it tells it. */
const eventElsewhere = ({ seq: _, ...event }: Change, space: string): DomainEvent => ({ ...event, space })

const participationEvent = (deps: DeliverDeps, { id, version }: Participation, type: string, actor: string): DomainEvent => ({
  id: deps.ids.next(),
  type,
  at: nowText(deps),
  actor,
  kind: participations.name,
  recordId: id,
  version,
})
