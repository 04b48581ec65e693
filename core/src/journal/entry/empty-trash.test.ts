import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { attachFile, attachments, stageFile } from '../../attachment/index.ts'
import type { Kind } from '../../kernel/index.ts'
import { journalEntries, journalRevisions } from '../schema.ts'
import { happened, type JournalTestDeps, journalDeps } from '../test-journal.ts'
import { createEntry } from './create-entry.ts'
import { deleteEntry, restoreEntry } from './delete-entry.ts'
import { editEntry } from './edit-entry.ts'
import { emptyJournalTrash } from './empty-trash.ts'

const kinds: readonly Kind[] = [journalEntries, journalRevisions, attachments]

/** An entry with a file and a revision. */
async function anEntry(deps: JournalTestDeps): Promise<string> {
  const { id } = await createEntry(deps, { body: 'x'.repeat(400) })
  await editEntry(deps, id, { body: 'y' }, {})
  async function* content() {
    yield new Uint8Array(5).fill(65)
  }
  const file = await stageFile(deps, content(), 1000)
  await attachFile({ ...deps, kinds, storageLimit: 1_000 }, { owner: { kind: 'journal-entry', id }, name: 'a.txt', file })
  return id
}

const inStore = ({ store, actor }: JournalTestDeps) =>
  Promise.all(kinds.flatMap(({ queries }) => [queries.all, queries.trash]).map((query) => store.count(actor.space, query, {})))

it('erases entries of the trash with their files and revisions, and leaves the rest', async () => {
  const deps = journalDeps()
  const [, gone] = [await anEntry(deps), await anEntry(deps)]
  await deleteEntry(deps, gone)
  expect(await emptyJournalTrash(deps)).toEqual({ erased: 1, isEmpty: true })
  expect(await inStore(deps)).toEqual([1, 0, 1, 0, 1, 0])
  expect((await happened(deps)).at(-1)).toBe('trash.emptied')
  await expect(restoreEntry(deps, gone)).rejects.toMatchObject({ code: 'not-found' })
})

it('of a full trash erases some at each call, and says when nothing is left', async () => {
  const deps = journalDeps()
  for (let n = 0; n < 60; n++) await deleteEntry(deps, (await createEntry(deps, { body: `Day ${n}` })).id)
  expect([await emptyJournalTrash(deps), await emptyJournalTrash(deps)]).toEqual([
    { erased: 50, isEmpty: false },
    { erased: 10, isEmpty: true },
  ])
})

it('stopped anywhere and run again leaves nothing of what was there', async () => {
  await atEveryStep(async (plan) => {
    const deps = journalDeps()
    await deleteEntry(deps, await anEntry(deps))
    await interrupted(emptyJournalTrash(faulty(deps, plan)))
    await emptyJournalTrash(deps)
    expect(await inStore(deps)).toEqual([0, 0, 0, 0, 0, 0])
  })
})
