import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { createContext, use } from 'react'
import { list as listWords } from '../../../messages/task-list.ts'
import { taskInListHref } from '../rules/list-address.ts'
import { records, taskQuery } from '../state/queries.ts'
import { useTaskDesk } from '../state/task-desk.ts'

/** Titles by id. */
export type Titles = Readonly<Record<string, string>>

/** The titles of parents that came with the page. */
export const ParentTitles = createContext<Titles>({})

/** The titles of those tasks that others among them are steps of. */
export function titlesOfParents(tasks: readonly Task[]): Titles {
  const wanted = new Set(tasks.map(({ parentId }) => parentId))
  return Object.fromEntries(tasks.flatMap(({ id, title }) => (wanted.has(id) ? [[id, title]] : [])))
}

/** The title of a task that others are steps of. Asked for, once for all its steps, only when the page does not know it. */
export function useParentTitle(id: string): string | undefined {
  const given = use(ParentTitles)[id]
  const known = typeof window === 'undefined' ? null : records.shown(id)
  const { data } = useQuery({ ...taskQuery(id), ...(known && { initialData: known }), enabled: given === undefined })
  return data === undefined ? given : data?.deletedAt ? undefined : data?.title
}

/** Which task a row is a step of. */
export function RowParent({ id }: { id: string }) {
  const desk = useTaskDesk()
  const title = useParentTitle(id)
  if (!title) return null
  return (
    <a className="row-parent above" href={taskInListHref(id, desk)} data-opens={id} title={title}>
      {listWords.row.partOf(title)}
    </a>
  )
}
