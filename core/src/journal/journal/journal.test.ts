import { describe, expect, it } from 'vitest'
import { createEntry } from '../entry/create-entry.ts'
import { deleteEntry, restoreEntry } from '../entry/delete-entry.ts'
import { editEntry } from '../entry/edit-entry.ts'
import { getEntry, listEntries } from '../entry/list-entries.ts'
import { journalEntries, journals } from '../schema.ts'
import { entriesIn, faultsOf, happened, journalDeps, refused, seal, sealed } from '../test-journal.ts'
import { createJournal, deleteJournal, editJournal, restoreJournal } from './change-journal.ts'
import { listJournals, readJournal } from './read-journals.ts'

describe('a journal', () => {
  it('is made once, renamed, and listed as it was made', async () => {
    const deps = journalDeps()
    const id = deps.ids.next()
    const first = await createJournal(deps, { id, name: ' Allotment ' })
    expect(first).toMatchObject({ name: 'Allotment', seal: null })
    expect(await createJournal(deps, { id, name: 'Allotment' })).toEqual(first)
    expect(await refused(createJournal(deps, { id, name: 'Night' }))).toMatchObject({ code: 'conflict', details: { current: first } })
    expect(await refused(createJournal(deps, { id, name: 'Allotment', seal }))).toMatchObject({ code: 'conflict' })
    await createJournal(deps, { name: 'Night', seal })
    expect(await editJournal(deps, id, { name: 'Garden' })).toMatchObject({ name: 'Garden', version: 2 })
    expect(await editJournal(deps, id, { name: 'Garden' })).toMatchObject({ version: 2 })
    const names = JSON.parse((await listJournals(deps, { limit: 9 })).json).map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Garden', 'Night'])
    expect(await happened(deps)).toEqual(['journal.created', 'journal.created', 'journal.updated'])
  })

  it('keeps its seal, whose keys may be kept otherwise; an open one gets none', async () => {
    const deps = journalDeps()
    const night = await createJournal(deps, { name: 'Night', seal })
    const changed = { ...seal, byPassphrase: { iv: 'dddddddddddddddd', data: 'bmV3' } }
    expect(await editJournal(deps, night.id, { seal: changed })).toMatchObject({ seal: changed })
    expect(await faultsOf(editJournal(deps, night.id, { seal: null } as never))).toEqual(['/seal invalid_type'])
    const open = await createJournal(deps, { name: 'Garden' })
    expect(await faultsOf(editJournal(deps, open.id, { seal }))).toEqual(['/seal open_journal'])
  })

  it('holds what is written in it, which may move', async () => {
    const deps = journalDeps()
    const { id } = await createJournal(deps, { name: 'Garden' })
    const entry = await createEntry(deps, { title: 'Peas', journalId: id })
    await createEntry(deps, { title: 'Elsewhere' })
    const titles = async (journalId: string | null) =>
      entriesIn(await listEntries(deps, { journalId }, { limit: 9 })).map(({ title }) => title)
    expect([await titles(id), await titles(null)]).toEqual([['Peas'], ['Elsewhere']])
    await editEntry(deps, entry.id, { journalId: null })
    expect([await titles(id), (await titles(null)).toSorted()]).toEqual([[], ['Elsewhere', 'Peas']])
  })

  it('goes to the trash once it is empty, and comes back by itself or with what lay in it', async () => {
    const deps = journalDeps()
    const { id } = await createJournal(deps, { name: 'Garden' })
    const entry = await createEntry(deps, { title: 'Peas', journalId: id })
    expect(await refused(deleteJournal(deps, id))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('There is an entry'),
    })
    await deleteEntry(deps, entry.id)
    await deleteJournal(deps, id)
    await deleteJournal(deps, id)
    expect(await refused(readJournal(deps, id))).toMatchObject({ code: 'not-found' })
    expect(await faultsOf(createEntry(deps, { journalId: id }))).toEqual(['/journalId no_such_journal'])
    await restoreEntry(deps, entry.id)
    expect(JSON.parse((await readJournal(deps, id)).json)).toMatchObject({ name: 'Garden' })
    expect(await getEntry(deps, entry.id)).toMatchObject({ journalId: id })
    await deleteEntry(deps, entry.id)
    await deleteJournal(deps, id)
    expect(await restoreJournal(deps, id)).toMatchObject({ deletedAt: null })
    await deleteJournal(deps, id)
    deps.clock.advance({ hours: 24 * 32 })
    expect(await refused(restoreEntry(deps, entry.id))).toMatchObject({ code: 'not-found' })
    await deleteEntry(deps, (await createEntry(deps, {})).id)
    expect(await deps.store.get(deps.actor.space, journals, id)).toBeNull()
  })

  it('stays when an entry is written in it while it is thrown away', async () => {
    const deps = journalDeps()
    const { id } = await createJournal(deps, { name: 'Garden' })
    const save = async (...args: Parameters<typeof deps.store.save>) => {
      if (args[2].deletedAt) await createEntry(deps, { journalId: id, title: 'Peas' })
      await deps.store.save(...args)
    }
    const store = Object.create(deps.store, { save: { value: save } })
    expect(await refused(deleteJournal({ ...deps, store }, id))).toMatchObject({ code: 'conflict' })
    expect(JSON.parse((await readJournal(deps, id)).json)).toMatchObject({ deletedAt: null })
  })
})

