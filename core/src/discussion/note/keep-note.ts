import {
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  eventFor,
  newEnvelope,
  nowText,
  parse,
  saveNew,
} from '../../kernel/index.ts'
import { enter } from '../thread/enter.ts'
import { type DiscussionNote, DiscussionNoteChanges, discussionNotes } from './schema.ts'

/** What the person keeps for themselves about a discussion; made empty when it is first asked for. @throws AppError `not-found` */
export async function readNote(deps: ChangeDeps, discussionId: string): Promise<DiscussionNote> {
  await enter(deps, discussionId, 'read')
  const { store, actor } = deps
  const known = await store.get(actor.space, discussionNotes, discussionId)
  if (known) return known
  const note: DiscussionNote = { ...newEnvelope(discussionId, nowText(deps)), body: '', points: [] }
  return saveNew(deps, actor.space, discussionNotes, note, [eventFor(deps, 'discussion-note.created', note)])
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
  await readNote(deps, discussionId)
  return changeLive(deps, discussionNotes, discussionId, basedOn, (note) => {
    const raised = new Map(note.points.map(({ id, raisedAs }) => [id, raisedAs]))
    const kept = points?.map(({ id, text }) => ({ id, text, raisedAs: raised.get(id) ?? null }))
    const changes = changedFields(note, { ...asked, ...(kept && { points: kept }) })
    return Object.keys(changes).length === 0 ? null : { event: 'discussion-note.updated', changes }
  })
}
