import { createClient } from '@throughline/client'
import type { Account } from '@throughline/core/account'
import type { Task } from '@throughline/core/task'
import { expect, test } from 'vitest'
import { sampleTask } from '../rules/test-task.ts'
import { loadGoalsOf, loadList, loadProgress, loadTaskDesk } from './load.ts'
import { loadParentTitles } from './load-parents.ts'
import { loadSavedViews } from './load-saved-views.ts'

const place = { view: 'all', saved: null, list: { layout: 'list', filter: '', group: null, sort: null, at: null } } as never
const account = { id: 'a', timeZone: 'UTC', dayStart: 0, weekStart: 1, locale: 'en', shortcuts: {} } as unknown as Account

/** What a page of tasks asks the API for, when its list has these rows. */
async function requestsFor(rows: readonly Task[]): Promise<string[]> {
  const asked: string[] = []
  const answer = async (input: string) => {
    const { pathname, searchParams } = new URL(input)
    asked.push(pathname)
    const isList = pathname === '/api/v1/tasks' && searchParams.has('view')
    return Response.json({ items: isList ? rows : [], nextCursor: null })
  }
  const client = createClient({ baseUrl: 'http://here.test', fetch: answer as unknown as typeof fetch })
  await loadTaskDesk({ locals: { account, client }, request: new Request('http://here.test/tasks') }, place)
  const { first } = await loadList(client, { view: 'all', typed: '', layout: 'list', filter: '' })
  await Promise.all([loadSavedViews(client), loadParentTitles(client, first.items), loadProgress(client, first.items)])
  await loadGoalsOf(client, first.items)
  return asked
}

test('a page asks for as much with sixty rows as with one, whatever the rows are steps of and count towards', async () => {
  const row = (n: number) => sampleTask(n, { parentId: sampleTask(1000 + n).id, goalId: sampleTask(2000 + n).id })
  const one = await requestsFor([row(1)])
  const sixty = await requestsFor(Array.from({ length: 60 }, (_, n) => row(n)))
  expect(sixty).toEqual(one)
  expect(one.length).toBeLessThanOrEqual(6)
})
