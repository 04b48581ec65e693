import { expect, it } from 'vitest'
import { foremost } from './foremost.ts'
import { pacer } from './pace.ts'

const alone = pacer({ giveWay: async () => {} })

it('finds what stands first in an order, whatever the order it comes in', async () => {
  const numbers = Array.from({ length: 1_000 }, (_, n) => (n * 7919) % 1_000)
  const first = Array.from({ length: 30 }, (_, n) => n)
  for (const all of [numbers, numbers.toSorted((a, b) => a - b), numbers.toSorted((a, b) => b - a)])
    expect(await foremost(all, 30, (a, b) => a - b, alone)).toEqual(first)
  expect(await foremost([3, 1, 2], 30, (a, b) => a - b, alone)).toEqual([1, 2, 3])
})

it('of equal ones keeps those that came first', async () => {
  const all = Array.from({ length: 500 }, (_, place) => ({ place, rank: place % 2 }))
  const found = await foremost(all, 10, (a, b) => a.rank - b.rank, alone)
  expect(found.map(({ place }) => place)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
})

it('gives way among many', async () => {
  let turns = 0
  const pace = pacer({ giveWay: async () => void turns++ })
  await foremost(
    Array.from({ length: 50_000 }, (_, n) => 50_000 - n),
    10,
    (a, b) => a - b,
    pace,
  )
  expect(turns).toBeGreaterThan(10)
})
