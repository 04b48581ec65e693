import { type ChangeDeps, eventFor, newEnvelope, nowText, oneFault, saveNew } from '../../kernel/index.ts'
import { MAX_REVISIONS } from './limits.ts'
import { type MessageRevision, messageRevisions, revisionId } from './revision.ts'
import type { Message } from './schema.ts'

/**
 * Keeps how a message reads before it reads otherwise. However often it is asked of one version, that is kept once.
 * @throws AppError `validation` when it was edited too often
 */
export async function keepRevision(deps: ChangeDeps, message: Message): Promise<void> {
  const { store, actor } = deps
  const where = { messageId: message.id, isTakenBack: false }
  if ((await store.count(actor.space, messageRevisions.queries.ofMessage, { where })) >= MAX_REVISIONS)
    throw oneFault('/body', 'too_many_edits', `This message was edited ${MAX_REVISIONS} times. Say it anew.`)
  await keep(deps, message, 'edited')
}

/** Keeps a message that is taken back, as long as that can be undone. */
export const keepTakenBack = (deps: ChangeDeps, message: Message): Promise<void> => keep(deps, message, 'taken-back')

async function keep(deps: ChangeDeps, message: Message, why: 'edited' | 'taken-back'): Promise<void> {
  const { id: messageId, body, files, postedAt, editedAt } = message
  const envelope = newEnvelope(revisionId(message, why), nowText(deps))
  const takenBack = why === 'taken-back' ? files : null
  const revision: MessageRevision = { ...envelope, messageId, body, writtenAt: editedAt ?? postedAt, takenBack }
  // One that was taken back is shown to nobody.
  const events = takenBack ? [] : [eventFor(deps, 'message-revision.created', revision)]
  await saveNew(deps, deps.actor.space, messageRevisions, revision, events)
}
