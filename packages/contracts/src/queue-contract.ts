import type { Job, Queue } from '@throughline/core/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextId } from './fakes.ts'
import { contractKinds } from './note.ts'
import type { OpenStorage, Storage } from './storage.ts'

const now = '2026-03-05T09:00:00.000Z'
const later = '2026-03-05T10:00:00.000Z'
const minute = 60_000

/** What every Queue must do. */
export function queueContract(name: string, open: OpenStorage): void {
  describe(`${name} queue`, () => {
    let storage: Storage
    let queue: Queue
    beforeAll(async () => {
      storage = await open(contractKinds)
      queue = storage.queue
    })
    afterAll(() => storage.close())

    // Each test has a type of job of its own, so that none sees another's.
    const aType = () => `type-${nextId()}`
    const aJob = (type: string, fields: Partial<Job> = {}): Job => ({
      id: nextId(),
      type,
      space: 'space-1',
      payload: { importId: 'x', rows: [1, 2] },
      runAt: now,
      ...fields,
    })
    const claim = (type: string, at = now, limit = 10) => queue.claim([type], { now: at, leaseMs: minute, limit })

    it('hands out a due job as it was put in, at its first attempt', async () => {
      const type = aType()
      const job = aJob(type)
      await queue.enqueue(job)
      const claimed = await claim(type)
      expect(claimed).toEqual([{ ...job, lease: expect.any(String), attempt: 1 }])
    })

    it('keeps the first of two jobs with the same id', async () => {
      const type = aType()
      const job = aJob(type)
      await queue.enqueue(job)
      await queue.enqueue({ ...job, payload: 'other', runAt: later })
      expect(await claim(type)).toMatchObject([{ id: job.id, payload: job.payload }])
    })

    it('hands out only due jobs of the types asked for, the earliest first', async () => {
      const [type, other] = [aType(), aType()]
      const early = aJob(type, { runAt: '2026-03-05T08:00:00.000Z' })
      const due = aJob(type)
      for (const job of [due, early, aJob(type, { runAt: later }), aJob(other)]) await queue.enqueue(job)
      expect((await claim(type)).map(({ id }) => id)).toEqual([early.id, due.id])
    })

    it('hands out at most as many as asked for', async () => {
      const type = aType()
      for (let i = 0; i < 3; i++) await queue.enqueue(aJob(type))
      expect(await claim(type, now, 2)).toHaveLength(2)
      expect(await claim(type, now, 2)).toHaveLength(1)
    })

    it('leases no job twice at a time, however many ask', async () => {
      const type = aType()
      const jobs = Array.from({ length: 20 }, () => aJob(type))
      for (const job of jobs) await queue.enqueue(job)
      const claims = await Promise.all(Array.from({ length: 10 }, () => claim(type, now, 5)))
      expect(
        claims
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(jobs.map(({ id }) => id))
    })

    it('hands a job out again once its lease has run out, and then the first holder counts no more', async () => {
      const type = aType()
      const job = aJob(type)
      await queue.enqueue(job)
      const [first] = await claim(type)
      expect(await claim(type, '2026-03-05T09:00:59.999Z')).toEqual([])
      const [second] = await claim(type, '2026-03-05T09:01:00.000Z')
      expect(second).toMatchObject({ id: job.id, attempt: 2 })
      expect(second!.lease).not.toBe(first!.lease)
      await queue.complete(first!)
      await queue.retry(first!, now)
      expect(await claim(type, '2026-03-05T09:01:30.000Z')).toEqual([])
      expect(await claim(type, later)).toMatchObject([{ id: job.id, attempt: 3 }])
    })

    it('forgets a completed job', async () => {
      const type = aType()
      await queue.enqueue(aJob(type))
      const [job] = await claim(type)
      await queue.complete(job!)
      await queue.complete(job!)
      expect(await claim(type, later)).toEqual([])
    })

    it('hands a job to be retried out again from the time given', async () => {
      const type = aType()
      await queue.enqueue(aJob(type))
      const [job] = await claim(type)
      await queue.retry(job!, later)
      expect(await claim(type, '2026-03-05T09:59:59.999Z')).toEqual([])
      expect(await claim(type, later)).toMatchObject([{ id: job!.id, attempt: 2, runAt: later }])
    })

    it('hands a job that is done and to be done again out from the time given, as if it were new', async () => {
      const type = aType()
      await queue.enqueue(aJob(type))
      const [job] = await claim(type)
      await queue.retry(job!, now)
      const [second] = await claim(type)
      await queue.renew(second!, later)
      expect(await claim(type, '2026-03-05T09:59:59.999Z')).toEqual([])
      const [anew] = await claim(type, later)
      expect(anew).toMatchObject({ id: job!.id, attempt: 1, runAt: later })
      await queue.renew(second!, now)
      expect(await claim(type, later), 'the lease was lost').toEqual([])
      await queue.retry(anew!, later)
      expect(await claim(type, later)).toMatchObject([{ attempt: 2 }])
    })

    it('hands a job that was put back out again from the time given, as if it had not been claimed', async () => {
      const type = aType()
      await queue.enqueue(aJob(type))
      const [job] = await claim(type)
      await queue.putBack(job!, later)
      expect(await claim(type, '2026-03-05T09:59:59.999Z')).toEqual([])
      const [again] = await claim(type, later)
      expect(again).toMatchObject({ id: job!.id, attempt: 1, runAt: later })
      await queue.putBack(job!, now)
      expect(await claim(type, later), 'the lease was lost').toEqual([])
      await queue.retry(again!, later)
      expect(await claim(type, later)).toMatchObject([{ attempt: 2 }])
    })

    it('forgets all jobs of a space, those that are being done too, and of no other', async () => {
      const type = aType()
      const space = `space-${nextId()}`
      const other = aJob(type, { space: `${space}0`, runAt: later })
      for (const job of [aJob(type, { space }), aJob(type, { space, runAt: later }), other]) await queue.enqueue(job)
      const [held] = await claim(type)
      await queue.dropSpace(space)
      await queue.dropSpace(space)
      await queue.retry(held!, now)
      expect((await claim(type, '2026-03-05T11:00:00.000Z')).map(({ id }) => id)).toEqual([other.id])
    })
  })
}
