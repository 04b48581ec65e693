import { expect, it } from 'vitest'
import { createNetwork, PATIENCE } from './network.ts'

it('lets pages wait for a while, and reads to the end, unless the network is known to be gone', () => {
  let now = 0
  const network = createNetwork(() => now)
  expect([network.patience('page'), network.patience('read')]).toEqual([PATIENCE, null])
  network.failed()
  expect([network.isGone(), network.patience('read')]).toEqual([true, PATIENCE])
  now = 30_000
  expect([network.isGone(), network.patience('read')]).toEqual([false, null])
})

it('says once that the network is there again', () => {
  const network = createNetwork(() => 0)
  expect(network.answered()).toBe(false)
  network.failed()
  expect([network.answered(), network.answered(), network.isGone()]).toEqual([true, false, false])
})
