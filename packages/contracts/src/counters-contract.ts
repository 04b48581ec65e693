import type { Counters, Kind } from '@throughline/core/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextId } from './fakes.ts'
import { contractKinds } from './note.ts'

export interface OpenedCounters {
  counters: Counters
  close(): Promise<void>
}

const now = Date.parse('2026-03-05T09:00:00Z')

/** What all Counters must do. */
export function countersContract(name: string, open: (kinds: readonly Kind[]) => OpenedCounters): void {
  describe(`${name} counters`, () => {
    let storage: OpenedCounters
    let counters: Counters
    beforeAll(() => {
      storage = open(contractKinds)
      counters = storage.counters
    })
    afterAll(() => storage.close())

    const spending = { cost: 100, most: 300, now }

    it('lets a key be used as far ahead as there is room, and no further', async () => {
      const key = nextId()
      const spend = () => counters.spend(key, spending)
      expect([await spend(), await spend(), await spend()]).toEqual([100, 200, 300].map((ms) => ({ allowed: true, until: now + ms })))
      expect(await spend()).toEqual({ allowed: false, until: now + 300 })
      expect(await counters.spend(nextId(), spending)).toEqual({ allowed: true, until: now + 100 })
    })

    it('has room again as time goes by', async () => {
      const key = nextId()
      for (let i = 0; i < 3; i++) await counters.spend(key, spending)
      expect(await counters.spend(key, { ...spending, now: now + 99 })).toEqual({ allowed: false, until: now + 300 })
      expect(await counters.spend(key, { ...spending, now: now + 100 })).toEqual({ allowed: true, until: now + 400 })
      expect(await counters.spend(key, { ...spending, now: now + 5_000 })).toEqual({ allowed: true, until: now + 5_100 })
    })

    it('refuses what costs more than there ever is, and counts nothing of it', async () => {
      const key = nextId()
      expect((await counters.spend(key, { ...spending, cost: 301 })).allowed).toBe(false)
      expect(await counters.spend(key, { ...spending, cost: 300 })).toEqual({ allowed: true, until: now + 300 })
    })

    it('allows no more of many at once than there is room for, and no fewer', async () => {
      const key = nextId()
      const all = await Promise.all(Array.from({ length: 30 }, () => counters.spend(key, { cost: 100, most: 700, now })))
      expect(all.filter(({ allowed }) => allowed)).toHaveLength(7)
    })

    it('allows no more of many at once after time has overtaken it', async () => {
      const key = nextId()
      await counters.spend(key, spending)
      const later = { cost: 100, most: 300, now: now + 60_000 }
      const all = await Promise.all(Array.from({ length: 20 }, () => counters.spend(key, later)))
      expect(all.filter(({ allowed }) => allowed)).toHaveLength(3)
    })

    it('begins anew where a clock that was far ahead was set back, and not where processes differ a little', async () => {
      const [far, near] = [nextId(), nextId()]
      for (let i = 0; i < 3; i++) await counters.spend(far, { ...spending, now: now + 3_600_000 })
      expect(await counters.spend(far, spending)).toEqual({ allowed: true, until: now + 100 })
      for (let i = 0; i < 3; i++) await counters.spend(near, { ...spending, now: now + 200 })
      expect(await counters.spend(near, spending)).toEqual({ allowed: false, until: now + 500 })
    })

    it('keeps at a sweep what lies ahead', async () => {
      const key = nextId()
      for (let i = 0; i < 3; i++) await counters.spend(key, spending)
      await counters.sweep(now + 200)
      expect((await counters.spend(key, spending)).allowed).toBe(false)
      await counters.sweep(now + 300)
      expect(await counters.spend(key, spending)).toEqual({ allowed: true, until: now + 100 })
    })
  })
}
