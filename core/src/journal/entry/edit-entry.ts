import { type BasedOn, type ChangeDeps, changedFields, changeLive, nowText, parse } from '../../kernel/index.ts'
import { type EntryAsked, type JournalEntry, JournalEntryChanges, journalEntries } from '../schema.ts'
import { checkPlace } from './check-place.ts'
import { derivedOf } from './derived.ts'
import { whenChanged } from './entry-day.ts'

/**
 * Changes fields of an entry; what changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the entry as it is now.
 */
export async function editEntry(deps: ChangeDeps, id: string, input: JournalEntryChanges, basedOn: BasedOn = {}): Promise<JournalEntry> {
  const asked = parse(JournalEntryChanges, input)
  return changeLive(deps, journalEntries, id, basedOn, async (before) => {
    const changes = changesOf(deps, before, asked)
    if (Object.keys(changes).length === 0) return null
    if (changes.journalId !== undefined || before.journalId !== null || changes.sealed) await checkPlace(deps, { ...before, ...changes })
    return { event: 'journal-entry.updated', changes }
  })
}

/** What is to become of an entry, of what was asked for: only what differs. */
function changesOf(deps: ChangeDeps, before: JournalEntry, asked: EntryAsked): Partial<JournalEntry> {
  const changes = changedFields<JournalEntry>(before, { ...asked, ...whenChanged(deps, before, asked) } as Partial<JournalEntry>)
  if (changes.title === undefined && changes.body === undefined && changes.sealed === undefined) return changes
  const derived = changes.body === undefined ? {} : derivedOf(deps, changes.body, before.links)
  return { ...changes, ...derived, writtenAt: nowText(deps) }
}
