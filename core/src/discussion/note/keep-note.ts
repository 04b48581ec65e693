import {
  type ActorDep,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  eventFor,
  newEnvelope,
  nowText,
  parse,
  type StoreDep,
  saveNew,
  stale,
} from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import { type DiscussionNote, DiscussionNoteChanges, discussionNotes } from './schema.ts'

/** What the person keeps for themselves about a discussion; an empty one while nothing was written. @throws AppError `not-found` */
export async function readNote(deps: StoreDep & ActorDep, discussionId: string): Promise<DiscussionNote> {
  const { discussion, membership } = await enter(deps, discussionId, 'read')
  const known = await deps.store.get(deps.actor.space, discussionNotes, discussion.id)
  return known ?? { ...newEnvelope(discussion.id, membership.createdAt), version: 0, body: '', points: [] }
}

/**
 * Writes it, and what the person means to bring up.
 * @throws AppError `not-found`, `validation`, or `stale` with the note as it is now.
 */
export async function keepNote(
  deps: ChangeDeps,
  discussionId: string,
  input: DiscussionNoteChanges,
  basedOn: BasedOn = {},
): Promise<DiscussionNote> {
  const { points, ...asked } = parse(DiscussionNoteChanges, input)
  const unwritten = await readNote(deps, discussionId)
  const changesOf = (note: DiscussionNote) => {
    const raised = new Map(note.points.map(({ id, raisedAs }) => [id, raisedAs]))
    const kept = points?.map(({ id, text }) => ({ id, text, raisedAs: raised.get(id) ?? null }))
    const changes = changedFields(note, { ...asked, ...(kept && { points: kept }) })
    return Object.keys(changes).length === 0 ? null : changes
  }
  if (unwritten.version === 0) {
    if ((basedOn.expectedVersion ?? 0) !== 0) throw stale(unwritten)
    const changes = changesOf(unwritten)
    if (!changes) return unwritten
    const first = { ...unwritten, ...newEnvelope(discussionId, nowText(deps)), ...changes }
    const stored = await saveNew(deps, deps.actor.space, discussionNotes, first, [eventFor(deps, 'discussion-note.created', first)])
    // Another page of theirs may have been quicker.
    if (stored === first) return stored
  }
  return changeLive(deps, discussionNotes, discussionId, basedOn, (note) => {
    const changes = changesOf(note)
    return changes && { event: 'discussion-note.updated', changes }
  })
}
