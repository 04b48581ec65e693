import { expect, it } from 'vitest'
import type { ClaimedJob, Queue } from '../ports/queue.ts'
import { doDueJobs } from './do-due-jobs.ts'

function queued(...ids: string[]) {
  const clock = { now: () => Temporal.Instant.from('2026-03-05T09:00:00Z') }
  const due = [...ids]
  const again: string[] = []
  const queue = {
    claim: async (types, { limit }) =>
      due
        .splice(0, limit)
        .map((id): ClaimedJob => ({ id, type: types[0] as string, space: 's', payload: {}, runAt: '', lease: id, attempt: 1 })),
    complete: async () => {},
    retry: async ({ id }) => void again.push(id),
  } as Partial<Queue> as Queue
  return { deps: { queue, clock }, due, again }
}

it('goes on until nothing is due, with what came meanwhile as well', async () => {
  const { deps, due } = queued(...Array.from({ length: 45 }, (_, n) => `job ${n}`))
  const done: string[] = []
  const run = async ({ id }: { id: string }) => {
    if (done.length === 0) due.push('late')
    done.push(id)
  }
  expect(await doDueJobs(deps, ['test'], run)).toBe(46)
  expect(new Set(done).size).toBe(46)
  expect(await doDueJobs(deps, ['test'], run)).toBe(0)
})

it('has a slow job hold up none beside it, and tries again what fails', async () => {
  const { deps, again } = queued('slow', 'bad', 'quick')
  const told: string[] = []
  const slow = Promise.withResolvers<void>()
  const run = async ({ id }: { id: string }) => {
    if (id === 'bad') throw new Error('bad')
    if (id === 'slow') await slow.promise
    else slow.resolve()
    told.push(id)
  }
  await expect(doDueJobs(deps, ['test'], run)).rejects.toThrow('bad')
  expect([told, again]).toEqual([['quick', 'slow'], ['bad']])
})
