import type { DailyClient } from '@throughline/client/daily'
import { expect, test } from 'vitest'
import { plainList } from '../rules/list-address.ts'
import { sampleTask as task } from '../rules/test-task.ts'
import { loadArranged } from './load-arranged.ts'

/** A client that answers pages of these sizes, the newest task first, and takes note of what it is asked. */
function clientOf(...sizes: number[]) {
  const asked: unknown[] = []
  let made = 0
  const list = async (options: { cursor: string | null }) => {
    asked.push(options)
    const page = Number(options.cursor ?? 0)
    const items = Array.from({ length: sizes[page] ?? 0 }, () =>
      task(++made, { order: `a${9999 - made}`, priority: made % 2 ? 'low' : 'high' }),
    )
    return { items, nextCursor: page + 1 < sizes.length ? String(page + 1) : null }
  }
  return { asked, client: { tasks: { list } } as unknown as DailyClient }
}

const place = { view: 'all' as const, list: { ...plainList, group: 'priority' as const, sort: 'manual' as const } }

test('a list that is read to its end is arranged as a whole, and its groups counted', async () => {
  const { client } = clientOf(2, 0, 3)
  const { first, counts } = await loadArranged(client, place, 'en')
  expect(first.items.map(({ priority }) => priority)).toEqual(['high', 'high', 'low', 'low', 'low'])
  expect([first.nextCursor, counts]).toEqual([null, { 'priority-high': 2, 'priority-low': 3 }])
})

test('of a long list the first rows are shown, and the browser told to read it', async () => {
  const { first, counts } = await loadArranged(clientOf(200).client, place, 'en')
  expect([first.items.length, first.nextCursor, counts]).toEqual([60, 'unread', { 'priority-high': 100, 'priority-low': 100 }])
})

test('no more than six requests are made for one page', async () => {
  const { client, asked } = clientOf(...Array.from({ length: 50 }, () => 1))
  expect([(await loadArranged(client, place, 'en')).first.nextCursor, asked.length]).toEqual(['6', 6])
})

test('with a filter, All is everything that it means; the other views stay themselves', async () => {
  const { client, asked } = clientOf(0)
  await loadArranged(client, { view: 'all', list: { ...plainList, filter: 'is:done' } }, 'en')
  await loadArranged(client, { view: 'today', list: { ...plainList, filter: 'tag:a' } }, 'en')
  await loadArranged(client, place, 'en')
  expect(asked).toMatchObject([{ filter: 'is:done' }, { view: 'today', filter: 'tag:a' }, { view: 'all' }])
  expect(asked[0]).not.toHaveProperty('view')
})
