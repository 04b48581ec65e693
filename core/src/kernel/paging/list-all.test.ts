import { expect, it } from 'vitest'
import type { EachValue, Store } from '../ports/store.ts'
import { everyPage, listAll, listAllEach, listAllInTurns, listEachInTurns } from './list-all.ts'
import type { PageRequest } from './page.ts'

/** A store that answers one list of so many records, and by no more than it was asked for. */
function storeOf(count: number) {
  const asked: PageRequest[] = []
  const list = async (_space: string, _query: unknown, _args: unknown, page: PageRequest) => {
    asked.push(page)
    const from = Number(page.after ?? 0)
    const items = Array.from({ length: Math.min(page.limit, count - from) }, (_, i) => ({ id: String(from + i) }))
    return { items, nextCursor: from + items.length < count ? String(from + items.length) : null }
  }
  return { store: { list } as unknown as Store, asked }
}

const query = { kind: 'note', name: 'all', order: ['id'] }

it('everything a query answers is read, page after page', async () => {
  const { store, asked } = storeOf(450)
  const found = await listAll({ store }, 'here', query, {})
  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, i) => String(i)))
  expect(asked.map(({ limit, after }) => [limit, after])).toEqual([
    [200, undefined],
    [200, '200'],
    [200, '400'],
  ])
})

it('everything of much is read with turns for others after each full page', async () => {
  const { store } = storeOf(450)
  let turns = 0
  const found = await listAllInTurns({ store, giveWay: async () => void turns++ }, 'here', query, {})
  expect([found.length, found.at(-1)?.id, turns]).toEqual([450, '449', 2])
})

it('nothing is read as nothing', async () => {
  expect(await listAll({ store: storeOf(0).store }, 'here', query, {})).toEqual([])
})

it('all for each of many values is read in lots', async () => {
  const lots: number[] = []
  const listEach = async (_space: string, _query: unknown, _args: unknown, { values }: EachValue) => {
    lots.push(values.length)
    return new Map(values.filter((value) => value !== '7').map((value) => [value, [{ id: value }]]))
  }
  const values = Array.from({ length: 450 }, (_, i) => String(i))
  const found = await listAllEach({ store: { listEach } as unknown as Store }, 'here', query, {}, { key: 'parentId', values })
  expect([lots, found.size, found.get('449'), found.has('7')]).toEqual([[200, 200, 50], 449, [{ id: '449' }], false])
})

it('all for each of many values is read in turns: some at once where there are few, else page after page', async () => {
  const counts = new Map([...Array.from({ length: 60 }, (_, i): [string, number] => [String(i), 20]), ['many', 450], ['huge', 501]])
  const reads: string[] = []
  const some = (count: number) => Array.from({ length: count }, (_, i) => ({ id: String(i) }))
  const store = {
    countEach: async (_space: string, _query: unknown, _args: unknown, { values }: EachValue) =>
      new Map(values.filter((value) => counts.has(value)).map((value) => [value, counts.get(value)])),
    listEach: async (_space: string, _query: unknown, _args: unknown, { values }: EachValue) => {
      reads.push(`${values.length} values`)
      return new Map(values.map((value) => [value, some(counts.get(value) ?? 0)]))
    },
    list: async (_space: string, _query: unknown, { where }: { where: object }, { limit, after = '0' }: PageRequest) => {
      reads.push(JSON.stringify(where))
      const items = some(Math.min(limit, 501 - Number(after)))
      const next = Number(after) + items.length
      return { items, nextCursor: next < 501 ? String(next) : null }
    },
  } as unknown as Store
  let turns = 0
  const found = new Map<string, number>()
  const values = [...counts.keys(), 'none']
  const deps = { store, giveWay: async () => void turns++ }
  for await (const [value, records] of listEachInTurns(deps, 'here', query, {}, { key: 'goalId', values }))
    found.set(value, (found.get(value) ?? 0) + records.length)
  expect(found).toEqual(counts)
  const huge = '{"goalId":"huge"}'
  expect(reads).toEqual(['25 values', '25 values', '10 values', '1 values', huge, huge, huge])
  expect(turns).toBe(reads.length)
})

it('whatever is read by pages is read page after page, from a place on, and no page before it is asked for', async () => {
  const asked: (string | undefined)[] = []
  const pages = everyPage(async (after) => {
    asked.push(after)
    return { text: `after ${after}`, nextCursor: after === '1' ? '2' : null }
  }, '1')
  const first = await pages.next()
  expect([asked, first.value?.text]).toEqual([['1'], 'after 1'])
  expect([await pages.next(), await pages.next()]).toMatchObject([{ value: { text: 'after 2' } }, { done: true }])
})
