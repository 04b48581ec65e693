import { accounts, actorOf } from '../../account/index.ts'
import {
  type BlobsDep,
  type ClockDep,
  doJobs,
  type IdsDep,
  instantText,
  listAll,
  nowText,
  type QueueDep,
  type StoreDep,
} from '../../kernel/index.ts'
import { eraseFilesOfMessage } from './files.ts'
import { UNDO_MINUTES, UNSENT_DAYS } from './limits.ts'
import { reactions } from './reaction.ts'
import { messageRevisions } from './revision.ts'
import { type Message, messages } from './schema.ts'
import { SWEEP_JOB, type SweepJob } from './sweep-job.ts'

type Deps = StoreDep & BlobsDep & ClockDep & IdsDep

const LEASE_MS = 60_000
/** Jobs taken up at a time. */
const LIMIT = 50

/**
 * Erases what messages left behind: all but the stone of one whose taking back can be undone no more, and files that were
 * never sent. In any process; answers how many were looked after.
 */
export async function sweepMessages(deps: Deps & QueueDep): Promise<number> {
  const jobs = await deps.queue.claim([SWEEP_JOB], { now: nowText(deps), leaseMs: LEASE_MS, limit: LIMIT })
  await doJobs(deps, jobs, ({ payload }) => sweepMessage(deps, payload as SweepJob))
  return jobs.length
}

async function sweepMessage(deps: Deps, { discussionId, messageId, authorId }: SweepJob): Promise<void> {
  const message = await deps.store.get(discussionId, messages, messageId)
  const isFresh = message?.removedAt && !isPastUndo(deps, message)
  if (isFresh) return
  const isStone = message?.removedAt != null
  await eraseRevisions(deps, discussionId, messageId, true)
  if (isStone) {
    await eraseRevisions(deps, discussionId, messageId, false)
    for (const { id } of await listAll(deps, discussionId, reactions.queries.ofMessage, { where: { messageId } }))
      await deps.store.erase(discussionId, reactions, id)
  }
  const shown = new Set(message?.files.map(({ id }) => id))
  const unsent = instantText(deps.clock.now().subtract({ hours: 24 * UNSENT_DAYS }))
  await eraseFiles(deps, authorId, messageId, ({ id, createdAt }) => isStone || (!shown.has(id) && createdAt < unsent))
}

/** How it read before, or how it read as it was taken back: one that stands again needs that no more. */
async function eraseRevisions(deps: Deps, discussionId: string, messageId: string, isTakenBack: boolean): Promise<void> {
  for (const { id } of await listAll(deps, discussionId, messageRevisions.queries.ofMessage, { where: { messageId, isTakenBack } }))
    await deps.store.erase(discussionId, messageRevisions, id)
}

async function eraseFiles(
  deps: Deps,
  authorId: string,
  messageId: string,
  isMeant: Parameters<typeof eraseFilesOfMessage>[2],
): Promise<void> {
  const account = await deps.store.get(authorId, accounts, authorId)
  // Without an account there are none of its files.
  if (account) await eraseFilesOfMessage({ ...deps, actor: actorOf(account) }, messageId, isMeant)
}

/** Erases the files of everything that was said in a discussion, which is to be erased itself: they lie with their authors. */
export async function eraseFilesOfDiscussion(deps: Deps, discussionId: string): Promise<void> {
  const withFiles = await listAll(deps, discussionId, messages.queries.withFiles, { where: { hasFiles: true } })
  for (const { id, authorId } of withFiles) await eraseFiles(deps, authorId, id, () => true)
}

const isPastUndo = ({ clock }: ClockDep, { removedAt }: Message): boolean =>
  removedAt !== null && removedAt < instantText(clock.now().subtract({ minutes: UNDO_MINUTES }))
