import { expect, it } from 'vitest'
import { lookOver, MOST_LOOKED_AT, shownOf } from './look-over.ts'

/** A list of this many numbers, the highest first, that is asked page by page. */
const numbers =
  (count: number, asked: number[] = []) =>
  async ({ limit, cursor }: { limit: number; cursor: string | null }) => {
    const from = cursor === null ? 0 : Number(cursor)
    asked.push(from)
    const items = Array.from({ length: Math.min(limit, count - from) }, (_, n) => count - from - n)
    return { items, nextCursor: from + limit < count ? String(from + limit) : null }
  }

it('goes on from page to page, and from list to list', async () => {
  expect((await lookOver([numbers(450), numbers(3)])).items).toHaveLength(453)
})

it('asks for no more once something is not wanted', async () => {
  const asked: number[] = []
  const { items } = await lookOver([numbers(900, asked)], (n) => n > 650)
  expect([items.length, items.at(-1), asked]).toEqual([250, 651, [0, 200]])
})

it('has an end, and says so', async () => {
  const asked: number[] = []
  const found = await lookOver([numbers(5_000, asked)])
  expect([found.items.length, found.isCut, asked.length]).toEqual([MOST_LOOKED_AT, true, 5])
  expect(shownOf('tasks', found).untold).toEqual(['tasks: more than 800 more, which are earlier; ask for fewer days.'])
  expect(shownOf('tasks', await lookOver([numbers(1_000)])).untold).toEqual(['tasks: 800 more, which are earlier; ask for fewer days.'])
  expect(shownOf('tasks', await lookOver([numbers(200)])).untold).toEqual([])
})
