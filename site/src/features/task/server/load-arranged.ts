import type { DailyClient } from '@throughline/client/daily'
import type { Task } from '@throughline/core/task'
import { arrangedSections } from '../rules/arrange.ts'
import type { ListPlace } from '../rules/list-address.ts'
import type { TaskPage } from '../rules/place.ts'
import { FIRST_PAGE, wholePage } from '../state/queries.ts'

/** Requests for one page at most; the browser reads the rest. */
const MOST_REQUESTS = 6

export interface Arranged {
  /** The first rows of the list as it was asked for; the cursor is not `null` when the browser has to read it whole. */
  first: TaskPage
  /** How many tasks each section has, as far as was read. */
  counts: Record<string, number>
}

/** The first rows of a list that is filtered, grouped or sorted. */
export async function loadArranged(client: Pick<DailyClient, 'tasks'>, place: ListPlace, locale: string): Promise<Arranged> {
  const tasks: Task[] = []
  let cursor: string | null = null
  for (let request = 0; request === 0 || (cursor && request < MOST_REQUESTS); request++) {
    const page: TaskPage = await wholePage(client, place.view, place.list.filter, cursor)
    tasks.push(...page.items)
    cursor = page.nextCursor
  }
  const sections = arrangedSections(place, tasks, locale)
  const rows = sections.flatMap((section) => section.tasks)
  return {
    first: { items: rows.slice(0, FIRST_PAGE), nextCursor: rows.length > FIRST_PAGE ? (cursor ?? 'unread') : cursor },
    counts: Object.fromEntries(sections.map(({ key, tasks }) => [key, tasks.length])),
  }
}
