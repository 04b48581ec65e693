import type { Task } from '@throughline/core/task'
import { task as words } from '../../../messages/task.ts'
import { editOf } from '../rules/change.ts'
import { isOverdue } from '../rules/views.ts'
import { perform } from './changes.ts'
import { loadMore, pagesQuery, queryClient } from './queries.ts'

const today = () => queryClient().getQueryData(pagesQuery('tasks', 'today').queryKey) ?? []

/** Gives every overdue task today's date; a time of day stays. Reads the rest of the list first if it has to. */
export async function moveOverdueToToday(date: string): Promise<void> {
  for (let last = today().at(-1); last?.nextCursor && isOverdue(last.items.at(-1) as Task, date); last = today().at(-1)) {
    await loadMore('tasks', 'today')
    if (today().at(-1) === last) break
  }
  const overdue = today().flatMap(({ items }) => items.filter((task) => isOverdue(task, date)))
  const changes = overdue.map((task) => editOf(task, task.dueAt ? { dueAt: `${date}${task.dueAt.slice(10)}` } : { dueDate: date }))
  await perform(changes, words.did.moveToToday(changes.length))
}
