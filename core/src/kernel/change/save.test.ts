import { expect, it } from 'vitest'
import { z } from 'zod'
import type { ActorDep, ClockDep, IdsDep, StoreDep } from '../context.ts'
import { defineKind } from '../record/kind.ts'
import { envelope, newEnvelope } from '../record/record.ts'
import { changeRecord, changeTold, changeUntold, stale } from './save.ts'

const notes = defineKind('note', { schema: z.object({ ...envelope, title: z.string() }), version: 1, queries: {} })
const note = { ...newEnvelope('019a9b3c-5d00-7cc0-8000-00000000aaaa', '2026-03-05T09:00:00.000Z'), title: 'One' }

/** A note that so many others are quicker to change, one before each save. */
function changedBy(others: number) {
  const tries = { count: 0 }
  const store = {
    get: async () => note,
    save: async () => {
      if (++tries.count <= others) throw stale(note)
    },
  }
  const clock = { now: () => Temporal.Instant.from('2026-03-05T10:00:00Z') }
  const deps = { store, clock, ids: { next: () => 'event' }, actor: { space: 'here', accountId: 'me' } }
  return { deps: deps as unknown as StoreDep & ClockDep & IdsDep & ActorDep, tries }
}
type Deps = ReturnType<typeof changedBy>['deps']

const ways: [string, (deps: Deps) => Promise<unknown>][] = [
  ['told as what it is', (deps) => changeRecord(deps, notes, note.id, {}, () => ({ event: 'note.updated', changes: { title: 'Two' } }))],
  ['told', (deps) => changeTold(deps, notes, note.id, () => ({ title: 'Two' }))],
  ['untold', (deps) => changeUntold(deps, 'here', notes, note.id, () => ({ title: 'Two' }))],
]

it.each(ways)('a change that is %s starts over when others were quicker, but not for ever', async (_, change) => {
  const busy = changedBy(199)
  await change(busy.deps)
  expect(busy.tries.count).toBe(200)
  const crowded = changedBy(10_000)
  await expect(change(crowded.deps)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 1 } })
  expect(crowded.tries.count).toBe(200)
})
