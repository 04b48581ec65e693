import { expect, it } from 'vitest'
import { journalTemplates } from '../schema.ts'
import { happened, journalDeps, refused } from '../test-journal.ts'
import { createJournalTemplate, deleteJournalTemplate, editJournalTemplate, restoreJournalTemplate } from './change-template.ts'
import { listJournalTemplates, readJournalTemplate } from './read-templates.ts'

it('a template is kept once, changed by what is named, thrown away and brought back, and gone after its days', async () => {
  const deps = journalDeps()
  const id = deps.ids.next()
  const first = await createJournalTemplate(deps, { id, name: 'After a shift', body: '## What went well\n' })
  expect(first).toMatchObject({ title: '', tags: [] })
  expect(await createJournalTemplate(deps, { id, name: 'After a shift', body: '## What went well\n' })).toEqual(first)
  expect(await refused(createJournalTemplate(deps, { id, name: 'Other' }))).toMatchObject({ code: 'conflict', details: { current: first } })
  expect(await editJournalTemplate(deps, id, { tags: ['night'] })).toMatchObject({ name: 'After a shift', tags: ['night'], version: 2 })
  expect(await editJournalTemplate(deps, id, { tags: ['night'] })).toMatchObject({ version: 2 })
  expect(await refused(editJournalTemplate(deps, id, { name: 'x' }, { expectedVersion: 1 }))).toMatchObject({ code: 'stale' })
  const names = async () => JSON.parse((await listJournalTemplates(deps, { limit: 9 })).json).map(({ name }: { name: string }) => name)
  const other = await createJournalTemplate(deps, { name: 'Sunday' })
  await deleteJournalTemplate(deps, id)
  expect(await names()).toEqual(['Sunday'])
  expect(await refused(readJournalTemplate(deps, id))).toMatchObject({ code: 'not-found' })
  await restoreJournalTemplate(deps, id)
  expect(await names()).toEqual(['After a shift', 'Sunday'])
  await deleteJournalTemplate(deps, id)
  deps.clock.advance({ hours: 24 * 32 })
  expect(await refused(restoreJournalTemplate(deps, id))).toMatchObject({ code: 'not-found' })
  await deleteJournalTemplate(deps, other.id)
  expect(await deps.store.get(deps.actor.space, journalTemplates, id)).toBeNull()
  const kept = ['created', 'updated', 'created', 'deleted', 'restored', 'deleted', 'deleted', 'deleted']
  expect(await happened(deps)).toEqual(kept.map((what) => `journal-template.${what}`))
})
