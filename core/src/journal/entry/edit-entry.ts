import { ownsFiles } from '../../attachment/index.ts'
import { type BasedOn, type ChangeDeps, changedFields, changeLive, nowText, oneFault, parse } from '../../kernel/index.ts'
import { isSame, isWorthKeeping, keepRevision } from '../revision/keep-revision.ts'
import { eraseRevisions } from '../revision/thin-revisions.ts'
import { type EntryAsked, type JournalEntry, JournalEntryChanges, journalEntries } from '../schema.ts'
import { checkPlace } from './check-place.ts'
import { derivedOf } from './derived.ts'
import { whenChanged } from './entry-day.ts'

/**
 * Changes fields of an entry; what changes nothing writes nothing. How it read before is kept as a revision where the
 * change begins a sitting, the sitting lasts, much is taken away, or it is refused for another that was quicker.
 * @throws AppError `not-found`, `validation`, or `stale` with the entry as it is now.
 */
export async function editEntry(deps: ChangeDeps, id: string, input: JournalEntryChanges, basedOn: BasedOn = {}): Promise<JournalEntry> {
  return changeText(deps, id, parse(JournalEntryChanges, input), basedOn)
}

interface Based extends BasedOn {
  /** Whether how it reads now is kept in any case. */
  keepsBefore?: boolean
}

/** The same for what was read already. */
export async function changeText(
  deps: ChangeDeps,
  id: string,
  asked: EntryAsked,
  { keepsBefore = false, expectedVersion }: Based,
): Promise<JournalEntry> {
  let wasReadable = false
  const changed = await changeLive(deps, journalEntries, id, { expectedVersion }, async (before) => {
    wasReadable = before.sealed === null
    const changes = changesOf(deps, before, asked)
    if (Object.keys(changes).length === 0) return null
    const after = { ...before, ...changes }
    await checkPlace(deps, after, asked)
    if (wasReadable && after.sealed) await checkNoFiles(deps, id)
    // Two wrote at once: whichever text the person settles on, this one can be had back.
    const isStale = expectedVersion !== undefined && expectedVersion !== before.version && !isSame(before, after)
    if (keepsBefore || isStale || isWorthKeeping(before, after, nowText(deps))) await keepRevision(deps, before)
    return { event: 'journal-entry.updated', changes }
  })
  // What is sealed from now on is readable nowhere.
  if (asked.sealed && wasReadable) await eraseRevisions(deps, id, 'readable')
  return changed
}

/** Files are kept as they are: they would stay readable beside a sealed text. */
async function checkNoFiles(deps: ChangeDeps, id: string): Promise<void> {
  if (await ownsFiles(deps, { kind: 'journal-entry', id }))
    throw oneFault('/sealed', 'has_files', 'A sealed entry has no files. Take them out of this one first, and out of the trash.')
}

/** What is to become of an entry, of what was asked for: only what differs. */
function changesOf(deps: ChangeDeps, before: JournalEntry, asked: EntryAsked): Partial<JournalEntry> {
  const changes = changedFields<JournalEntry>(before, { ...asked, ...whenChanged(deps, before, asked) })
  if (changes.title === undefined && changes.body === undefined && changes.sealed === undefined) return changes
  const body = changes.body ?? before.body
  const derived = changes.body === undefined && changes.sealed === undefined ? {} : derivedOf(nowText(deps), body, before.links)
  const words = (changes.sealed === undefined ? before.sealed : changes.sealed) ? { wordCount: asked.wordCount ?? before.wordCount } : {}
  return { ...changes, ...derived, ...words, writtenAt: nowText(deps) }
}
