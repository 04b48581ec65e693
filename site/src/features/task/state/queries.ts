import { queryOptions } from '@tanstack/react-query'
import type { DailyClient } from '@throughline/client/daily'
import { ProblemError } from '@throughline/client/problem'
import type { Task, TaskView } from '@throughline/core/task'
import { client } from '../../desk/client.ts'
import { queryClient } from '../../desk/query-client.ts'
import { createRecords } from '../../desk/records.ts'
import { applied } from '../rules/change.ts'
import { readDays, type TaskPage } from '../rules/place.ts'

/** What this browser knows of tasks. */
export const records = createRecords(applied)

/** Rows the server renders; what comes after is read in larger pages. */
export const FIRST_PAGE = 60
const LATER_PAGES = 200

/** One page of a list that is read to its end. With a filter, All is whatever the filter means, closed tasks as well. */
export const wholePage = (
  { tasks }: Pick<DailyClient, 'tasks'>,
  view: TaskView,
  filter: string,
  cursor: string | null,
): Promise<TaskPage> => tasks.list({ ...(!(filter && view === 'all') && { view }), ...(filter && { filter }), cursor, limit: LATER_PAGES })

type Reader = (cursor: string | null) => Promise<TaskPage>

const readers = {
  tasks:
    (view: string): Reader =>
    (cursor) =>
      client.tasks.list({ view: view as TaskView, cursor, limit: cursor ? LATER_PAGES : FIRST_PAGE }),
  whole:
    (of: string): Reader =>
    (cursor) => {
      const [view, filter] = JSON.parse(of) as [TaskView, string]
      return wholePage(client, view, filter, cursor)
    },
  steps:
    (parentId: string): Reader =>
    (cursor) =>
      client.tasks.steps(parentId, { cursor, limit: LATER_PAGES }),
  goal:
    (goalId: string): Reader =>
    (cursor) =>
      client.tasks.ofGoal(goalId, { cursor, limit: LATER_PAGES }),
  'goal-done':
    (goalId: string): Reader =>
    (cursor) =>
      client.tasks.ofGoal(goalId, { view: 'completed', cursor, limit: LATER_PAGES }),
  due:
    (days: string): Reader =>
    (cursor) =>
      client.tasks.due(readDays(days), { cursor, limit: LATER_PAGES }),
  'due-done':
    (days: string): Reader =>
    (cursor) =>
      client.tasks.due(readDays(days), { view: 'completed', cursor, limit: LATER_PAGES }),
  done:
    (days: string): Reader =>
    (cursor) =>
      client.tasks.done(readDays(days), { cursor, limit: LATER_PAGES }),
  search:
    (text: string): Reader =>
    async (cursor) => {
      const { items, nextCursor } = await client.search(text, { kinds: ['task'], cursor })
      return { items: items.map(({ record }) => record), nextCursor }
    },
}

/** What a list is a list of, and which: `['tasks', 'today']`. */
export type ListKey = readonly [list: keyof typeof readers, of: string]

export const isListKey = (key: readonly unknown[]): boolean => String(key[0]) in readers

/** Reads every list anew, and what else tells of many tasks: more has changed than each task by itself would say. */
export const refetchLists = (): Promise<void> =>
  queryClient().invalidateQueries({
    predicate: ({ queryKey }) => isListKey(queryKey) || ['task', 'occurrences'].includes(String(queryKey[0])),
  })

export const readPage = async ([list, of]: ListKey, cursor: string | null): Promise<TaskPage> => {
  const page = await readers[list](of)(cursor)
  return { ...page, items: page.items.map((task) => records.learn(task)) }
}

export const pagesOf = (key: ListKey): readonly TaskPage[] => queryClient().getQueryData<readonly TaskPage[]>(key) ?? []
const rowsOf = (pages: readonly TaskPage[]): number => pages.reduce((rows, { items }) => rows + items.length, 0)

/** A list of tasks, read page by page. Read anew, it becomes as long as it was, so that nobody loses their place. */
export const pagesQuery = (...key: ListKey) =>
  queryOptions({
    queryKey: key,
    queryFn: async (): Promise<readonly TaskPage[]> => {
      const wanted = key[0] === 'whole' ? Number.POSITIVE_INFINITY : rowsOf(pagesOf(key))
      const pages = [await readPage(key, null)]
      for (let cursor = pages[0]?.nextCursor; cursor && rowsOf(pages) < wanted; cursor = pages.at(-1)?.nextCursor)
        pages.push(await readPage(key, cursor))
      return pages
    },
  })

const loading = new Map<string, Promise<void>>()

/** Reads the next page of a list, unless there is none; while it is being read, that is waited for. */
export function loadMore(...key: ListKey): Promise<void> {
  const cursor = pagesOf(key).at(-1)?.nextCursor
  const name = key.join()
  if (!cursor) return Promise.resolve()
  const reading = loading.get(name) ?? readNext(key, cursor).finally(() => loading.delete(name))
  loading.set(name, reading)
  return reading
}

async function readNext(key: ListKey, cursor: string): Promise<void> {
  append(key, [{ cursor, page: await readPage(key, cursor) }])
}

/** A page with the cursor it was asked for by. */
export interface ReadAt {
  cursor: string
  page: TaskPage
}

/** Puts pages at the end of a list, from where the list ends by now. */
export function append(key: ListKey, read: readonly ReadAt[]): void {
  queryClient().setQueryData<readonly TaskPage[]>(key, (pages) => {
    const from = read.findIndex(({ cursor }) => cursor === pages?.at(-1)?.nextCursor)
    if (!pages || from < 0) return pages
    // What has moved to an earlier page since that was read is there already.
    const seen = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)))
    const unseen = ({ id }: Task) => !seen.has(id) && seen.add(id)
    return [...pages, ...read.slice(from).map(({ page }) => ({ ...page, items: page.items.filter(unseen) }))]
  })
}

/** One task; `null` when it is not there, or no longer. */
export const taskQuery = (id: string) =>
  queryOptions({
    queryKey: ['task', id] as const,
    queryFn: (): Promise<Task | null> =>
      client.tasks.get(id).then(records.learn, (error: unknown) => {
        if (error instanceof ProblemError && (error.status === 404 || error.status === 422)) return null
        throw error
      }),
  })
