import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { nowText } from './context.ts'
import { doDueJobs } from './do-due-jobs.ts'

function queued(...ids: string[]) {
  const { queue } = createMemoryStorage({ kinds: [] })
  const time = { now: Temporal.Instant.from('2026-03-05T09:00:00Z') }
  const clock = { now: () => time.now }
  const due = (id: string) => queue.enqueue({ id, type: 'test', space: 's', payload: {}, runAt: nowText({ clock }) })
  return { deps: { queue, clock }, time, due, ready: Promise.all(ids.map(due)) }
}

it('goes on until nothing is due, with what came meanwhile as well', async () => {
  const { deps, due, ready } = queued(...Array.from({ length: 45 }, (_, n) => `job ${n}`))
  await ready
  const done: string[] = []
  const run = async ({ id }: { id: string }) => {
    if (done.length === 0) await due('late')
    done.push(id)
  }
  expect(await doDueJobs(deps, ['test'], run)).toBe(46)
  expect(new Set(done).size).toBe(46)
  expect(await doDueJobs(deps, ['test'], run)).toBe(0)
})

it('has a slow job hold up none beside it, and tries again what fails', async () => {
  const { deps, time, ready } = queued('slow', 'quick', 'bad')
  await ready
  const told: string[] = []
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const run = async ({ id }: { id: string }) => {
    if (id === 'bad') throw new Error('bad')
    if (id === 'slow') await isReleased
    else release()
    told.push(id)
  }
  await expect(doDueJobs(deps, ['test'], run)).rejects.toThrow('bad')
  expect(told).toEqual(['quick', 'slow'])
  time.now = time.now.add({ seconds: 2 })
  await expect(doDueJobs(deps, ['test'], run)).rejects.toThrow('bad')
  expect(told).toHaveLength(2)
})
