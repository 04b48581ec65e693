import type { DailyClient } from '@throughline/client/daily'
import type { Task } from '@throughline/core/task'
import { dayKey, dueOn, isOverdue } from '@throughline/core/task/rules'

type Act = (client: DailyClient, value: string, form: FormData) => Promise<unknown>

/** What the forms of Tasks do where no script does it: the name of the pressed button or field, and its value. */
const acts: Readonly<Record<string, Act>> = {
  add: async ({ tasks }, text, form) => text.trim() && tasks.quickAdd(text.trim(), dayOf(form)),
  complete: ({ tasks }, id) => tasks.complete(id),
  reopen: async ({ tasks }, id) => reopen(tasks, await tasks.get(id)),
  remove: ({ tasks }, id) => tasks.remove(id),
  restore: ({ tasks }, id) => tasks.restore(id),
  'empty-trash': async ({ tasks }) => {
    while (!(await tasks.emptyTrash()).isEmpty);
  },
  'start-timer': ({ time }, taskId) => time.add(taskId),
  'stop-timer': ({ time }, id) => time.stop(id),
  'move-overdue': async ({ tasks }, today) => {
    for (const task of await overdue(tasks, today)) await tasks.edit(task.id, dueOn(task, today))
  },
}

/** Does the one thing a form asked for; a form that asks for nothing known does nothing. */
export async function act(client: DailyClient, form: FormData): Promise<void> {
  const [name, value] = [...form].find(([name]) => Object.hasOwn(acts, name)) ?? []
  if (name !== undefined) await acts[name]?.(client, String(value), form)
}

/** The day of the screen that something is added to. */
const dayOf = (form: FormData) => (form.has('due') ? { dueDate: String(form.get('due')) } : {})

const reopen = (tasks: DailyClient['tasks'], { id, status, lastCompletion }: Task) =>
  status === 'done' && lastCompletion ? tasks.undoCompletion(id, lastCompletion.id) : tasks.edit(id, { status: 'open' })

/** Today's list begins with the days before. */
async function overdue(tasks: DailyClient['tasks'], today: string): Promise<Task[]> {
  const found: Task[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof tasks.list>> = await tasks.list({ view: 'today', limit: 200, cursor })
    found.push(...page.items.filter((task) => isOverdue(task, today)))
    const last = page.items.at(-1)
    cursor = last && (dayKey(last) ?? today) < today ? page.nextCursor : null
  } while (cursor)
  return found
}
