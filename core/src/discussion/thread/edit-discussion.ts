import { addingTo, type BasedOn, changedFields, changeLive, deleteRecord, nowText, parse, restoreRecord } from '../../kernel/index.ts'
import { type Discussion, DiscussionChanges, discussions, participations } from '../schema.ts'
import { checkRoomForDiscussion } from './create-discussion.ts'
import type { Entered } from './enter.ts'
import { type DiscussionDeps, inDiscussion, inDiscussionAnyhow } from './in-discussion.ts'
import { requestPurge } from './purge-discussion.ts'

/**
 * Changes fields of a discussion, by which it is also resolved and reopened.
 * @throws AppError `not-found`, `forbidden`, `validation`, or `stale` with the discussion as it is now.
 */
export async function editDiscussion(
  deps: DiscussionDeps,
  id: string,
  input: DiscussionChanges,
  basedOn: BasedOn = {},
): Promise<Discussion> {
  const asked = parse(DiscussionChanges, input)
  return inDiscussion(deps, id, 'edit', (entered) =>
    changeLive(entered, discussions, id, basedOn, (discussion) => {
      const changes = changedFields(discussion, asked)
      if (Object.keys(changes).length === 0) return null
      const resolvedAt = changes.status ? { resolvedAt: changes.status === 'resolved' ? nowText(deps) : null } : {}
      return { event: eventOf(changes.status), changes: { ...changes, ...resolvedAt } }
    }),
  )
}

const eventOf = (status: Discussion['status'] | undefined) =>
  status === undefined ? 'discussion.updated' : status === 'resolved' ? 'discussion.resolved' : 'discussion.reopened'

/** Moves a discussion to its owner's trash: nobody else finds it any more. @throws AppError `not-found`, `forbidden` or `stale`. */
export const deleteDiscussion = (deps: DiscussionDeps, id: string, basedOn: BasedOn = {}): Promise<Discussion> =>
  inDiscussionAnyhow(deps, id, 'discard', (entered) => trashDiscussion(entered, basedOn))

/** Moves a discussion to the trash that somebody has entered; its erasing is asked for first. */
export async function trashDiscussion(entered: Entered<DiscussionDeps>, basedOn: BasedOn = {}): Promise<Discussion> {
  const { id } = entered.discussion
  await requestPurge(entered, id)
  return deleteRecord(entered, discussions, id, basedOn)
}

/**
 * Counted among those of its owner, who brings it back; whoever else is in it has it back as well.
 * @throws AppError `not-found`, also past its days in the trash, `forbidden`, or `validation` where there is no room.
 */
export const restoreDiscussion = (deps: DiscussionDeps, id: string): Promise<Discussion> =>
  addingTo(deps, participations, (held) =>
    inDiscussionAnyhow(held, id, 'discard', (entered) =>
      // Looked for within the turn of what it is counted among.
      restoreRecord(entered, discussions, id, { room: null, check: ({ deletedAt }) => deletedAt && checkRoomForDiscussion(held) }),
    ),
  )
