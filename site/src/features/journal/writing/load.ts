import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { Account } from '@throughline/core/account'
import type { JournalEntry } from '@throughline/core/journal'
import { newId } from '../../desk/id.ts'
import { localDateOf } from '../../desk/words/day.ts'
import { fieldsOf } from '../draft/fields.ts'
import { begun, opened, type Writing } from '../draft/writing.ts'
import type { BegunAs } from './address.ts'
import { beginningOf } from './ways-to-begin.ts'

export interface LoadedEntry {
  writing: Writing
  /** What it says, where only the browser can read it. */
  sealed: JournalEntry['sealed']
}

/** The entry of that id; `null` where there is none, or it is in the trash. */
export async function loadEntry({ journal }: DailyClient, id: string): Promise<LoadedEntry | null> {
  try {
    const entry = await journal.get(id)
    return { writing: opened(id, { version: entry.version, fields: fieldsOf(entry) }), sealed: entry.sealed }
  } catch (error) {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 422)) return null
    throw error
  }
}

/** An entry that is made once it has a word. What it was asked to begin with and is not there, it begins without. */
export async function newEntry(
  client: DailyClient,
  { timeZone, dayStart }: Pick<Account, 'timeZone' | 'dayStart'>,
  { date, journal, prompt, template }: BegunAs,
): Promise<Writing> {
  const entryAt = new Date().toISOString()
  const entryDate = date ?? localDateOf(entryAt, { timeZone, dayStart })
  const [asked, beginning] = await Promise.all([
    prompt && client.beginnings.prompts({ date: entryDate }).then(({ items }) => items.find(({ id }) => id === prompt), nothing),
    template ? beginningOf(client, template, entryDate).catch(nothing) : null,
  ])
  return begun(newId(), {
    ...{ title: '', body: '', mood: null, feelings: [], energy: null, tags: [], starred: false },
    ...{ journalId: journal, entryAt, timeZone, entryDate },
    ...{ prompt: asked ? { id: asked.id, text: asked.text } : null },
    ...beginning,
  })
}

const nothing = () => null
