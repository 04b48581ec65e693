import { AppError, type ChangeDeps, eventFor, newEnvelope, nowText, oneFault, parse, saveNew } from '../../kernel/index.ts'
import { getEntry } from '../entry/list-entries.ts'
import { type JournalRevision, journalRevisions, NewJournalRevision } from '../schema.ts'
import { countWords } from '../text/index.ts'
import { thinRevisions } from './thin-revisions.ts'

/**
 * Keeps another text among the revisions of an entry, as one that lost against what was written elsewhere. The same
 * under the same id is kept once.
 * @throws AppError `not-found`, `validation` where the entry is sealed and the text is not, or the other way round, or
 * `conflict` when the id stands for another revision
 */
export async function keepText(deps: ChangeDeps, entryId: string, input: NewJournalRevision): Promise<JournalRevision> {
  const { id = deps.ids.next(), title = '', body = '', sealed = null } = parse(NewJournalRevision, input)
  const entry = await getEntry(deps, entryId)
  if ((entry.sealed === null) !== (sealed === null) || (sealed && title + body !== ''))
    throw oneFault('/sealed', 'as_the_entry', 'A text is kept sealed exactly when its entry is.')
  const now = nowText(deps)
  const wordCount = sealed ? entry.wordCount : countWords(body)
  const text = { entryId, entryVersion: entry.version, writtenAt: now, title, body, sealed, wordCount }
  const revision: JournalRevision = { ...newEnvelope(id, now), ...text }
  const stored = await saveNew(deps, deps.actor.space, journalRevisions, revision, [eventFor(deps, 'journal-revision.created', revision)])
  if (content(stored) !== content(revision)) throw new AppError('conflict', 'There is another revision with this id.', { current: stored })
  await thinRevisions(deps, entryId)
  return stored
}

const content = ({ entryId, title, body, sealed }: JournalRevision) => JSON.stringify([entryId, title, body, sealed])
