import { changeLive, derivedId, notFound } from '../../kernel/index.ts'
import { bringBackToAgenda, putOnAgenda } from '../agenda/change-agenda-item.ts'
import type { AgendaItem } from '../agenda/schema.ts'
import { type DiscussionDeps, inDiscussion } from '../thread/in-discussion.ts'
import { readNote } from './keep-note.ts'
import { discussionNotes } from './schema.ts'

/**
 * Brings up what a person had kept for themselves: it is put on the agenda, where everybody sees its text and nothing else
 * of the note. Raising it again answers the item that was made, brought back where it was thrown away.
 * @throws AppError `not-found`, `forbidden`, or `validation` when the agenda is full.
 */
export async function raisePoint(deps: DiscussionDeps, discussionId: string, pointId: string): Promise<AgendaItem> {
  const { points } = await readNote(deps, discussionId)
  const point = points.find(({ id }) => id === pointId)
  const item = await inDiscussion(deps, discussionId, 'contribute', async (entered) => {
    if (!point) throw notFound('talking point')
    const id = point.raisedAs ?? derivedId(`point ${deps.actor.accountId} ${discussionId} ${pointId}`)
    const { stored } = await putOnAgenda(entered, { id, text: point.text })
    return stored.deletedAt ? bringBackToAgenda(entered, id) : stored
  })
  await changeLive(deps, discussionNotes, discussionId, {}, (note) => {
    if (note.points.every(({ id, raisedAs }) => id !== pointId || raisedAs === item.id)) return null
    const raised = note.points.map((one) => (one.id === pointId ? { ...one, raisedAs: item.id } : one))
    return { event: 'discussion-note.updated', changes: { points: raised } }
  })
  return item
}
