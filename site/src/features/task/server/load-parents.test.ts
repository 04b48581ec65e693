import type { DailyClient } from '@throughline/client/daily'
import { expect, test, vi } from 'vitest'
import { sampleTask as task } from '../rules/test-task.ts'
import { loadParentTitles } from './load-parents.ts'

function clientKnowing(known: Record<string, string> = {}) {
  const titles = vi.fn(async (_ids: readonly string[]) => known)
  return { titles, client: { tasks: { titles } } as unknown as DailyClient }
}

test('the parents that are not on the page are asked for together, each by its id once', async () => {
  const [offsite, gone, listed] = [task(1, { title: 'Plan the offsite' }), task(2), task(3)]
  const { client, titles } = clientKnowing({ [offsite.id]: offsite.title })
  const steps = [task(4, { parentId: offsite.id }), task(5, { parentId: offsite.id }), task(6, { parentId: gone.id }), listed]
  expect(await loadParentTitles(client, [...steps, task(7, { parentId: listed.id })])).toEqual({ [offsite.id]: 'Plan the offsite' })
  expect(titles.mock.calls).toEqual([[[offsite.id, gone.id]]])
})

test('nothing is asked for where all parents are on the page', async () => {
  const { client, titles } = clientKnowing()
  expect(await loadParentTitles(client, [task(1), task(2, { parentId: task(1).id })])).toEqual({})
  expect(titles).not.toHaveBeenCalled()
})

test('no more are read than one request answers', async () => {
  const { client, titles } = clientKnowing()
  await loadParentTitles(
    client,
    Array.from({ length: 250 }, (_, i) => task(i, { parentId: task(1000 + i).id })),
  )
  expect(titles.mock.calls[0]?.[0]).toHaveLength(200)
})
