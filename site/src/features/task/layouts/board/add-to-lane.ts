import type { Task } from '@throughline/core/task'
import { dayKey } from '@throughline/core/task/rules'
import { task as words } from '../../../../messages/task.ts'
import { perform } from '../../../changes/changes.ts'
import { newId } from '../../../desk/id.ts'
import { nearDateWithin } from '../../../desk/words/day.ts'
import { belongs } from '../../rules/views.ts'
import { offerToOpen } from '../../state/offer-to-open.ts'
import { records } from '../../state/queries.ts'
import type { TaskDesk } from '../../state/task-desk.ts'
import { readLine } from '../read-line.ts'

/** Adds a task to a lane of a view. In Today it is due today, in Upcoming tomorrow, unless the line says when. */
export async function addToLane(text: string, status: Task['status'], desk: TaskDesk): Promise<void> {
  const { title, ...fields } = await readLine(text)
  const day = { today: desk.today, upcoming: tomorrow(desk.today) }[desk.view as string]
  const due = fields.dueAt || fields.dueDate || !day ? {} : { dueDate: day }
  const id = newId()
  await perform([{ do: 'create', id, task: { ...fields, ...due, title, status, id } }], () => {
    const task = records.shown(id)
    if (!task || belongs(desk.view, task, desk.today)) return { words: words.did.create(title) }
    return { words: words.did.createFor(title, nearDateWithin(dayKey(task)?.slice(0, 10) ?? desk.today, desk)), ...offerToOpen(id) }
  })
}

const tomorrow = (today: string) => Temporal.PlainDate.from(today).add({ days: 1 }).toString()
