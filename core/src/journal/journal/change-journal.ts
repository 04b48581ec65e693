import {
  AppError,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteRecord,
  makeOnce,
  newEnvelope,
  nowText,
  oneFault,
  parse,
  restoreRecord,
  updating,
} from '../../kernel/index.ts'
import { type JournalDeps, purgeEntries } from '../entry/purge-entries.ts'
import { type Journal, JournalChanges, journalEntries, journals, NewJournal } from '../schema.ts'

/**
 * Makes a journal beside the one everybody has; with a seal, all that is written in it is to be encrypted. The same input
 * under the same id answers the journal that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another journal.
 */
export async function createJournal(deps: ChangeDeps, input: NewJournal): Promise<Journal> {
  const { id: named, name, seal = null } = parse(NewJournal, input)
  const said = { name, seal }
  return makeOnce(
    deps,
    journals,
    { id: named, asked: said },
    { room: null, make: (id) => ({ ...newEnvelope(id, nowText(deps)), ...said }) },
  )
}

/**
 * Changes the name of a journal, or how the key of a sealed one is kept; what changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the journal as it is now.
 */
export async function editJournal(deps: ChangeDeps, id: string, input: JournalChanges, basedOn: BasedOn = {}): Promise<Journal> {
  const asked = parse(JournalChanges, input)
  return changeLive(deps, journals, id, basedOn, (before) => {
    if (asked.seal && !before.seal) throw oneFault('/seal', 'open_journal', 'A journal is sealed when it is made, or not at all.')
    return updating(journals, changedFields<Journal>(before, asked))
  })
}

/**
 * Moves an empty journal to the trash; deleting twice is harmless. What lies in the trash of its entries brings it back.
 * @throws AppError `not-found`; `conflict` while there are entries in it; `stale` with the journal as it is now.
 */
export async function deleteJournal(deps: JournalDeps, id: string, basedOn: BasedOn = {}): Promise<Journal> {
  await checkEmpty(deps, id)
  const deleted = await deleteRecord(deps, journals, id, basedOn)
  try {
    // What was written meanwhile keeps it.
    await checkEmpty(deps, id)
  } catch (error) {
    await restoreJournal(deps, id)
    throw error
  }
  await purgeEntries(deps)
  return deleted
}

/** Brings a journal back from the trash; one that is not there stays as it is. @throws AppError `not-found`, also past its days in the trash. */
export const restoreJournal = (deps: ChangeDeps, id: string): Promise<Journal> => restoreRecord(deps, journals, id, { room: null })

async function checkEmpty({ store, actor }: ChangeDeps, journalId: string): Promise<void> {
  const count = await store.count(actor.space, journalEntries.queries.ofJournal, { where: { journalId } })
  if (count === 0) return
  const entries = count === 1 ? 'There is an entry' : `There are ${count.toLocaleString('en')} entries`
  throw new AppError('conflict', `${entries} in this journal. Move what is in it elsewhere, or throw it away, first.`)
}
