import { accounts, actorOf } from '../../account/index.ts'
import {
  type BlobsDep,
  type ClockDep,
  doSomeDueJobs,
  eraseRecords,
  type IdsDep,
  instantText,
  listAll,
  type QueueDep,
  type StoreDep,
} from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { actorIn } from '../settle/as-person.ts'
import { eraseFilesOfMessage } from './files.ts'
import { UNDO_MINUTES, UNSENT_DAYS } from './limits.ts'
import { reactions } from './reaction.ts'
import { type MessageRevision, messageRevisions } from './revision.ts'
import { type Message, messages } from './schema.ts'
import { SWEEP_JOB, type SweepJob } from './sweep-job.ts'

type Deps = StoreDep & BlobsDep & ClockDep & IdsDep
type SweepDeps = Deps & QueueDep

const LEASE_MS = 60_000
/** Jobs taken up at a time. */
const LIMIT = 50

/**
 * Erases what messages left behind: all but the stone of one whose taking back can be undone no more, and files that were
 * never sent. In any process; answers how many were looked after.
 */
export const sweepMessages = (deps: SweepDeps): Promise<number> =>
  doSomeDueJobs(deps, [SWEEP_JOB], { leaseMs: LEASE_MS, limit: LIMIT }, ({ payload }) => sweepMessage(deps, payload as SweepJob))

async function sweepMessage(deps: SweepDeps, { discussionId, messageId, authorId }: SweepJob): Promise<void> {
  const message = await deps.store.get(discussionId, messages, messageId)
  const isFresh = message?.removedAt && !isPastUndo(deps, message)
  if (isFresh) return
  const isStone = message?.removedAt != null
  for (const { id } of await revisionsOf(deps, discussionId, messageId, true)) await deps.store.erase(discussionId, messageRevisions, id)
  if (isStone) {
    // Whoever keeps a copy has it there.
    const shown = await revisionsOf(deps, discussionId, messageId, false)
    await eraseRecords({ ...deps, actor: await actorIn(deps, discussionId, authorId) }, messageRevisions, shown)
    if (shown.length > 0) await deliver(deps, discussionId)
    for (const { id } of await listAll(deps, discussionId, reactions.queries.ofMessage, { where: { messageId } }))
      await deps.store.erase(discussionId, reactions, id)
  }
  const shown = new Set(message?.files.map(({ id }) => id))
  const unsent = instantText(deps.clock.now().subtract({ hours: 24 * UNSENT_DAYS }))
  await eraseFiles(deps, authorId, messageId, ({ id, createdAt }) => isStone || (!shown.has(id) && createdAt < unsent))
}

/** How it read before, or how it read as it was taken back: one that stands again needs that no more. */
const revisionsOf = (deps: Deps, discussionId: string, messageId: string, isTakenBack: boolean): Promise<MessageRevision[]> =>
  listAll(deps, discussionId, messageRevisions.queries.ofMessage, { where: { messageId, isTakenBack } })

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
