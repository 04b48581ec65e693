import { expect, it } from 'vitest'
import { createEntry } from '../entry/create-entry.ts'
import { deleteEntry } from '../entry/delete-entry.ts'
import type { JournalRevision } from '../schema.ts'
import { faultsOf, journalDeps, refused, sealed } from '../test-journal.ts'
import { keepText } from './keep-text.ts'
import { listRevisions } from './read-revisions.ts'

const kept = '00000000-0000-7000-8000-00000000aaaa'

it('keeps a text that lost, once, however often it is sent', async () => {
  const deps = journalDeps()
  const { id } = await createEntry(deps, { body: 'Theirs' })
  for (let time = 1; time <= 2; time++) await keepText(deps, id, { id: kept, title: 'Rain', body: 'What I had written' })
  const revisions: JournalRevision[] = JSON.parse((await listRevisions(deps, id, { limit: 10 })).json)
  expect(revisions).toMatchObject([{ id: kept, entryId: id, entryVersion: 1, title: 'Rain', body: 'What I had written', wordCount: 4 }])
  expect((await refused(keepText(deps, id, { id: kept, body: 'Something else' }))).code).toBe('conflict')
})

it('keeps none of an entry in the trash, and no sealed text of a readable one', async () => {
  const deps = journalDeps()
  const { id } = await createEntry(deps, { body: 'Theirs' })
  expect(await faultsOf(keepText(deps, id, { sealed: sealed('eA') }))).toEqual(['/sealed as_the_entry'])
  await deleteEntry(deps, id)
  expect((await refused(keepText(deps, id, { body: 'Mine' }))).code).toBe('not-found')
})
