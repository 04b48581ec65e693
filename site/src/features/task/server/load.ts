import type { Client, Page } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { Task, TaskView } from '@throughline/core/task'
import { deskOf, type Visit } from '../../frame/desk-of.ts'
import { readMadeWins } from '../../made/made-wins.ts'
import { renderMarkdown } from '../../markdown/render.ts'
import type { Layout, ListPlace } from '../rules/list-address.ts'
import { type NamedGoal, readGoals } from '../state/goals.ts'
import { HISTORY_ROWS } from '../state/history.ts'
import { FIRST_PAGE, wholePage } from '../state/queries.ts'
import type { TaskDesk } from '../state/task-desk.ts'
import type { ProgressById } from '../state/task-progress.ts'
import { readRunning, readTime } from '../state/time.ts'
import type { Next } from '../ui/NextUp.tsx'
import type { Opened } from '../ui/TaskPane.tsx'

/** The desk of a list, and what its timer runs for. */
export async function loadTaskDesk(visit: Visit, place: ListPlace): Promise<TaskDesk> {
  const { client } = visit.locals
  const title = async (taskId: string) => (await orNull(client.tasks.get(taskId)))?.title ?? ''
  const running = await readRunning(client, title)
  return { ...deskOf(visit), running, goals: [], ...place }
}

/** The goals that tasks on a page name; every island carries them, so that the others come after the page. */
export async function loadGoalsOf(client: Client, tasks: readonly Pick<Task, 'goalId'>[]): Promise<NamedGoal[]> {
  const named = new Set(tasks.flatMap(({ goalId }) => goalId ?? []))
  return named.size > 0 ? (await readGoals(client)).filter(({ id }) => named.has(id)) : []
}

export interface Loaded {
  first: Page<Task>
  done?: Page<Task>
  search?: { typed: string; found: Page<Task> }
  /** What comes after a Today without tasks. */
  next?: Next
}

interface Asked {
  view: TaskView
  layout: Layout
  /** A filter that can be read; a list of rows is filtered by itself. */
  filter: string
  /** What is searched for; empty for nothing. */
  typed: string
}

/** A board begins with more than a list, as its lanes are drawn side by side. */
const FIRST_ON_BOARD = 200

/** What the list of a view shows first. */
export async function loadList(client: Client, { view, layout, filter, typed }: Asked): Promise<Loaded> {
  const { tasks, search } = client
  const isBoard = layout === 'board'
  const isFiltered = isBoard && filter !== ''
  const [first, done, found] = await Promise.all([
    isFiltered ? wholePage(client, view, filter, null) : tasks.list({ view, limit: isBoard ? FIRST_ON_BOARD : FIRST_PAGE }),
    isFiltered
      ? wholePage(client, 'completed', filter, null)
      : view === 'today' || isBoard
        ? tasks.list({ view: 'completed', limit: FIRST_PAGE })
        : undefined,
    typed ? orNull(search(typed, { kinds: ['task'] })) : undefined,
  ])
  const isBlank = view === 'today' && layout === 'list' && first.items.length === 0
  return {
    first,
    ...(isBlank && { next: await loadNext(client) }),
    ...(done && { done }),
    ...(typed && {
      search: { typed, found: { items: found?.items.map(({ record }) => record) ?? [], nextCursor: found?.nextCursor ?? null } },
    }),
  }
}

async function loadNext({ tasks, goals }: Client): Promise<Next> {
  const [upcoming, active] = await Promise.all([tasks.list({ view: 'upcoming', limit: 1 }), goals.list({ status: 'active', limit: 3 })])
  return { task: upcoming.items[0] ?? null, goals: active.items.map(({ id, title, status }) => ({ id, title, status })) }
}

/** A task whole; `null` when there is none of that id, or it is in the trash. */
export async function loadTask(client: Client, id: string): Promise<Opened | null> {
  const { tasks } = client
  const task = await orNull(tasks.get(id))
  if (!task) return null
  const [steps, parent, time, files, links, done, wins] = await Promise.all([
    tasks.steps(id, { limit: 200 }),
    task.parentId ? orNull(tasks.get(task.parentId)) : null,
    readTime(client, id),
    client.files.list(id),
    tasks.links(id),
    task.lastCompletion ? tasks.completions(id, { limit: HISTORY_ROWS }) : { items: [], nextCursor: null },
    readMadeWins(client, id),
  ])
  const progress = await loadProgress(client, [task, ...steps.items])
  const notes = { text: task.notes, html: renderMarkdown(task.notes) }
  return { task, steps: steps.items, parent, time, files, links, done, wins, progress, notes }
}

/** How far these are, for what is rendered; those that are not told of have nothing to tell. */
export async function loadProgress({ tasks }: Pick<Client, 'tasks'>, of: readonly Task[]): Promise<ProgressById> {
  const ids = of.slice(0, PROGRESS_ROWS).map(({ id }) => id)
  if (!ids.length) return {}
  const { items } = await tasks.progress(ids)
  return { ...Object.fromEntries(ids.map((id) => [id, null])), ...Object.fromEntries(items.map((item) => [item.id, item])) }
}

/** Rows that may be in sight as a page begins. */
const PROGRESS_ROWS = 60

const orNull = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 422)) return null
    throw error
  })
