import type { Client, Page } from '@throughline/client'
import { ProblemError } from '@throughline/client'
import type { Task, TaskView } from '@throughline/core/task'
import { isMacBrowser } from '../../command/state/given.ts'
import { renderMarkdown } from '../../markdown/render.ts'
import type { ListPlace } from '../rules/list-address.ts'
import type { Desk } from '../state/desk.ts'
import { FIRST_PAGE } from '../state/queries.ts'
import type { Opened } from '../ui/TaskPane.tsx'
import { localDateOf } from '../words/day.ts'

/** Whose desk it is, and which day it is there. */
export function deskOf({ locals, request }: Visit, place: ListPlace, now: Temporal.Instant): Desk {
  if (!locals.account) throw new Error('A desk is for who is signed in.')
  const { id, timeZone, dayStart, locale, shortcuts } = locals.account
  return {
    accountId: id,
    timeZone,
    dayStart,
    locale,
    shortcuts,
    isMac: isMacBrowser(request.headers.get('user-agent') ?? ''),
    ...place,
    today: localDateOf(now.toString(), { timeZone, dayStart }),
  }
}

/** What a page knows of whoever visits it. */
interface Visit {
  locals: Pick<App.Locals, 'account'>
  request: Request
}

export interface Loaded {
  first: Page<Task>
  done?: Page<Task>
  search?: { typed: string; found: Page<Task> }
}

/** What the list of a view shows first. */
export async function loadList({ tasks, search }: Client, view: TaskView, typed: string): Promise<Loaded> {
  const [first, done, found] = await Promise.all([
    tasks.list({ view, limit: FIRST_PAGE }),
    view === 'today' ? tasks.list({ view: 'completed', limit: FIRST_PAGE }) : undefined,
    typed ? orNull(search(typed, { kinds: ['task'] })) : undefined,
  ])
  return {
    first,
    ...(done && { done }),
    ...(typed && {
      search: { typed, found: { items: found?.items.map(({ record }) => record) ?? [], nextCursor: found?.nextCursor ?? null } },
    }),
  }
}

/** A task whole; `null` when there is none of that id, or it is in the trash. */
export async function loadTask({ tasks }: Client, id: string): Promise<Opened | null> {
  const task = await orNull(tasks.get(id))
  if (!task) return null
  const [steps, parent] = await Promise.all([tasks.steps(id, { limit: 200 }), task.parentId ? orNull(tasks.get(task.parentId)) : null])
  return { task, steps: steps.items, parent, notes: { text: task.notes, html: renderMarkdown(task.notes) } }
}

const orNull = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 422)) return null
    throw error
  })
