import { type ActorDep, AppError, type Fault, oneFault, type StoreDep } from '../../kernel/index.ts'
import { type JournalEntry, journals } from '../schema.ts'

/** What an entry says, in which place. */
type Placed = Pick<JournalEntry, 'journalId' | 'sealed' | 'title' | 'body' | 'mood' | 'feelings' | 'energy' | 'tags' | 'prompt'>

const readable = ['title', 'body', 'mood', 'feelings', 'energy', 'tags', 'prompt'] as const

const isSaid = (value: Placed[(typeof readable)[number]]) =>
  value !== null && !(typeof value === 'object' && 'length' in value ? value.length === 0 : value === '')

/**
 * Makes sure that an entry lies in a journal that is there, as that holds its entries: sealed and saying nothing
 * readable, or readable.
 * @throws AppError `validation` with every fault
 */
export async function checkPlace({ store, actor }: StoreDep & ActorDep, entry: Placed): Promise<void> {
  const journal = entry.journalId === null ? null : await store.get(actor.space, journals, entry.journalId)
  if (entry.journalId !== null && (!journal || journal.deletedAt !== null))
    throw oneFault('/journalId', 'no_such_journal', 'There is no such journal.')
  const faults = journal?.seal ? faultsInSealed(entry) : faultsInOpen(entry)
  if (faults.length > 0) throw new AppError('validation', 'An entry is sealed exactly when its journal is.', { faults })
}

const faultsInOpen = ({ sealed }: Placed): Fault[] =>
  sealed === null
    ? []
    : [{ pointer: '/sealed', code: 'open_journal', message: 'This journal is not sealed; what is written in it is readable.' }]

function faultsInSealed(entry: Placed): Fault[] {
  const message = 'This journal is sealed; say this within the sealed text.'
  const faults = readable
    .filter((field) => isSaid(entry[field]))
    .map((field) => ({ pointer: `/${field}`, code: 'sealed_journal', message }))
  const missing = { pointer: '/sealed', code: 'sealed_journal', message: 'This journal is sealed; encrypt what is written in it.' }
  return entry.sealed === null ? [missing, ...faults] : faults
}
