import { describe, expect, it } from 'vitest'
import { attachFile, attachments, deleteAttachment, emptyTrashOfFiles, stageFile } from '../../attachment/index.ts'
import { createJournal } from '../journal/change-journal.ts'
import { MAX_BODY } from '../limits.ts'
import { journalEntries, type NewJournalEntry } from '../schema.ts'
import { entriesIn, faultsOf, happened, journalDeps, refused, seal, sealed } from '../test-journal.ts'
import { createEntry } from './create-entry.ts'
import { deleteEntry, restoreEntry } from './delete-entry.ts'
import { editEntry } from './edit-entry.ts'
import { getEntry, listEntries, listTrashedEntries } from './list-entries.ts'
import type { EntriesAsked } from './plan-list.ts'

const goal = '019a9b3c-5d00-7cc0-8000-00000000000a'
const task = '019a9b3c-5d00-7cc0-8000-00000000000b'

describe('an entry', () => {
  it('is begun now, about the person’s day, and empty, unless it says otherwise', async () => {
    const deps = journalDeps({ timeZone: 'Pacific/Auckland', dayStart: 4 })
    deps.clock.set('2026-03-05T14:30:00.000Z') // 3:30 on the sixth in Auckland
    expect(await createEntry(deps, {})).toMatchObject({
      entryDate: '2026-03-05',
      entryAt: '2026-03-05T14:30:00.000Z',
      timeZone: 'Pacific/Auckland',
      title: '',
      body: '',
      mood: null,
      journalId: null,
      excerpt: '',
      wordCount: 0,
      writtenAt: '2026-03-05T14:30:00.000Z',
      importId: null,
    })
  })

  it.each<[string, NewJournalEntry, string]>([
    ['after midnight belongs to yesterday', { entryAt: '2026-03-06T00:30:00.000Z' }, '2026-03-05'],
    ['at the start of the day belongs to it', { entryAt: '2026-03-06T03:00:00.000Z' }, '2026-03-06'],
    ['on a journey is of the day there', { entryAt: '2026-03-05T23:00:00.000Z', timeZone: 'Asia/Tokyo' }, '2026-03-06'],
    ['before the clocks go forward is of the night before', { entryAt: '2026-03-29T01:59:00.000Z' }, '2026-03-28'],
    ['after them is of the day', { entryAt: '2026-03-29T02:00:00.000Z' }, '2026-03-29'],
    ['may be dated back', { entryDate: '2019-12-31' }, '2019-12-31'],
    ['may say its moment and another day', { entryDate: '2019-12-31', entryAt: '2026-03-05T20:00:00.000Z' }, '2019-12-31'],
  ])('%s', async (_, input, expected) => {
    expect((await createEntry(journalDeps({ timeZone: 'Europe/Berlin', dayStart: 4 }), input)).entryDate).toBe(expected)
  })

  it('stays on its day when the person travels on or begins their days at another hour', async () => {
    const deps = journalDeps({ timeZone: 'Europe/Berlin', dayStart: 4 })
    const { id } = await createEntry(deps, { entryAt: '2026-03-06T00:30:00.000Z', body: 'Late' })
    const away = { ...deps, actor: { ...deps.actor, timeZone: 'Asia/Tokyo', dayStart: 0 } }
    expect(await editEntry(away, id, { body: 'Later' })).toMatchObject({ entryDate: '2026-03-05', timeZone: 'Europe/Berlin' })
  })

  it('moved to another moment is of the day that falls on, unless it says the day', async () => {
    const deps = journalDeps({ timeZone: 'Europe/Berlin', dayStart: 4 })
    const { id } = await createEntry(deps, {})
    expect(await editEntry(deps, id, { entryAt: '2026-03-02T02:00:00.000Z' })).toMatchObject({ entryDate: '2026-03-01' })
    expect(await editEntry(deps, id, { entryAt: '2026-03-03T12:00:00.000Z', entryDate: '2026-02-01' })).toMatchObject({
      entryDate: '2026-02-01',
    })
    expect(await editEntry(deps, id, { timeZone: 'Asia/Tokyo' })).toMatchObject({ entryDate: '2026-02-01', timeZone: 'Asia/Tokyo' })
  })

  it('tells what follows from its text, anew on each change of that', async () => {
    const deps = journalDeps()
    const { id, links } = await createEntry(deps, { body: `Closer to [Ship 2.0](/goals/${goal}).` })
    expect(links).toEqual([{ kind: 'goal', id: goal, quote: null, capturedAt: '2026-03-05T09:00:00.000Z' }])
    deps.clock.advance({ minutes: 7 })
    const body = `![shed](attachment:${goal}) [Ship 2.0](/goals/${goal}) and [call](/tasks/${task})`
    expect(await editEntry(deps, id, { body })).toMatchObject({
      excerpt: 'Ship 2.0 and call',
      wordCount: 5,
      photoIds: [goal],
      links: [
        { kind: 'goal', capturedAt: '2026-03-05T09:00:00.000Z' },
        { kind: 'task', capturedAt: '2026-03-05T09:07:00.000Z' },
      ],
      writtenAt: '2026-03-05T09:07:00.000Z',
    })
    deps.clock.advance({ minutes: 1 })
    expect(await editEntry(deps, id, { starred: true })).toMatchObject({
      version: 3,
      starred: true,
      body,
      writtenAt: '2026-03-05T09:07:00.000Z',
    })
    expect(await editEntry(deps, id, { body, starred: true })).toMatchObject({ version: 3 })
    expect(await editEntry(deps, id, { body: '' })).toMatchObject({ excerpt: '', wordCount: 0, links: [], photoIds: [] })
  })

  it('holds a hundred thousand signs, and no more', async () => {
    const deps = journalDeps()
    const { id } = await createEntry(deps, { body: '日'.repeat(MAX_BODY) })
    expect(await getEntry(deps, id)).toMatchObject({ wordCount: MAX_BODY })
    expect(await faultsOf(editEntry(deps, id, { body: 'x'.repeat(MAX_BODY + 1) }))).toEqual(['/body too_big'])
  })

  it('is refused where it makes no sense, every fault at its place', async () => {
    const deps = journalDeps()
    const odd = {
      entryDate: '1850-01-01',
      mood: 3,
      energy: 0,
      tags: ['two words'],
      excerpt: 'x',
      sealed: { iv: 'x', data: '' },
    } as NewJournalEntry
    expect((await faultsOf(createEntry(deps, odd))).sort()).toEqual(
      [
        '/energy too_small',
        '/entryDate out_of_range',
        '/excerpt unknown_field',
        '/mood too_big',
        '/sealed/data invalid_format',
        '/sealed/iv too_small',
        '/tags/0 invalid_format',
      ].sort(),
    )
    for (const entryAt of ['0001-01-01T00:00:00.000Z', '9999-12-31T23:00:00.000Z'])
      expect(await faultsOf(createEntry(deps, { entryAt }))).toEqual(['/entryAt out_of_range'])
    expect(await faultsOf(createEntry(deps, { journalId: goal }))).toEqual(['/journalId no_such_journal'])
    expect(await faultsOf(createEntry(deps, { sealed: { iv: 'x'.repeat(16), data: 'x' } }))).toEqual(['/sealed open_journal'])
  })

  it('is written once, however often and whenever it is sent; another under its id is refused with the one that is there', async () => {
    const deps = journalDeps()
    const id = deps.ids.next()
    const first = await createEntry(deps, { id, body: 'First word', tags: ['a'] })
    deps.clock.advance({ hours: 30 })
    expect(await createEntry(deps, { id, body: 'First word', tags: ['a'] })).toEqual(first)
    for (const more of [{ body: 'First words' }, { mood: 1 }, { entryDate: '2026-03-01' }])
      expect(await refused(createEntry(deps, { id, body: 'First word', tags: ['a'], ...more }))).toMatchObject({
        code: 'conflict',
        details: { current: first },
      })
    expect(await happened(deps)).toEqual(['journal-entry.created'])
  })

  it('is not changed under somebody who knows an older one', async () => {
    const deps = journalDeps()
    const { id } = await createEntry(deps, { body: 'One' })
    const current = await editEntry(deps, id, { body: 'Two' }, { expectedVersion: 1 })
    expect(await refused(editEntry(deps, id, { body: 'Three' }, { expectedVersion: 1 }))).toMatchObject({
      code: 'stale',
      details: { current },
    })
  })

  it('goes to the trash and comes back; for good after its days', async () => {
    const deps = journalDeps()
    const { id } = await createEntry(deps, { body: 'One' })
    const other = await createEntry(deps, { body: 'Two' })
    await deleteEntry(deps, id)
    await deleteEntry(deps, id)
    for (const act of [getEntry(deps, id), editEntry(deps, id, { mood: 1 })])
      expect(await refused(act)).toMatchObject({ code: 'not-found' })
    expect(entriesIn(await listTrashedEntries(deps, { limit: 9 })).map((entry) => entry.id)).toEqual([id])
    expect(await restoreEntry(deps, id)).toMatchObject({ body: 'One', deletedAt: null })
    await deleteEntry(deps, id)
    deps.clock.advance({ hours: 24 * 32 })
    expect(await refused(restoreEntry(deps, id))).toMatchObject({ code: 'not-found' })
    await deleteEntry(deps, other.id)
    expect(await deps.store.get(deps.actor.space, journalEntries, id)).toBeNull()
  })
})

