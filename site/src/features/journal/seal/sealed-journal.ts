import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { JournalEntry, JournalEntryChanges, JournalRevision, NewJournalEntry, NewJournalRevision } from '@throughline/core/journal'
import { countWords } from '@throughline/core/journal/rules'
import { newId } from '../../desk/id.ts'
import { nothingSaid, openSaid, type Said, sealSaid } from './sealed-entry.ts'

/** What a page does with entries. */
export type EntriesOfJournal = Pick<DailyClient['journal'], 'create' | 'edit' | 'get' | 'keepRevision' | 'revision' | 'restoreRevision'>

/** What was sealed by another key, or tampered with. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}

const names = Object.keys(nothingSaid) as (keyof Said)[]

/**
 * The same journal for entries of a sealed one: what is said is encrypted on its way out and read on its way in, so that who
 * writes need not know.
 * @param key of the journal
 */
export function sealedJournal(journal: EntriesOfJournal, key: CryptoKey): EntriesOfJournal {
  /** What each entry says, as last heard. */
  const heard = new Map<string, Said>()
  /** The ids under which texts are kept that are about to be replaced: who tries again keeps none twice. */
  const replacing = new Map<string, string>()

  async function opened<R extends { sealed: JournalEntry['sealed'] }>(record: R): Promise<R> {
    if (!record.sealed) return record
    const said = await openSaid(key, record.sealed)
    if (!said) throw new CannotOpen()
    return { ...record, ...said }
  }

  async function entry(asked: Promise<JournalEntry>): Promise<JournalEntry> {
    const record = await opened(await asked.catch(openedRefusal))
    heard.set(record.id, record)
    return record
  }

  /** A refusal names the entry as it is now, which the reader wants to read as well. */
  async function openedRefusal(error: unknown): Promise<never> {
    const current = error instanceof ProblemError ? (error.problem.current as JournalEntry | undefined) : undefined
    if (!(error instanceof ProblemError) || !current?.sealed) throw error
    const readable = await opened(current)
    heard.set(readable.id, readable)
    throw new ProblemError({ ...error.problem, current: readable })
  }

  async function sealed<C extends NewJournalEntry | JournalEntryChanges>(changes: C, before: Said): Promise<C> {
    const said = { ...before, ...picked(changes) }
    return { ...without(changes), sealed: await sealSaid(key, said), wordCount: countWords(said.body) } as C
  }

  const get = (id: string) => entry(journal.get(id))
  const revision = async (id: string) => opened(await journal.revision(id))

  async function edit(id: string, changes: JournalEntryChanges, options?: Parameters<EntriesOfJournal['edit']>[2]): Promise<JournalEntry> {
    if (!names.some((name) => name in changes)) return entry(journal.edit(id, changes, options))
    return entry(journal.edit(id, await sealed(changes, heard.get(id) ?? (await get(id))), options))
  }

  async function keepRevision(entryId: string, { id, title = '', body = '' }: NewJournalRevision): Promise<JournalRevision> {
    const text = { ...nothingSaid, title, body }
    try {
      return await opened(await journal.keepRevision(entryId, { id, sealed: await sealSaid(key, text) }))
    } catch (error) {
      // Sealed twice, a text is not the same, but under an id of one's own it is the one that was kept.
      if (id === undefined || !(error instanceof ProblemError && error.status === 409)) throw error
      return revision(id)
    }
  }

  return {
    ...{ get, edit, revision, keepRevision },
    create: async (input) => entry(journal.create(await sealed(input, nothingSaid))),
    // Of what was sealed, the server would bring back mood and tags as well.
    async restoreRevision(id, options) {
      const { entryId, title, body } = await revision(id)
      const now = heard.get(entryId) ?? (await get(entryId))
      const text = JSON.stringify([entryId, now.title, now.body])
      const keptId = replacing.get(text) ?? newId()
      replacing.set(text, keptId)
      await keepRevision(entryId, { id: keptId, title: now.title, body: now.body })
      const restored = await edit(entryId, { title, body }, options)
      replacing.delete(text)
      return restored
    },
  }
}

const picked = (changes: NewJournalEntry | JournalEntryChanges): Partial<Said> =>
  Object.fromEntries(names.flatMap((name) => (name in changes ? [[name, changes[name as keyof typeof changes]]] : [])))

const without = (changes: NewJournalEntry | JournalEntryChanges) =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !names.includes(name as keyof Said)))
