import { type ChangeDeps, makeOnce, newEnvelope, nowText, oneFault, parse } from '../../kernel/index.ts'
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
  const { id: named, title = '', body = '', sealed = null } = parse(NewJournalRevision, input)
  const entry = await getEntry(deps, entryId)
  if ((entry.sealed === null) !== (sealed === null) || (sealed && title + body !== ''))
    throw oneFault('/sealed', 'as_the_entry', 'A text is kept sealed exactly when its entry is.')
  const said = { entryId, title, body, sealed }
  const stored = await makeOnce(
    deps,
    journalRevisions,
    { id: named, asked: said },
    {
      room: null,
      make: (id) => {
        const now = nowText(deps)
        const wordCount = sealed ? entry.wordCount : countWords(body)
        return { ...newEnvelope(id, now), ...said, entryVersion: entry.version, writtenAt: now, wordCount }
      },
    },
  )
  await thinRevisions(deps, entryId)
  return stored
}
