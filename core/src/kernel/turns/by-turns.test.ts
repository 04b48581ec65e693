import { expect, it } from 'vitest'
import { byTurns } from './by-turns.ts'

const giveWay = async () => {}

it('stops after so many times and goes on from there, to its end', async () => {
  const done: number[] = []
  const next = byTurns({ giveWay }, 3, async (own) => {
    for (let n = 0; n < 8; n++) {
      done.push(n)
      await own.giveWay()
    }
  })
  expect([await next(), done.length]).toEqual([true, 3])
  for (let n = 0; n < 20; n++) await giveWay()
  expect(done).toHaveLength(3)
  expect([await next(), done.length]).toEqual([true, 6])
  expect([await next(), done]).toEqual([false, [0, 1, 2, 3, 4, 5, 6, 7]])
})

it('stops all that it does side by side, and none of it is forgotten', async () => {
  let done = 0
  const side = async (own: { giveWay(): Promise<void> }) => {
    for (let n = 0; n < 10; n++) {
      done++
      await own.giveWay()
    }
  }
  const next = byTurns({ giveWay }, 4, async (own) => void (await Promise.all([side(own), side(own), side(own)])))
  let turns = 1
  while (await next()) turns++
  expect(done).toBe(30)
  expect(turns).toBeGreaterThan(3)
})

it('fails in the turn in which the work does', async () => {
  const next = byTurns({ giveWay }, 1, async (own) => {
    await own.giveWay()
    throw new Error('It is away.')
  })
  expect(await next()).toBe(true)
  await expect(next()).rejects.toThrow('It is away.')
})
