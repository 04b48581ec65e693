import { AppError } from '@throughline/core/kernel'
import { describe, expect, it } from 'vitest'
import { queueFor } from './queue-for.ts'

const full = () => new AppError('unavailable', 'There is no room.')

/** Tasks that end when told to. */
function controlled() {
  const ends: (() => void)[] = []
  let most = 0
  let running = 0
  const task = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running--
  }
  return { ends, task, most: () => most }
}

describe('a queue', () => {
  it('lets only so many run at a time, and in the end all', async () => {
    const { ends, task, most } = controlled()
    const queued = queueFor({ running: 2, waiting: 10, full })
    const all = Promise.all(Array.from({ length: 6 }, () => queued(task)))
    for (let ended = 0; ended < 6; ended++) {
      while (ends.length <= ended) await Promise.resolve()
      ends[ended]!()
    }
    await all
    expect(most()).toBe(2)
  })

  it('turns away who would wait in too long a queue', async () => {
    const { ends, task } = controlled()
    const queued = queueFor({ running: 1, waiting: 1, full })
    const first = queued(task)
    const second = queued(task)
    await expect(queued(task)).rejects.toMatchObject({ message: 'There is no room.' })
    ends[0]!()
    await first
    while (ends.length < 2) await Promise.resolve()
    ends[1]!()
    await second
  })

  it('goes on after a task has failed', async () => {
    const queued = queueFor({ running: 1, waiting: 1, full })
    await expect(queued(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queued(async () => 'yes')).toBe('yes')
  })
})
