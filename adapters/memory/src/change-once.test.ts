import { aNote, fakeActor, fakeClock, heldUp, type Note, notes, saveOf, sequentialIds } from '@throughline/contracts'
import { type ChangeDeps, changeOnce, changeRecord, nowText } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { createMemoryStorage } from './index.ts'

const id = '019a9b3c-5d00-7cc0-8000-0123456789ab'

/** A note with its place, which tries move on by one. */
async function desk() {
  const { store } = createMemoryStorage({ kinds: [notes] })
  const deps: ChangeDeps = { store, clock: fakeClock(), ids: sequentialIds(), actor: fakeActor() }
  await store.save(deps.actor.space, notes, aNote({ id, place: 1 }), { expectedVersion: 0 })
  const attempt = { eventId: deps.ids.next(), since: nowText(deps) }
  const moved = ({ place }: Note) => ({ event: 'note.updated', changes: { place: Number(place) + 1 } })
  const place = async () => (await store.get(deps.actor.space, notes, id))?.place
  return { deps, attempt, moved, place, on: (by = deps, as: { eventId?: string } = attempt) => changeOnce(by, notes, id, as, moved) }
}

it('changes a record once for all tries, and says so', async () => {
  const { on, place } = await desk()
  expect(await on()).toMatchObject({ isDone: false, record: { place: 2 } })
  expect(await on()).toMatchObject({ isDone: true, record: { place: 2 } })
  expect(await place()).toBe(2)
})

it('changes it each time where none is a try at the same', async () => {
  const { on, deps, place } = await desk()
  for (const attempt of [{}, {}, { eventId: deps.ids.next() }]) expect(await on(deps, attempt)).toMatchObject({ isDone: false })
  expect(await place()).toBe(4)
})

it('changes it once where a try is saved only after the next one', async () => {
  const { on, deps, place } = await desk()
  const { ports, isWaiting, goOn } = heldUp({ store: deps.store }, saveOf(notes))
  const first = on({ ...deps, ...ports })
  await isWaiting
  expect(await on()).toMatchObject({ isDone: false })
  goOn()
  expect(await first).toMatchObject({ isDone: true, record: { place: 2 } })
  expect(await place()).toBe(2)
})

it('changes it once where a try begins to read only after the next one is saved', async () => {
  const { on, deps, place } = await desk()
  const { store } = deps
  const get: typeof store.get = async (...asked) => {
    await on()
    return store.get(...asked)
  }
  expect(await on({ ...deps, store: { ...store, get } })).toMatchObject({ isDone: true, record: { place: 2 } })
  expect(await place()).toBe(2)
})

it('answers the record as it is where another try was saved once this one had read it', async () => {
  const { on, deps } = await desk()
  const { store } = deps
  const settle: typeof store.settle = async (...asked) => {
    await on()
    return store.settle(...asked)
  }
  expect(await on({ ...deps, store: { ...store, settle } })).toMatchObject({ isDone: true, record: { place: 2 } })
})

it('changes it by what is given, where more is to be done', async () => {
  const { deps, attempt, moved } = await desk()
  const events: string[] = []
  for (let times = 0; times < 2; times++)
    await changeOnce(deps, notes, id, attempt, moved, (once) =>
      changeRecord(deps, notes, id, {}, async (note) => {
        const step = await once(note)
        if (step) events.push(step.event)
        return step
      }),
    )
  expect(events).toEqual(['note.updated'])
})
