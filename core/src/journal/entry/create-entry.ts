import {
  type ActorDep,
  AppError,
  type ChangeDeps,
  type ClockDep,
  eventFor,
  newEnvelope,
  nowText,
  parse,
  saveNew,
} from '../../kernel/index.ts'
import { type EntryAsked, type JournalEntry, journalEntries, NewJournalEntry } from '../schema.ts'
import { checkPlace } from './check-place.ts'
import { derivedOf } from './derived.ts'
import { whenBegun } from './entry-day.ts'

/**
 * Writes an entry, about today unless it says so. The same input under the same id answers the entry that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another entry, which is `current`.
 */
export async function createEntry(deps: ChangeDeps, input: NewJournalEntry): Promise<JournalEntry> {
  const { id = deps.ids.next(), ...asked } = parse(NewJournalEntry, input)
  const entry = newEntry(deps, id, asked)
  const before = input.id ? await deps.store.get(deps.actor.space, journalEntries, id) : null
  if (before) return existing(before, entry, asked)
  await checkPlace(deps, entry, asked)
  const stored = await saveNew(deps, deps.actor.space, journalEntries, entry, [eventFor(deps, 'journal-entry.created', entry)])
  return existing(stored, entry, asked)
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

function existing(found: JournalEntry, wanted: JournalEntry, asked: EntryAsked): JournalEntry {
  if (found === wanted || content(found, asked) === content(wanted, asked)) return found
  throw new AppError('conflict', 'There is another entry with this id.', { current: found })
}

/** What the person said; what the clock says for them only when they said it. */
const content = (entry: JournalEntry, asked: EntryAsked) =>
  JSON.stringify([
    asked.entryDate && entry.entryDate,
    asked.entryAt && entry.entryAt,
    asked.timeZone && entry.timeZone,
    entry.starred,
    entry.journalId,
    entry.title,
    entry.body,
    entry.mood,
    entry.feelings,
    entry.energy,
    entry.tags,
    entry.prompt,
    entry.sealed,
  ])
