import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { holdJobs } from './held-jobs.ts'

const NOW = '2026-03-05T09:00:00.000Z'
const now = { now: NOW, leaseMs: 60_000, limit: 10 }
const job = (id: string) => ({ id, type: 'a', space: 's', payload: null, runAt: NOW })

it('gives back what was taken up and not ended, which another process then need not wait for', async () => {
  const { queue } = createMemoryStorage({ kinds: [] })
  const [first, other] = [holdJobs(queue), holdJobs(queue)]
  for (const id of ['1', '2', '3']) await queue.enqueue(job(id))
  const [one, two] = await first.queue.claim(['a'], now)
  await first.queue.complete(one!)
  await first.queue.retry(two!, '2026-03-06T09:00:00.000Z')
  expect(await other.queue.claim(['a'], now)).toEqual([])
  first.stop()
  await first.giveBack(NOW)
  expect((await other.queue.claim(['a'], now)).map(({ id }) => id)).toEqual(['3'])
})

it('takes up nothing more once it is stopped', async () => {
  const { queue } = createMemoryStorage({ kinds: [] })
  const held = holdJobs(queue)
  await queue.enqueue(job('1'))
  held.stop()
  expect(await held.queue.claim(['a'], now)).toEqual([])
  expect(await queue.claim(['a'], now)).toHaveLength(1)
})
