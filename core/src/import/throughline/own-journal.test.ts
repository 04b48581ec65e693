import { expect, it } from 'vitest'
import { attachFile, attachments, readAttachment, stageFile } from '../../attachment/index.ts'
import { exportZip } from '../../export/index.ts'
import {
  createEntry,
  createJournal,
  createJournalTemplate,
  editEntry,
  type JournalEntry,
  journalEntries,
  journals,
  journalTemplates,
} from '../../journal/index.ts'
import { heldFile, joined, listAll } from '../../kernel/index.ts'
import { dot } from '../journal/test-journal.ts'
import { previewImport } from '../preview-import.ts'
import { runImport } from '../run-import.ts'
import { importDeps } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'

type Deps = ReturnType<typeof importDeps>

async function* bytes() {
  yield dot
}

const all = async ({ store, actor }: Deps) => ({
  entries: await listAll({ store }, actor.space, journalEntries.queries.oldest, {}),
  journals: await listAll({ store }, actor.space, journals.queries.all, {}),
  templates: await listAll({ store }, actor.space, journalTemplates.queries.all, {}),
})

async function written() {
  const deps = importDeps()
  const journal = await createJournal(deps, { name: 'Allotment' })
  await createJournalTemplate(deps, { name: 'After a shift' })
  const first = await createEntry(deps, { title: 'Beans', entryDate: '2025-11-02', journalId: journal.id, starred: true })
  const photo = await attachFile(deps, {
    owner: { kind: 'journal-entry', id: first.id },
    name: 'dot.png',
    file: await stageFile(deps, bytes(), 1000),
  })
  await editEntry(deps, first.id, { body: `![](attachment:${photo.id})` })
  await createEntry(deps, { body: `After [Beans](/journal/${first.id})`, entryDate: '2026-01-02' })
  return heldFile(await joined(exportZip(deps)))
}

it('the journal of an own archive is previewed, comes with its pictures and journals, and is taken back as one', async () => {
  const file = { format: 'throughline-zip', file: await written() }
  const deps = importDeps()
  expect(await previewImport(deps, file)).toMatchObject({
    counts: { tasks: 0, entries: 2, photos: 1, files: 0, journals: 1, entryTemplates: 1 },
    days: { from: '2025-11-02', to: '2026-01-02' },
    entries: expect.arrayContaining([expect.objectContaining({ title: 'Beans', photos: 1, starred: true })]),
    problems: [],
  })
  const { id } = await runImport(deps, file)
  const made = await all(deps)
  const [first, second] = made.entries as [JournalEntry, JournalEntry]
  const [photo] = await listAll(deps, deps.actor.space, attachments.queries.all, {})
  expect(first).toMatchObject({
    journalId: made.journals[0]?.id,
    importId: id,
    photoIds: [photo?.id],
    body: `![](attachment:${photo?.id})`,
  })
  expect(second).toMatchObject({ body: `After [Beans](/journal/${first.id})`, links: [{ id: first.id }] })
  expect(photo && (await joined(await readAttachment(deps, photo)))).toEqual(dot)
  await undoImport(deps, id)
  expect(await all(deps)).toEqual({ entries: [], journals: [], templates: [] })
})
