import { type ActorDep, type ChangeDeps, type ClockDep, makeOnce, newEnvelope, nowText, parse, picked } from '../../kernel/index.ts'
import { type EntryAsked, entryFields, type JournalEntry, journalEntries, NewJournalEntry } from '../schema.ts'
import { checkPlace } from './check-place.ts'
import { derivedOf } from './derived.ts'
import { whenBegun } from './entry-day.ts'

/**
 * Writes an entry, about today unless it says so. The same input under the same id answers the entry that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another entry, which is `current`.
 */
export async function createEntry(deps: ChangeDeps, input: NewJournalEntry): Promise<JournalEntry> {
  const { id: named, ...asked } = parse(NewJournalEntry, input)
  const { entryDate, entryAt, timeZone } = asked
  const entry = newEntry(deps, named ?? deps.ids.next(), asked)
  return makeOnce(
    deps,
    journalEntries,
    // What the clock says for the person is compared only when they said it.
    { id: named, asked: { ...picked(entry, entryFields), entryDate, entryAt, timeZone } },
    {
      room: null,
      make: async (id) => {
        await checkPlace(deps, entry, asked)
        return { ...entry, id }
      },
    },
  )
}

/** The entry that is meant, with all that was left out. */
export function newEntry(deps: ClockDep & ActorDep, id: string, asked: EntryAsked): JournalEntry {
  const body = asked.body ?? ''
  return {
    ...newEnvelope(id, nowText(deps)),
    ...whenBegun(deps, asked),
    starred: asked.starred ?? false,
    journalId: asked.journalId ?? null,
    title: asked.title ?? '',
    body,
    mood: asked.mood ?? null,
    feelings: asked.feelings ?? [],
    energy: asked.energy ?? null,
    tags: asked.tags ?? [],
    prompt: asked.prompt ?? null,
    sealed: asked.sealed ?? null,
    ...derivedOf(nowText(deps), body),
    ...(asked.sealed && asked.wordCount !== undefined && { wordCount: asked.wordCount }),
    writtenAt: nowText(deps),
    importId: null,
  }
}
