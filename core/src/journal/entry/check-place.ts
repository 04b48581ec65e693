import { type ActorDep, AppError, type Fault, oneFault, type StoreDep } from '../../kernel/index.ts'
import { type EntryAsked, type JournalEntry, journals } from '../schema.ts'

/** What an entry says, in which place. */
type Placed = Pick<JournalEntry, 'journalId' | 'sealed' | 'title' | 'body' | 'mood' | 'feelings' | 'energy' | 'tags' | 'prompt'>

const readable = ['title', 'body', 'mood', 'feelings', 'energy', 'tags', 'prompt'] as const

const isSaid = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * Makes sure that an entry lies in a journal that is there, as that holds its entries: sealed and saying nothing
 * readable, or readable; and that its words are counted by who can read them.
 * @throws AppError `validation` with every fault
 */
export async function checkPlace({ store, actor }: StoreDep & ActorDep, entry: Placed, asked: EntryAsked): Promise<void> {
  const journal = entry.journalId === null ? null : await store.get(actor.space, journals, entry.journalId)
  if (entry.journalId !== null && (!journal || journal.deletedAt !== null))
    throw oneFault('/journalId', 'no_such_journal', 'There is no such journal.')
  const faults = journal?.seal ? faultsInSealed(entry) : faultsInOpen(entry, asked)
  if (faults.length > 0) throw new AppError('validation', 'An entry is sealed exactly when its journal is.', { faults })
}

function faultsInOpen({ sealed }: Placed, { wordCount }: EntryAsked): Fault[] {
  if (sealed)
    return [{ pointer: '/sealed', code: 'open_journal', message: 'This journal is not sealed; what is written in it is readable.' }]
  return wordCount === undefined
    ? []
    : [{ pointer: '/wordCount', code: 'counted', message: 'The words of a readable text are counted here.' }]
}

function faultsInSealed(entry: Placed): Fault[] {
  const message = 'This journal is sealed; say this within the sealed text.'
  const faults = readable
    .filter((field) => isSaid(entry[field]))
    .map((field) => ({ pointer: `/${field}`, code: 'sealed_journal', message }))
  const missing = { pointer: '/sealed', code: 'sealed_journal', message: 'This journal is sealed; encrypt what is written in it.' }
  return entry.sealed === null ? [missing, ...faults] : faults
}
