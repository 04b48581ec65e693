import {
  aNote,
  anEvent,
  atEveryStep,
  changed,
  type FaultPlan,
  fakeActor,
  InjectedFault,
  interrupted,
  type Note,
  notes,
} from '@throughline/contracts'
import { AppError, type Change, type DomainEvent, type Store, wasDone } from '@throughline/core/kernel'
import { type Db, MongoClient } from 'mongodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storageIn } from './open.ts'
import { serverForTests } from './test-server.ts'
import { type Step, steppedDb } from './test-stepped-db.ts'
import { inTurns, seeded } from './test-turns.ts'

const server = await serverForTests()

describe('the relay', { timeout: 20_000 }, () => {
  let client: MongoClient
  let db: Db
  let store: Store
  let spaces = 0

  beforeAll(async () => {
    client = new MongoClient(server.newDatabase())
    db = client.db()
    store = (await aProcess()).store
  }, 30_000)
  afterAll(async () => {
    await client.close()
    await server.stop()
  })

  // FerretDB reads a whole collection for most filters.
  beforeEach(async () => {
    for (const name of ['records.note', 'changes']) await db.collection(name).deleteMany({})
  })

  /** Another process at the same database, as far as the database can tell, its own start behind it. */
  async function aProcess(take = ({ run }: Step) => run()) {
    let started = false
    const storage = storageIn(
      steppedDb(db, (step) => (started ? take(step) : step.run())),
      [notes],
    )
    await storage.store.ready()
    started = true
    return storage
  }

  /** A process that stops at the planned writing step; when that writes several documents, after the first of them. */
  function aDoomedProcess(plan: FaultPlan) {
    let steps = 0
    return aProcess(async ({ run, runFirst }) => {
      if (plan.fired) throw new InjectedFault('This process has stopped.')
      if (++steps !== plan.failAt) return run()
      plan.fired = true
      await (plan.when === 'after' ? run() : runFirst?.())
      throw new InjectedFault('Stopped.')
    })
  }

  /** A process whose events all stay in their records. */
  const aProcessWithoutFeed = () =>
    aProcess(async ({ run, method }) => {
      if (method === 'insertMany') throw new InjectedFault('Stopped before the feed.')
      return run()
    })

  const newSpace = () => `space-${++spaces}`
  const eventsOf = (note: Note) => [anEvent(notes, note, 'first'), anEvent(notes, note, 'second')]
  const write = (to: Store, space: string, note: Note, events: readonly DomainEvent[] = eventsOf(note)) =>
    to.save(space, notes, note, { expectedVersion: note.version - 1, events })
  const labelOf = ({ recordId, version, type }: DomainEvent) => `${recordId} ${version} ${type}`
  const expectedOf = (note: Note) =>
    Array.from({ length: note.version }, (_, i) => eventsOf({ ...note, version: i + 1 }).map(labelOf)).flat()

  /** The feed, after what was left behind has been delivered; checked for holes and for events still waiting. */
  async function settledFeed(space: string): Promise<Change[]> {
    await (await aProcess()).sweep()
    const changes = await store.changes(space, 0, 10_000)
    expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, i) => i + 1))
    expect(await db.collection('records.note').countDocuments({ space, pending: { $gt: '' } })).toBe(0)
    return changes
  }

  it('loses and doubles no event of a save that stops anywhere', async () => {
    const steps = await atEveryStep(async (plan) => {
      const [space, note] = [newSpace(), aNote()]
      const doomed = await aDoomedProcess(plan)
      await interrupted(write(doomed.store, space, note))
      const stored = await store.get(space, notes, note.id)
      expect((await settledFeed(space)).map(labelOf)).toEqual(stored ? expectedOf(note) : [])
    })
    expect(steps).toBe(3)
  })

  it('keeps the order of a record whose first save stopped anywhere and whose next came from another process', async () => {
    await atEveryStep(async (plan) => {
      const [space, note] = [newSpace(), aNote()]
      const doomed = await aDoomedProcess(plan)
      await interrupted(write(doomed.store, space, note))
      if (!(await store.get(space, notes, note.id))) return
      const next = changed(note, {})
      await write(store, space, next)
      expect((await settledFeed(space)).map(labelOf)).toEqual(expectedOf(next))
    })
  })

  it('delivers all events of saves that shared a stop', async () => {
    await atEveryStep(async (plan) => {
      const [space, three] = [newSpace(), [aNote(), aNote(), aNote()]]
      const doomed = await aDoomedProcess(plan)
      await Promise.all(three.map((note) => interrupted(write(doomed.store, space, note))))
      const stored = (await store.list(space, notes.queries.all, {}, { limit: 10 })).items
      const feed = (await settledFeed(space)).map(labelOf)
      expect(feed.toSorted()).toEqual(stored.flatMap(expectedOf).toSorted())
    })
  })

  it('lets a process begun since know that something was done, though its event waited', async () => {
    const [space, note] = [newSpace(), aNote()]
    const events = eventsOf(note)
    const [{ id: eventId, at: since }] = events as [DomainEvent, DomainEvent]
    await interrupted(write((await aProcessWithoutFeed()).store, space, note, events))
    expect(await store.head(space)).toBe(0)
    const asking = { ...(await aProcess()), actor: fakeActor({ space }) }
    expect(await wasDone(asking, notes, note.id, { eventId, since })).toBe(true)
  })

  it('tells the same process at once, where the database went away before the feed and is back', async () => {
    const [space, note, eventId] = [newSpace(), aNote(), 'the-event-of-the-request']
    let isAway = true
    const { store: own } = await aProcess(async ({ run, method }) => {
      if (isAway && method === 'insertMany') throw new InjectedFault('The database is away.')
      return run()
    })
    const events = eventsOf(note).map((event, place) => (place === 0 ? { ...event, id: eventId } : event))
    await interrupted(write(own, space, note, events))
    isAway = false
    const attempt = { eventId, since: events[0]?.at ?? null }
    const asking = { store: own, actor: fakeActor({ space }) }
    expect(await own.head(space)).toBe(0)
    expect(await wasDone(asking, notes, note.id, attempt)).toBe(true)
    expect(await wasDone(asking, notes, note.id, { ...attempt, eventId: 'another' })).toBe(false)
    expect((await settledFeed(space)).map(labelOf), 'each once').toEqual(expectedOf(note))
  })

  it('keeps the past of a record whose erasing stops anywhere, also of one that has events waiting', async () => {
    await atEveryStep(async (plan) => {
      const [space, note] = [newSpace(), aNote()]
      const doomed = await aDoomedProcess(plan)
      await interrupted(write((await aProcessWithoutFeed()).store, space, note))
      await interrupted(doomed.store.erase(space, notes, note.id))
      await store.erase(space, notes, note.id)
      expect(await store.get(space, notes, note.id)).toBeNull()
      expect((await settledFeed(space)).map(labelOf)).toEqual(expectedOf(note))
    })
  })

  it('erases no event of a save that came in between and stopped', async () => {
    const [space, note] = [newSpace(), aNote()]
    await write(store, space, note)
    const next = changed(note, {})
    const { store: cut } = await aProcessWithoutFeed()
    let met = false
    const eraser = await aProcess(async ({ run, method }) => {
      if (method === 'deleteOne' && !met) {
        met = true
        await interrupted(write(cut, space, next))
      }
      return run()
    })
    await eraser.store.erase(space, notes, note.id)
    expect((await settledFeed(space)).map(labelOf)).toEqual(expectedOf(next))
  })

  it('delivers once what several processes sweep up at a time', async () => {
    const [space, many] = [newSpace(), Array.from({ length: 8 }, () => aNote())]
    const sweepers = await Promise.all([1, 2, 3, 4].map(() => aProcess()))
    const { store: cut } = await aProcessWithoutFeed()
    for (const note of many) await interrupted(write(cut, space, note))
    await Promise.all(sweepers.map(({ sweep }) => sweep()))
    const feed = (await settledFeed(space)).map(labelOf)
    expect(feed.toSorted()).toEqual(many.flatMap(expectedOf).toSorted())
  })

  /** Makes four changes to records chosen at random, beginning anew when another was quicker. */
  async function change(own: Store, space: string, ids: readonly string[], random: () => number) {
    for (let saved = 0; saved < 4; ) {
      const id = ids[Math.floor(random() * ids.length)] as string
      const current = await own.get(space, notes, id)
      const note = current ? changed(current, {}) : aNote({ id })
      const events = eventsOf(note)
      try {
        await write(own, space, note, events)
      } catch (error) {
        if (error instanceof AppError && error.code === 'stale') continue
        throw error
      }
      const told = new Set((await own.changes(space, 0, 1000)).map((each) => each.id))
      expect(events.every((event) => told.has(event.id))).toBe(true)
      saved++
    }
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('holds under any order of steps of three processes, one of which stops (seed %i)', async (seed) => {
    const random = seeded(seed)
    const [space, ids] = [newSpace(), [aNote().id, aNote().id]]
    const turns = inTurns(3, random)
    let stepsLeft = Math.floor(random() * 12)
    const lasting = (step: Step) => turns.take(step.run)
    const stopping = (step: Step) =>
      turns.take(async () => {
        if (stepsLeft-- <= 0) throw new InjectedFault('This process has stopped.')
        return step.run()
      })
    const processes = await Promise.all([stopping, lasting, lasting].map(aProcess))
    await Promise.all(processes.map((each, i) => interrupted(change(each.store, space, ids, seeded(seed * 100 + i))).finally(turns.leave)))

    const feed = await settledFeed(space)
    for (const id of ids) {
      const note = await store.get(space, notes, id)
      expect(feed.filter(({ recordId }) => recordId === id).map(labelOf)).toEqual(note ? expectedOf(note) : [])
    }
  })

  it('tells a watcher in another process within a second', async () => {
    const space = newSpace()
    const { store: other } = await aProcess()
    await write(store, space, aNote())
    const woken = Promise.withResolvers<void>()
    const leave = other.watch(space, woken.resolve)
    expect(await other.head(space)).toBe(2)
    const begun = performance.now()
    await write(store, space, aNote())
    await woken.promise
    expect(performance.now() - begun).toBeLessThan(1000)
    leave()
  })
})
