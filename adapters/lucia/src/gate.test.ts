import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

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

describe('a gate', () => {
  it('lets only so many run at a time, and in the end all', async () => {
    const { ends, task, most } = controlled()
    const inTurn = createGate({ running: 2, waiting: 10 })
    const all = Promise.all(Array.from({ length: 6 }, () => inTurn(task)))
    for (let ended = 0; ended < 6; ended++) {
      while (ends.length <= ended) await Promise.resolve()
      ends[ended]!()
    }
    await all
    expect(most()).toBe(2)
  })

  it('turns away who would wait in too long a queue', async () => {
    const { ends, task } = controlled()
    const inTurn = createGate({ running: 1, waiting: 1 })
    const first = inTurn(task)
    const second = inTurn(task)
    await expect(inTurn(task)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } })
    ends[0]!()
    await first
    while (ends.length < 2) await Promise.resolve()
    ends[1]!()
    await second
  })

  it('goes on after a task has failed', async () => {
    const inTurn = createGate({ running: 1, waiting: 1 })
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inTurn(async () => 'yes')).toBe('yes')
  })
})
