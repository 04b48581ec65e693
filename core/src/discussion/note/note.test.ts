import { expect, it } from 'vitest'
import { deleteAgendaItem } from '../agenda/change-agenda-item.ts'
import { listAgenda } from '../agenda/read-agenda.ts'
import { deliver } from '../delivery/deliver.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { keepNote, readNote } from './keep-note.ts'
import { raisePoint } from './raise-point.ts'
import { discussionNotes } from './schema.ts'

async function noted() {
  const all = await people('ines', 'ruth', 'vera')
  const { id } = await createDiscussion(all.ines, { title: '1:1 with Ruth', kind: 'one-on-one' })
  await letIn(all.ruth, id)
  await letIn(all.vera, id, 'viewer')
  await deliver(all.ines, id)
  const pointId = all.ids.next()
  await keepNote(all.ines, id, { body: 'She sounded tired.', points: [{ id: pointId, text: 'My salary' }] })
  const agenda = async () => JSON.parse((await listAgenda(all.ruth, id, {}, { limit: 10 })).json)
  return { ...all, id, pointId, agenda }
}

it('is its writer’s alone: another in the discussion has a note of their own, and hears nothing of it', async () => {
  const { ines, ruth, store, id } = await noted()
  expect(await readNote(ines, id)).toMatchObject({ body: 'She sounded tired.', version: 1 })
  expect(await readNote(ruth, id)).toMatchObject({ body: '', points: [], version: 0 })
  const spaces = [id, ruth.actor.space]
  for (const space of spaces) {
    const told = (await store.changes(space, 0, 100)).filter(
      ({ kind, actor }) => kind === 'discussion-note' && actor === ines.actor.accountId,
    )
    expect(told).toEqual([])
  }
  expect(await store.get(id, discussionNotes, id)).toBeNull()
})

it('is kept with the first that is written; reading it, or writing nothing, keeps nothing', async () => {
  const { ruth, store, id, clock } = await noted()
  const head = await store.head(ruth.actor.space)
  const unwritten = await readNote(ruth, id)
  clock.advance({ hours: 1 })
  expect(await readNote(ruth, id)).toEqual(unwritten)
  expect(await keepNote(ruth, id, { body: '' })).toEqual(unwritten)
  expect(await store.get(ruth.actor.space, discussionNotes, id)).toBeNull()
  expect(await store.head(ruth.actor.space)).toBe(head)
  await expect(keepNote(ruth, id, { body: 'Ask.' }, { expectedVersion: 1 })).rejects.toMatchObject({
    code: 'stale',
    details: { current: unwritten },
  })
  expect(await keepNote(ruth, id, { body: 'Ask.' }, { expectedVersion: 0 })).toMatchObject({ body: 'Ask.', version: 1 })
  expect((await store.changes(ruth.actor.space, head, 10)).map(({ type }) => type)).toEqual(['discussion-note.created'])
})

it('two pages that write it first at once both keep what they wrote', async () => {
  const { ruth, id, ids } = await noted()
  const point = { id: ids.next(), text: 'Holidays' }
  await Promise.all([keepNote(ruth, id, { body: 'Ask.' }), keepNote(ruth, id, { points: [point] })])
  expect(await readNote(ruth, id)).toMatchObject({ body: 'Ask.', points: [point], version: 2 })
  await expect(keepNote(ruth, id, { body: '' }, { expectedVersion: 0 })).rejects.toMatchObject({ code: 'stale' })
})

it('is there for who may only read, and for nobody who is not in the discussion', async () => {
  const { vera, id, ids } = await noted()
  const own = { id: ids.next(), text: 'Ask about it' }
  expect(await keepNote(vera, id, { points: [own] })).toMatchObject({ points: [{ ...own, raisedAs: null }] })
  await expect(raisePoint(vera, id, own.id)).rejects.toMatchObject({ code: 'forbidden' })
  const { ines: stranger } = await people('ines')
  await expect(readNote({ ...stranger, store: vera.store, actor: { ...stranger.actor, accountId: ids.next() } }, id)).rejects.toMatchObject(
    {
      code: 'not-found',
    },
  )
})

it('a point that is raised is on the agenda with its text, once', async () => {
  const { ines, ruth, id, pointId, agenda } = await noted()
  const item = await raisePoint(ines, id, pointId)
  expect(await raisePoint(ines, id, pointId)).toEqual(item)
  expect(await agenda()).toMatchObject([{ id: item.id, text: 'My salary', note: '', addedBy: ines.actor.accountId }])
  expect((await readNote(ines, id)).points).toMatchObject([{ id: pointId, raisedAs: item.id }])
  await deleteAgendaItem(ruth, id, item.id)
  expect(await agenda()).toEqual([])
  expect(await raisePoint(ines, id, pointId)).toMatchObject({ id: item.id, deletedAt: null })
})

it('a process that ended between the agenda and the note makes nothing twice', async () => {
  const { ines, id, pointId, agenda } = await noted()
  const save: typeof ines.store.save = (space, kind, ...rest) => {
    if (kind.name === 'discussion-note') throw new Error('The process has ended.')
    return ines.store.save(space, kind, ...rest)
  }
  await expect(raisePoint({ ...ines, store: { ...ines.store, save } }, id, pointId)).rejects.toThrow('ended')
  await raisePoint(ines, id, pointId)
  expect(await agenda()).toHaveLength(1)
})

it('keeps which points were raised while they are put into another order', async () => {
  const { ines, id, pointId, ids } = await noted()
  const { id: raisedAs } = await raisePoint(ines, id, pointId)
  const other = { id: ids.next(), text: 'Holidays' }
  const { points } = await keepNote(ines, id, { points: [other, { id: pointId, text: 'Pay' }] })
  expect(points).toEqual([
    { ...other, raisedAs: null },
    { id: pointId, text: 'Pay', raisedAs },
  ])
  await expect(keepNote(ines, id, { points: [other, other] })).rejects.toMatchObject({ details: { faults: [{ code: 'same_id' }] } })
  await expect(keepNote(ines, id, { body: '' }, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'stale' })
})
