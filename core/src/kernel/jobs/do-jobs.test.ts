import { expect, it } from 'vitest'
import type { ClaimedJob, Queue } from '../ports/queue.ts'
import { doJobs } from './do-jobs.ts'

const job = (id: string, attempt = 1): ClaimedJob => ({ id, type: 'test', space: 's', payload: {}, runAt: '', lease: id, attempt })

it('does each, begins anew with what is to come again, and lets none that fails keep those behind it waiting', async () => {
  const told: unknown[] = []
  const queue = {
    complete: async ({ id }: ClaimedJob) => void told.push(['done', id]),
    retry: async ({ id }: ClaimedJob, runAt: string) => void told.push(['again', id, runAt]),
    renew: async ({ id }: ClaimedJob, runAt: string) => void told.push(['anew', id, runAt]),
  } as Partial<Queue> as Queue
  const clock = { now: () => Temporal.Instant.from('2026-03-05T09:00:00Z') }
  const done = doJobs({ queue, clock }, [job('a', 3), job('b'), job('c'), job('d', 40), job('e', 2)], async ({ id }) => {
    if (id === 'a' || id === 'd') throw new Error(id)
    if (id === 'e') return { notYet: '2026-03-05T09:30:00.000Z' }
    return id === 'c' ? '2026-03-05T10:00:00.000Z' : undefined
  })
  await expect(done).rejects.toThrow('a')
  expect(told).toEqual([
    ['again', 'a', '2026-03-05T09:00:08.000Z'],
    ['done', 'b'],
    ['anew', 'c', '2026-03-05T10:00:00.000Z'],
    ['again', 'd', '2026-03-05T10:08:16.000Z'],
    ['again', 'e', '2026-03-05T09:30:00.000Z'],
  ])
})
