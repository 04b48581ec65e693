import type { Task } from '@throughline/core/task'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { client } from '../../desk/client.ts'
import { queryClient } from '../../desk/query-client.ts'
import { editOf } from '../rules/change.ts'
import { sampleTask } from '../rules/test-task.ts'
import { showTasks } from './cache.ts'
import { loadAll } from './load-all.ts'
import { loadMore, pagesQuery, records } from './queries.ts'

const key = ['tasks', 'all'] as const
const pages = [[1, 2], [3, 4], [5, 6], [7]].map((numbers) => numbers.map((n) => sampleTask(n)))
const idsOf = (tasks: readonly Task[] | undefined) => tasks?.map(({ id }) => Number(id.slice(-3)))
const rows = () =>
  idsOf(
    queryClient()
      .getQueryData(pagesQuery(...key).queryKey)
      ?.flatMap(({ items }) => items),
  )

/** What happens just before a page is answered. */
let before: Record<number, () => unknown> = {}

beforeEach(() => {
  vi.stubGlobal('window', {})
  before = {}
  vi.spyOn(client.tasks, 'list').mockImplementation(async ({ cursor } = {}) => {
    const at = Number(cursor ?? 0)
    const items = (pages[at] ?? []).map((task) => records.known(task.id) ?? task)
    await before[at]?.()
    return { items, nextCursor: at + 1 < pages.length ? String(at + 1) : null }
  })
  queryClient().setQueryData(key, [{ items: (pages[0] ?? []).map(records.learn), nextCursor: '1' }])
})
afterEach(() => {
  queryClient().clear()
  for (const { id } of pages.flat()) records.forget(id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('the rest of a list comes into it at once, however many pages it has', async () => {
  let drawn = 0
  const stop = queryClient()
    .getQueryCache()
    .subscribe(({ type }) => void (type === 'updated' && drawn++))
  await loadAll(...key)
  stop()
  expect(rows()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(drawn).toBe(1)
})

it('what changes while the rest is read stands where it belongs', async () => {
  before[3] = () => {
    const edit = editOf(sampleTask(4), { order: 'a65' })
    records.begin(edit, '2026-11-12T10:00:00.000Z')
    records.learn(sampleTask(5, { status: 'done', version: 2 }))
    records.learn(sampleTask(8))
    showTasks([edit.id, sampleTask(5).id, sampleTask(8).id])
  }
  await loadAll(...key)
  expect(rows()).toEqual([1, 2, 3, 6, 4, 7, 8])
})

it('a page that scrolling has read meanwhile is not there twice', async () => {
  before[2] = () => loadMore(...key)
  await loadAll(...key)
  expect(rows()).toEqual([1, 2, 3, 4, 5, 6, 7])
})
