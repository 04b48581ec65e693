import type { DailyClient } from '@throughline/client/daily'
import { taskHref } from '../../addresses/tasks.ts'

/** Tasks an entry may name that are asked about. */
const MOST = 200

/** The ids of the tasks that a text links to. */
export const tasksNamed = (body: string): string[] =>
  [...new Set([...body.matchAll(/\]\(<?\/tasks\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>?\)/g)].map(([, id]) => id as string))].slice(
    0,
    MOST,
  )

/** Of the tasks that a text links to, those that are done. It is no reason not to show the text. */
export async function loadFinished({ tasks }: Pick<DailyClient, 'tasks'>, body: string): Promise<string[]> {
  const ids = tasksNamed(body)
  if (ids.length === 0) return []
  const statuses = await tasks.statuses(ids).catch(() => ({}))
  return Object.entries(statuses).flatMap(([id, status]) => (status === 'done' ? id : []))
}

/** Tasks that were found done in this browser since the page was drawn. */
const foundDone = new Set<string>()

export const learnFinished = (id: string): void => void foundDone.add(taskHref(id))

/** Learns of those that are done among the tasks of a text that is about to be put in. */
export async function learnFinishedIn(client: Pick<DailyClient, 'tasks'>, body: string): Promise<void> {
  for (const id of await loadFinished(client, body)) learnFinished(id)
}

/** Whether an address is that of one of some tasks, or of one that was found done. */
export const isOneOf =
  (ids: readonly string[]) =>
  (href: string): boolean =>
    foundDone.has(href) || ids.some((id) => href === taskHref(id))
