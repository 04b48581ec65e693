import { aNote, contractKinds, fakeActor, fakeClock, notes, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { makeOnce } from './make-once.ts'

const id = '019a9b3c-5d00-7cc0-8000-0123456789ab'

/** Somebody, what makes notes of theirs, and how often it was run. */
function desk() {
  const deps = { ...createMemoryStorage({ kinds: contractKinds }), clock: fakeClock(), ids: sequentialIds(), actor: fakeActor() }
  const made: string[] = []
  const make = (title: string) =>
    makeOnce(deps, notes, { id, asked: { title } }, (given) => {
      made.push(given)
      return aNote({ id: given, version: 1, title })
    })
  return { deps, made, make }
}

it('makes the record, and tells of it once, however often it is asked for', async () => {
  const { deps, made, make } = desk()
  const first = await make('Draft')
  expect(first).toMatchObject({ id, title: 'Draft' })
  expect(await make('Draft')).toEqual(first)
  expect(made).toEqual([id])
  expect(await deps.store.changes(deps.actor.space, 0, 10)).toMatchObject([{ type: 'note.created' }])
})

it('makes one of several that come at once, and answers that to all', async () => {
  const { deps, make } = desk()
  const answers = await Promise.all([make('Draft'), make('Draft'), make('Draft')])
  expect(new Set(answers.map(({ createdAt }) => createdAt)).size).toBe(1)
  expect(await deps.store.changes(deps.actor.space, 0, 10)).toHaveLength(1)
})

it('refuses an id that stands for another, and shows that', async () => {
  const { make } = desk()
  const current = await make('Draft')
  await expect(make('Another')).rejects.toMatchObject({ code: 'conflict', details: { current } })
})

it('gives an id where none is named', async () => {
  const { deps, make, made } = desk()
  const answers = [
    await makeOnce(deps, notes, { id: undefined, asked: {} }, (given) => aNote({ id: given, version: 1 })),
    await make('Draft'),
  ]
  expect(new Set(answers.map((each) => each.id)).size).toBe(2)
  expect(made).toEqual([id])
})
