import { accounts, actorOf } from '../../account/index.ts'
import {
  type ClockDep,
  changeUntold,
  eraseRecord,
  instantText,
  type Kind,
  listPages,
  type QueueDep,
  type SpaceId,
  type StoreDep,
  type StoredRecord,
} from '../../kernel/index.ts'
import { endReviewsOf } from '../decision/settle-reviews.ts'
import { eraseFilesOfDiscussion } from '../message/sweep-messages.ts'
import { discussionNotes } from '../note/schema.ts'
import { discussions, leftDiscussions, memberships, participations } from '../schema.ts'
import type { SettleDeps } from '../settle/job.ts'

/** The job that erases a discussion once it has left the trash. */
export const PURGE_JOB = 'discussion.purge'

/** As long as a record lies in the trash, and the day after; see the kernel's `purgeHorizon`. */
const DAYS = 31

/** Asked before a discussion is thrown away. */
export function requestPurge({ queue, clock }: QueueDep & ClockDep, discussionId: string): Promise<void> {
  // A day begins at another time for everybody: two more make sure of it.
  const runAt = instantText(clock.now().add({ hours: 24 * (DAYS + 2) }))
  return queue.enqueue({ id: `${PURGE_JOB}:${discussionId}:${runAt}`, type: PURGE_JOB, space: discussionId, payload: {}, runAt })
}

export type PurgeDeps = SettleDeps

/** Does what the job stands for, unless it was taken out of the trash since. */
export async function purgeDiscussion(deps: PurgeDeps, discussionId: string): Promise<void> {
  const discussion = await deps.store.get(discussionId, discussions, discussionId)
  const horizon = instantText(deps.clock.now().subtract({ hours: 24 * DAYS }))
  if (discussion?.deletedAt && discussion.deletedAt < horizon) await eraseDiscussion(deps, discussionId)
}

/** So long ago that nobody takes it out of the trash. */
const LONG_AGO = '1970-01-01T00:00:00.000Z'

/** What people have of a discussion in their own spaces, under its id. */
const ofPeople: readonly Kind[] = [participations, leftDiscussions, discussionNotes]

/**
 * Erases a discussion for good: what everybody has of it, and all that lies in its space. The people and the discussion
 * itself go last, so stopped anywhere it may be run again.
 */
export async function eraseDiscussion(deps: PurgeDeps, discussionId: string): Promise<void> {
  const { store, kinds } = deps
  // Nobody's own space is erased as a discussion, whatever lies there.
  if (await store.get(discussionId, accounts, discussionId)) return
  await closeForGood(deps, discussionId)
  await endReviewsOf(deps, discussionId)
  // They lie with those who sent them, and are found by its messages.
  await eraseFilesOfDiscussion(deps, discussionId)
  for (const kind of kinds.filter(({ name }) => ![discussions.name, memberships.name].includes(name)))
    for await (const record of everyRecord(deps, discussionId, kind)) await eraseInSpace(deps, discussionId, kind, record)
  for await (const person of everyRecord(deps, discussionId, memberships)) {
    await eraseTrashed(deps, person.id, discussionId)
    await Promise.all(ofPeople.map((kind) => store.erase(person.id, kind, discussionId)))
    await store.erase(discussionId, memberships, person.id)
  }
  await store.erase(discussionId, discussions, discussionId)
}

/** To whoever threw it away it lay in their trash: they are told that it does no more. */
async function eraseTrashed(deps: PurgeDeps, personId: string, discussionId: string): Promise<void> {
  const trashed = await deps.store.get(personId, participations, discussionId)
  if (!trashed) return
  const account = await deps.store.get(personId, accounts, personId)
  if (account) await eraseRecord({ ...deps, actor: actorOf(account) }, participations, trashed)
}

/** From here on nobody comes in or brings it back, whatever else they do at this moment. */
const closeForGood = (deps: PurgeDeps, id: string): Promise<void> =>
  changeUntold(deps, id, discussions, id, ({ deletedAt }) => (deletedAt === LONG_AGO ? null : { deletedAt: LONG_AGO }))

async function* everyRecord(deps: StoreDep, space: SpaceId, { queries }: Kind): AsyncGenerator<StoredRecord> {
  for (const query of [queries.all, queries.trash]) for await (const page of listPages(deps, space, query, {})) yield* page
}

/** The content of a file before its record, which is what finds it. */
async function eraseInSpace({ store, blobs }: PurgeDeps, space: SpaceId, kind: Kind, record: StoredRecord & { blobId?: unknown }) {
  if (typeof record.blobId === 'string') await blobs.erase(space, record.blobId)
  await store.erase(space, kind, record.id)
}
