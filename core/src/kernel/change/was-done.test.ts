import { expect, it } from 'vitest'
import type { ActorDep, StoreDep } from '../context.ts'
import type { Kind } from '../record/kind.ts'
import { wasDone } from './was-done.ts'

const notes = { name: 'note' } as Kind

const start = Temporal.Instant.from('2026-03-05T09:00:00Z')

/** A feed of so many changes, one a minute, in which nothing is before it was settled, and from where on it was read. */
function feedOf(count: number) {
  const read: number[] = []
  const settled: unknown[] = []
  const store = {
    settle: async (...what: unknown[]) => void settled.push(what),
    head: async () => (settled.length > 0 ? count : 0),
    changes: async (_space: string, after: number, limit: number) => {
      read.push(after)
      const seqs = Array.from({ length: Math.min(limit, count - after) }, (_, place) => after + 1 + place)
      return seqs.map((seq) => ({ seq, id: `event-${seq}`, at: start.add({ minutes: seq }).toString() }))
    },
  }
  return { deps: { store, actor: { space: 'here' } } as unknown as StoreDep & ActorDep, read, settled }
}

it.each([[1], [700], [1_700]])('finds change %i of 1,700', async (seq) => {
  const { deps, settled } = feedOf(1_700)
  expect(await wasDone(deps, notes, 'note 1', { eventId: `event-${seq}`, since: '2026-03-05T09:00:00Z' })).toBe(true)
  expect(settled).toEqual([['here', notes, 'note 1']])
})

it('finds nothing that was never told, nor in an empty feed, and does not look where there is one try alone', async () => {
  expect(await wasDone(feedOf(3).deps, notes, 'note 1', { eventId: 'event-1', since: null })).toBe(false)
  expect(await wasDone(feedOf(3).deps, notes, 'note 1', { since: '2026-03-05T09:00:00Z' })).toBe(false)
  expect(await wasDone(feedOf(1_700).deps, notes, 'note 1', { eventId: 'another', since: '2026-03-05T09:00:00Z' })).toBe(false)
  expect(await wasDone(feedOf(0).deps, notes, 'note 1', { eventId: 'another', since: '2026-03-05T09:00:00Z' })).toBe(false)
})

it('reads back no further than it has to', async () => {
  const { deps, read } = feedOf(10_000)
  expect(await wasDone(deps, notes, 'note 1', { eventId: 'another', since: start.add({ minutes: 9_200 }).toString() })).toBe(false)
  expect(read).toEqual([9_980, 9_480, 8_980])
})
