import type { Task } from '@throughline/core/task'
import { dayKey, dueOn, isOverdue } from '@throughline/core/task/rules'
import { task as words } from '../../../messages/task.ts'
import { perform } from '../../changes/changes.ts'
import { queryClient } from '../../desk/query-client.ts'
import { editOf } from '../rules/change.ts'
import { loadMore, pagesQuery } from './queries.ts'

const today = () => queryClient().getQueryData(pagesQuery('tasks', 'today').queryKey) ?? []

/** Gives every overdue task today's date; a time of day stays. Reads the rest of the list first if it has to. */
export async function moveOverdueToToday(date: string): Promise<void> {
  for (let last = today().at(-1); last?.nextCursor && isBefore(last.items.at(-1), date); last = today().at(-1)) {
    await loadMore('tasks', 'today')
    if (today().at(-1) === last) break
  }
  const overdue = today().flatMap(({ items }) => items.filter((task) => isOverdue(task, date)))
  const changes = overdue.map((task) => editOf(task, dueOn(task, date)))
  await perform(changes, words.did.moveToToday(changes.length))
}

/** Whether a row stands among the days before: more of what is overdue may follow it. */
const isBefore = (task: Task | undefined, date: string) => task !== undefined && (dayKey(task) ?? date) < date
