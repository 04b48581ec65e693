import { expect, it } from 'vitest'
import { pacer } from './pace.ts'

it('takes a turn each time that enough was worked on, and none before', async () => {
  let turns = 0
  const pace = pacer({ giveWay: async () => void turns++ }, 100)
  const after = []
  for (const worked of [60, 39, 1, 99, 250, 10]) {
    await pace(worked)
    after.push(turns)
  }
  expect(after).toEqual([0, 0, 1, 1, 2, 2])
})