describe('in a sealed journal', () => {
  it('is what is sealed and says nothing readable', async () => {
    const deps = journalDeps()
    const { id: journalId } = await createJournal(deps, { name: 'Night', seal })
    const said = { title: 'a', body: 'b', mood: 0, feelings: ['c'], energy: 3, tags: ['d'], prompt: { id: null, text: 'e' } }
    expect(await faultsOf(createEntry(deps, { journalId, ...said }))).toEqual(
      ['sealed', ...Object.keys(said)].map((field) => `/${field} sealed_journal`),
    )
    const entry = await createEntry(deps, { journalId, sealed: sealed('a'), starred: true, wordCount: 210 })
    expect(entry).toMatchObject({ sealed: sealed('a'), starred: true, wordCount: 210, excerpt: '', links: [] })
    for (const changes of [{ body: 'x' }, { tags: ['x'] }, { mood: 1 }])
      expect(await faultsOf(editEntry(deps, entry.id, changes))).toEqual([`/${Object.keys(changes)[0]} sealed_journal`])
    expect(await faultsOf(editEntry(deps, entry.id, { journalId: null }))).toEqual(['/sealed open_journal'])
    expect(await editEntry(deps, entry.id, { entryDate: '2026-03-01' })).toMatchObject({ sealed: sealed('a'), wordCount: 210 })
    expect(await editEntry(deps, entry.id, { sealed: sealed('b'), wordCount: 212 })).toMatchObject({ wordCount: 212 })
  })

  it('is nothing that search finds', async () => {
    const deps = journalDeps()
    const { id: journalId } = await createJournal(deps, { name: 'Night', seal })
    await createEntry(deps, { journalId, sealed: sealed('c2VjcmV0') })
    const { items } = await deps.store.search(deps.actor.space, 'c2VjcmV0', [journalEntries], { limit: 9 })
    expect(items).toEqual([])
  })

  it('moved to an open one is readable, and counted here', async () => {
    const deps = journalDeps()
    const { id: journalId } = await createJournal(deps, { name: 'Night', seal })
    const { id } = await createEntry(deps, { journalId, sealed: sealed('a'), wordCount: 9 })
    expect(await editEntry(deps, id, { journalId: null, sealed: null, body: 'Two words' })).toMatchObject({ wordCount: 2, sealed: null })
    expect(await faultsOf(editEntry(deps, id, { body: 'Three more words', wordCount: 7 }))).toEqual(['/wordCount counted'])
    expect(await faultsOf(createEntry(deps, { body: 'One', wordCount: 7 }))).toEqual(['/wordCount counted'])
  })
})
