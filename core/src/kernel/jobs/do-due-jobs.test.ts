import { expect, it } from 'vitest'
import type { ClaimedJob, Queue } from '../ports/queue.ts'
import { doDueJobs, doSomeDueJobs } from './do-due-jobs.ts'

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
    retry: async ({ id }, runAt) => void again.push(`${id} at ${runAt}`),
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
  expect([told, again]).toEqual([['quick', 'slow'], ['bad at 2026-03-05T09:00:02.000Z']])
})

it('does some of what is due one after another, and tries again what fails as long after as is said', async () => {
  const { deps, due, again } = queued('bad', 'good', 'left')
  const told: string[] = []
  const run = async ({ id }: { id: string }) => {
    told.push(`${id} begins`)
    if (id === 'bad') throw new Error('bad')
    await null
    told.push(`${id} ends`)
  }
  await expect(doSomeDueJobs(deps, ['test'], { leaseMs: 1, limit: 2, waitSeconds: () => 90 }, run)).rejects.toThrow('bad')
  expect(told).toEqual(['bad begins', 'good begins', 'good ends'])
  expect([due, again]).toEqual([['left'], ['bad at 2026-03-05T09:01:30.000Z']])
  expect(await doSomeDueJobs(deps, ['test'], { leaseMs: 1, limit: 2 }, run)).toBe(1)
})
