import { aNote, atEveryStep, faulty, faultyStore, InjectedFault, interrupted, notes, put } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from './index.ts'

const entry = { name: 'email', value: 'ines@post.example', space: 'space', id: 'a', expiresAt: null } as const
const now = '2026-03-05T09:00:00.000Z'
const aStorage = () => createMemoryStorage({ kinds: [notes] })

describe('a store with a fault', () => {
  it('stops before the planned step, which is then not done, and stays stopped', async () => {
    const { store } = aStorage()
    const stopping = faultyStore(store, { failAt: 2 })
    const [first, second] = [aNote(), aNote()]
    await put(stopping, 'space', notes, first)
    await expect(put(stopping, 'space', notes, second)).rejects.toThrow(InjectedFault)
    await expect(stopping.get('space', notes, first.id)).rejects.toThrow(InjectedFault)
    await expect(stopping.json.get('space', notes, first.id)).rejects.toThrow(InjectedFault)
    expect(await store.get('space', notes, first.id)).toEqual(first)
    expect(await store.get('space', notes, second.id)).toBeNull()
  })

  it('stops after the planned step, which is then done', async () => {
    const { store } = aStorage()
    const note = aNote()
    await expect(put(faultyStore(store, { failAt: 1, when: 'after' }), 'space', notes, note)).rejects.toThrow(InjectedFault)
    expect(await store.get('space', notes, note.id)).toEqual(note)
  })

  it('counts the writing steps of all ports it shares, and no reading', async () => {
    const { store, directory } = faulty(aStorage(), { failAt: 2 })
    await directory.reserve(entry, now)
    await directory.find('email', entry.value, now)
    await store.head('space')
    await expect(put(store, 'space', notes, aNote())).rejects.toThrow(InjectedFault)
  })
})

describe('stopping at every step', () => {
  it('tries each writing step, before and after, and a run without a fault each way', async () => {
    const written: number[] = []
    const steps = await atEveryStep(async (plan) => {
      const storage = aStorage()
      const { store, directory } = faulty(storage, plan)
      const work = async () => {
        await directory.reserve(entry, now)
        for (let i = 0; i < 2; i++) await put(store, 'space', notes, aNote())
      }
      await interrupted(work())
      written.push(await storage.store.count('space', notes.queries.all, {}))
    })
    expect(steps).toBe(3)
    expect(written).toEqual([0, 0, 1, 2, 0, 1, 2, 2])
  })

  it('passes on what fails by itself', async () => {
    await expect(interrupted(Promise.reject(new Error('by itself')))).rejects.toThrow('by itself')
  })
})
