import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client'
import { expect, test } from 'vitest'
import { sampleTask as task } from '../rules/sample.ts'
import { loadParentTitles } from './load-parents.ts'

function clientWith(...tasks: ReturnType<typeof task>[]) {
  const asked: string[] = []
  const get = async (id: string) => {
    asked.push(id)
    const found = tasks.find((task) => task.id === id)
    if (!found) throw new ProblemError({ type: 'about:blank', title: 'Not found', status: 404, detail: '' } as never)
    return found
  }
  return { asked, client: { tasks: { get } } as unknown as Client }
}

test('each parent that is not on the page is asked for once; one that is gone is left out', async () => {
  const [offsite, gone, listed] = [task(1, { title: 'Plan the offsite' }), task(2), task(3)]
  const { client, asked } = clientWith(offsite)
  const steps = [task(4, { parentId: offsite.id }), task(5, { parentId: offsite.id }), task(6, { parentId: gone.id }), listed]
  const titles = await loadParentTitles(client, [...steps, task(7, { parentId: listed.id })])
  expect(titles).toEqual({ [offsite.id]: 'Plan the offsite' })
  expect(asked).toEqual([offsite.id, gone.id])
})

test('no more than thirty are read for one page', async () => {
  const { client, asked } = clientWith()
  await loadParentTitles(
    client,
    Array.from({ length: 50 }, (_, i) => task(i, { parentId: task(1000 + i).id })),
  )
  expect(asked).toHaveLength(30)
})
