import { type HeldRow, type Holdings, type HoldingsUse, halfFilled, type Kind, notEmpty } from '@throughline/core/kernel'
import { describe, expect, it } from 'vitest'
import { nextId } from './fakes.ts'
import { aNote, anEvent, changed, contractKinds, marks, notes, people, put } from './note.ts'
import type { OpenStorage, Storage } from './storage.ts'

/** How a storage is opened to be read or filled as a whole; `place` names one. */
export interface HoldingsPlaces {
  /** A new place, where there is nothing yet. */
  place(): string
  open(place: string, kinds: readonly Kind[]): ReturnType<OpenStorage>
  holdings(place: string, kinds: readonly Kind[], use: HoldingsUse): Promise<Holdings> | Holdings
}

const now = '2026-03-05T09:00:00.000Z'

/** What Holdings must do. */
export function holdingsContract(name: string, { place, open, holdings }: HoldingsPlaces): void {
  /** Some of all there is. */
  async function filled(where: string) {
    const storage = await open(where, contractKinds)
    const note = aNote({ title: 'Quince and pear', labels: ['a', 'b'], day: '2026-03-05' })
    await put(storage.store, 'space/one', notes, note, [anEvent(notes, note)])
    const next = changed(note, { title: 'Ängste & 😀', labels: ['b'] })
    await put(storage.store, 'space/one', notes, next, [anEvent(notes, next)])
    const thrown = aNote({ deletedAt: now, labels: ['c'] })
    await put(storage.store, 'two', notes, thrown, [anEvent(notes, thrown)])
    await storage.directory.reserve({ name: 'email', value: 'ines@post.example', space: 'two', id: thrown.id, expiresAt: null }, now)
    await storage.queue.enqueue({ id: 'job', type: 'remind', space: 'two', payload: { of: [1, 'x'] }, runAt: now })
    const [job] = await storage.queue.claim(['remind'], { now, leaseMs: 1000, limit: 1 })
    return { storage, note: next, thrown, job }
  }

  async function allOf(held: Holdings): Promise<Record<string, readonly HeldRow[]>> {
    const all: Record<string, HeldRow[]> = {}
    for (const part of held.parts) for await (const rows of held.rows(part)) all[part] = [...(all[part] ?? []), ...rows]
    return all
  }

  const faultsOf = async (held: Holdings) => {
    const all: string[] = []
    for await (const fault of held.faults()) all.push(fault)
    return all
  }

  /** Fills a new place with what another holds. */
  async function copied(from: string, to: string, upTo = Number.POSITIVE_INFINITY) {
    const [source, target] = [await holdings(from, contractKinds, 'read'), await holdings(to, contractKinds, 'fill')]
    let batches = 0
    for (const part of source.parts)
      for await (const rows of source.rows(part)) if (batches++ < upTo && target.parts.includes(part)) await target.add(part, rows)
    if (upTo === Number.POSITIVE_INFINITY) await target.finish()
    await Promise.all([source.close(), target.close()])
  }

  describe(`holdings of ${name}`, () => {
    it('copies all there is to a storage that then answers as the first did', async () => {
      const [from, to] = [place(), place()]
      const { storage, note, thrown, job } = await filled(from)
      await storage.close()
      await copied(from, to)

      const copy = (await open(to, contractKinds)) as Storage
      expect(await copy.store.get('space/one', notes, note.id)).toEqual(note)
      expect(await copy.store.get('two', notes, thrown.id)).toEqual(thrown)
      const byLabel = await copy.store.list('space/one', notes.queries.byLabel, { where: { status: 'open' }, each: 'b' }, { limit: 9 })
      expect(byLabel.items).toEqual([note])
      expect((await copy.store.search('space/one', 'ängste', [notes], { limit: 9 })).items).toEqual([{ kind: 'note', record: note }])
      expect((await copy.store.changes('space/one', 0, 9)).map(({ seq, version }) => [seq, version])).toEqual([
        [1, 1],
        [2, 2],
      ])
      expect(await copy.directory.find('email', 'ines@post.example', now)).toMatchObject({ space: 'two', id: thrown.id })
      expect(await copy.queue.claim(['remind'], { now, leaseMs: 1000, limit: 1 })).toEqual([])
      await copy.queue.complete(job as NonNullable<typeof job>)
      const later = changed(note, { title: 'Written there' })
      await put(copy.store, 'space/one', notes, later, [anEvent(notes, later)])
      expect(await copy.store.head('space/one')).toBe(3)
      await copy.close()
    })

    it('has the same rows after a copy, and finds no fault in them', async () => {
      const [from, to] = [place(), place()]
      await (await filled(from)).storage.close()
      await copied(from, to)
      const [source, target] = [await holdings(from, contractKinds, 'read'), await holdings(to, contractKinds, 'read')]
      const rows = await allOf(target)
      expect(rows).toEqual(await allOf(source))
      expect(Object.keys(rows).toSorted()).toEqual(['changes', 'directory', 'jobs', 'records/note'])
      expect([await faultsOf(source), await faultsOf(target)]).toEqual([[], []])
      await Promise.all([source.close(), target.close()])
    })

    it('fills nothing that holds anything', async () => {
      const where = place()
      await (await filled(where)).storage.close()
      await expect((async () => holdings(where, contractKinds, 'fill'))()).rejects.toThrow(notEmpty())
    })

    it('opens nothing that is filled in part, and fills it anew', async () => {
      const [from, to] = [place(), place()]
      await (await filled(from)).storage.close()
      await copied(from, to, 2)
      const opening = async () => {
        const half = await open(to, contractKinds)
        await half.store.ready().finally(() => half.close())
      }
      await expect(opening()).rejects.toMatchObject({ code: 'unavailable', message: halfFilled })
      await expect((async () => holdings(to, contractKinds, 'read'))()).rejects.toThrow(halfFilled)
      await copied(from, to)
      const whole = await holdings(to, contractKinds, 'read')
      expect((await allOf(whole))['records/note']).toHaveLength(2)
      await whole.close()
    })

    it('reads every row once where they are many', async () => {
      const where = place()
      const storage = await open(where, [marks, people])
      const all = Array.from({ length: 1203 }, (_, i) => ({ ...envelope(), title: `${i}` }))
      await Promise.all(all.map((mark, i) => storage.store.save(`space-${i % 3}`, marks, mark, { expectedVersion: 0 })))
      await storage.close()
      const held = await holdings(where, [marks, people], 'read')
      const rows = (await allOf(held))['records/mark'] ?? []
      expect(rows.map(([, json]) => JSON.parse(json as string).title).toSorted()).toEqual(all.map(({ title }) => title).toSorted())
      await held.close()
    })
  })
}

const envelope = () => ({ id: nextId(), createdAt: now, updatedAt: now, version: 1, deletedAt: null })