it('an entry that has left the trash takes its files along', async () => {
  const deps = { ...journalDeps(), kinds: [journalEntries], storageLimit: 100 }
  const { id } = await createEntry(deps, { body: 'One' })
  async function* content() {
    yield new Uint8Array(5).fill(65)
  }
  const owner = { kind: 'journal-entry', id } as const
  const file = await attachFile(deps, { owner, id: undefined, name: 'shed.txt', file: await stageFile(deps, content(), 100) })
  await deleteEntry(deps, id)
  deps.clock.advance({ hours: 24 * 32 })
  await listTrashedEntries(deps, { limit: 9 })
  expect([await deps.store.get(deps.actor.space, attachments, file.id), await deps.blobs.get(deps.actor.space, file.blobId)]).toEqual([
    null,
    null,
  ])
})

it('an entry that has a file, be it in the trash, is not sealed, because the file would stay readable', async () => {
  const deps = { ...journalDeps(), kinds: [journalEntries], storageLimit: 100 }
  const { id } = await createEntry(deps, { body: 'One' })
  const { id: journalId } = await createJournal(deps, { name: 'Night', seal })
  async function* content() {
    yield new Uint8Array(5).fill(65)
  }
  const owner = { kind: 'journal-entry', id } as const
  const file = await attachFile(deps, { owner, id: undefined, name: 'shed.txt', file: await stageFile(deps, content(), 100) })
  const sealing = () => editEntry(deps, id, { journalId, body: '', sealed: sealed('a') })
  expect(await faultsOf(sealing())).toEqual(['/sealed has_files'])
  await deleteAttachment(deps, file.id)
  expect(await faultsOf(sealing())).toEqual(['/sealed has_files'])
  await emptyTrashOfFiles(deps)
  expect(await sealing()).toMatchObject({ body: '', sealed: sealed('a') })
})

it('entries are listed by their days, those of one day by their moment, either way round', async () => {
  const deps = journalDeps()
  for (const [title, entryDate, hour] of [
    ['b', '2026-03-03', '08'],
    ['d', '2026-03-04', '09'],
    ['c', '2026-03-03', '20'],
    ['a', '2026-03-01', '23'],
  ])
    await createEntry(deps, { title, entryDate, entryAt: `2026-03-03T${hour}:00:00.000Z` } as NewJournalEntry)
  const titles = async (asked: EntriesAsked) =>
    entriesIn(await listEntries(deps, asked, { limit: 9 }))
      .map(({ title }) => title)
      .join('')
  expect(await titles({})).toBe('dcba')
  expect(await titles({ oldestFirst: true })).toBe('abcd')
  expect(await titles({ from: '2026-03-03', before: '2026-03-04' })).toBe('cb')
  expect(await titles({ journalId: null, oldestFirst: true, from: '2026-03-02' })).toBe('bcd')
  expect(await titles({ journalId: goal })).toBe('')
})
