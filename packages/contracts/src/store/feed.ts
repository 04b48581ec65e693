import { changeOnce, nowText } from '@throughline/core/kernel'
import { expect, it, vi } from 'vitest'
import { fakeActor, fakeClock, nextId } from '../fakes.ts'
import { aNote, anEvent, aPerson, changed, notes, people, put } from '../note.ts'
import type { Fresh } from './fresh.ts'

/** What the change feed of a space holds, and when whoever watches it is woken. */
export function feedRules(fresh: Fresh): void {
  it('holds the events of every save once it resolves, numbered from 1, in the order they were given', async () => {
    const { store, space } = fresh()
    expect(await store.head(space)).toBe(0)
    const note = aNote()
    const events = [anEvent(notes, note, 'created'), anEvent(notes, note, 'completed')]
    await put(store, space, notes, note, events)
    expect(await store.head(space)).toBe(2)
    const person = aPerson()
    const third = anEvent(people, person, 'created')
    await put(store, space, people, person, [third])
    expect(await store.changes(space, 0, 10)).toEqual([...events, third].map((event, i) => ({ ...event, seq: i + 1 })))
    expect(await store.head(space)).toBe(3)
  })

  it('is read on from a number, so many at a time', async () => {
    const { store, space } = fresh()
    for (let i = 0; i < 5; i++) {
      const note = aNote()
      await put(store, space, notes, note, [anEvent(notes, note)])
    }
    const numbers = async (after: number, limit: number) => (await store.changes(space, after, limit)).map(({ seq }) => seq)
    expect(await numbers(0, 2)).toEqual([1, 2])
    expect(await numbers(2, 2)).toEqual([3, 4])
    expect(await numbers(4, 2)).toEqual([5])
    expect(await numbers(5, 2)).toEqual([])
    expect(await numbers(99, 2)).toEqual([])
  })

  it('numbers the events of concurrent saves without a gap, each once', async () => {
    const { store, space } = fresh()
    const saved = Array.from({ length: 60 }, () => aNote()).map((note) => ({ note, events: [anEvent(notes, note), anEvent(notes, note)] }))
    await Promise.all(saved.map(({ note, events }) => put(store, space, notes, note, events)))
    const changes = await store.changes(space, 0, 1000)
    expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1))
    expect(changes.map(({ id }) => id).toSorted()).toEqual(saved.flatMap(({ events }) => events.map(({ id }) => id)).toSorted())
  })

  it('says nothing of a save that was refused, nor of one without events', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote())
    await put(store, space, notes, changed(note, {}))
    const late = changed(note, { title: 'Late' })
    await expect(put(store, space, notes, late, [anEvent(notes, late)])).rejects.toMatchObject({ code: 'stale' })
    expect(await store.changes(space, 0, 10)).toEqual([])
    expect(await store.head(space)).toBe(0)
  })

  it('has several tries at one change, at the same time, make it once', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote({ place: 1 }))
    const deps = { store, clock: fakeClock(), ids: { next: nextId }, actor: fakeActor({ space }) }
    const attempt = { eventId: nextId(), since: nowText(deps) }
    const tries = Array.from({ length: 8 }, () =>
      changeOnce(deps, notes, note.id, attempt, ({ place }) => ({ event: 'note.updated', changes: { place: Number(place) + 1 } })),
    )
    expect((await Promise.all(tries)).filter(({ isDone }) => !isDone)).toHaveLength(1)
    expect(await store.get(space, notes, note.id)).toMatchObject({ place: 2 })
    expect(await store.changes(space, 0, 10)).toMatchObject([{ id: attempt.eventId }])
  })

  it('keeps the past of an erased record', async () => {
    const { store, space } = fresh()
    const note = aNote()
    await put(store, space, notes, note, [anEvent(notes, note)])
    await store.erase(space, notes, note.id)
    expect(await store.changes(space, 0, 10)).toMatchObject([{ recordId: note.id, seq: 1 }])
  })

  it('tells of an erasing what was given with it, after all before, and once', async () => {
    const { store, space } = fresh()
    const note = aNote()
    const events = [anEvent(notes, note), anEvent(notes, note, 'erased')] as const
    await put(store, space, notes, note, [events[0]])
    await store.erase(space, notes, note.id, { events: [events[1]] })
    expect(await store.get(space, notes, note.id)).toBeNull()
    await store.erase(space, notes, note.id, { events: [anEvent(notes, note, 'erased')] })
    expect(await store.changes(space, 0, 10)).toEqual(events.map((event, i) => ({ ...event, seq: i + 1 })))
    expect(await store.head(space)).toBe(2)
  })

  it('is not changed by settling what it tells already, nothing, what was erased, or a record of another space', async () => {
    const { store, space } = fresh()
    const { store: other, space: elsewhere } = fresh()
    const [note, erased] = [aNote(), aNote()]
    await put(store, space, notes, note, [anEvent(notes, note)])
    await put(store, space, notes, erased, [anEvent(notes, erased)])
    await store.erase(space, notes, erased.id)
    const before = await store.changes(space, 0, 10)
    for (const id of [note.id, erased.id, aNote().id]) await store.settle(space, notes, id)
    await other.settle(elsewhere, notes, note.id)
    expect(await store.changes(space, 0, 10)).toEqual(before)
    expect(await other.changes(elsewhere, 0, 10)).toEqual([])
    expect(await store.get(space, notes, note.id)).toEqual(note)
  })

  it('holds the events of a record once each after it was settled while it was saved', async () => {
    const { store, space } = fresh()
    let note = await put(store, space, notes, aNote())
    const events: string[] = []
    for (let n = 0; n < 5; n++) {
      const event = anEvent(notes, note)
      events.push(event.id)
      const next = changed(note, { title: `${n}` })
      await Promise.all([put(store, space, notes, next, [event]), ...Array.from({ length: 3 }, () => store.settle(space, notes, note.id))])
      note = next
    }
    expect((await store.changes(space, 0, 10)).map(({ id }) => id)).toEqual(events)
  })

  it('wakes those who watch the space, until they stop', async () => {
    const { store, space } = fresh()
    const gone = vi.fn()
    const stop = store.watch(space, gone)
    stop()
    for (let i = 0; i < 2; i++) {
      const woken = Promise.withResolvers<void>()
      const leave = store.watch(space, woken.resolve)
      const note = aNote()
      await put(store, space, notes, note, [anEvent(notes, note)])
      await woken.promise
      leave()
      leave()
    }
    expect(gone).not.toHaveBeenCalled()
  })
}
