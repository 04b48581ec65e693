import { type Change, type ClockDep, type DomainEvent, hasCode, type IdsDep, nowText, revised, type StoreDep } from '../../kernel/index.ts'
import { type Membership, type Participation, participations } from '../schema.ts'
import { type Outline, readOutline } from './outline.ts'
import { participationOf } from './participation-of.ts'

export type DeliverDeps = StoreDep & ClockDep & IdsDep

/** Changes brought over at a time. */
const CHANGES_AT_ONCE = 200
/** Tries against others who bring the same. */
const ATTEMPTS = 20

/**
 * Brings what happened in a discussion to everybody in it: into the change feed of each, in the order it happened and
 * once, with the discussion as each of them has it. May be called by any number of processes at once, and stopped
 * anywhere; the next call goes on.
 */
export async function deliver(deps: DeliverDeps, discussionId: string): Promise<void> {
  // Before what is read: whoever brings a later change over brings what it changed as well.
  const head = await deps.store.head(discussionId)
  const outline = await readOutline(deps, discussionId)
  if (outline) await Promise.all(outline.people.map((member) => deliverTo(deps, outline, member, head)))
}

async function deliverTo(deps: DeliverDeps, outline: Outline, member: Membership, head: number): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const isDone = await (member.leftAt ? takeAway(deps, outline, member) : bringOver(deps, outline, member, head))
      if (isDone) return
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
    }
  }
}

/** Whether there is nothing left to bring up to this place in the discussion's feed. */
async function bringOver(deps: DeliverDeps, outline: Outline, member: Membership, head: number): Promise<boolean> {
  const { store } = deps
  const { id } = outline.discussion
  const before = await store.get(member.id, participations, id)
  if (before && before.deliveredSeq >= head) return true
  // Who has just come in hears of what happens from then on.
  const changes = before ? await store.changes(id, before.deliveredSeq, Math.min(CHANGES_AT_ONCE, head - before.deliveredSeq)) : []
  const deliveredSeq = before ? (changes.at(-1)?.seq ?? head) : head
  const next = await participationOf(deps, outline, member, before, deliveredSeq)
  const told = changes.map((change) => eventElsewhere(change, id))
  const own = participationEvent(deps, next, before ? 'participation.updated' : 'participation.created', changes.at(-1)?.actor ?? member.id)
  await store.save(member.id, participations, next, { expectedVersion: before?.version ?? 0, events: [...told, own] })
  return deliveredSeq >= head
}

/** Takes the discussion out of the space of somebody who is in it no longer. */
async function takeAway(deps: DeliverDeps, { discussion: { id } }: Outline, member: Membership): Promise<boolean> {
  const { store } = deps
  const before = await store.get(member.id, participations, id)
  if (!before) return true
  const next = revised<Participation>(before, { deletedAt: nowText(deps) }, nowText(deps))
  const events = [participationEvent(deps, next, 'participation.deleted', member.id)]
  await store.save(member.id, participations, next, { expectedVersion: before.version, events })
  await store.erase(member.id, participations, id)
  return true
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
