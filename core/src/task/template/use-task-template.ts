import { getLive, notFound, orderAtEnd, ordersAfter, parse, rowId, today, wasDeleted } from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { newTask } from '../create-task.ts'
import { isLiveGoal, settleLink } from '../goal/goal-link.ts'
import { saveNewTask } from '../save-new-task.ts'
import { type Task, tasks } from '../schema.ts'
import { beginsFor, datedFrom } from './relative-dates.ts'
import { type TaskTemplate, taskTemplates, UseTaskTemplate } from './schema.ts'

/**
 * Makes the tasks of a template, the dates counted from a day, or back from it; answers the topmost. Each is made under an id
 * that follows from that of the use, topmost first: stopped anywhere, the same use goes on where it was. What has been thrown
 * away since stays so, with what would stand below it.
 * @throws AppError `not-found`, `validation`, or `conflict` when the topmost was thrown away.
 */
export async function useTaskTemplate(deps: TaskDeps, templateId: string, input: UseTaskTemplate): Promise<Task> {
  const { store, actor } = deps
  const { id = deps.ids.next(), on = today(deps), counts } = parse(UseTaskTemplate, input ?? {})
  const template = await getLive(deps, taskTemplates, templateId)
  const goals = await liveGoals(deps, template)
  const planned = plan(deps, template, { id, goals, first: counts === 'end' ? beginsFor(template.tasks, on) : on })
  const gone = new Set<string>()
  let top: Task | null = null
  for (const task of planned) {
    if (task.parentId && gone.has(task.parentId)) gone.add(task.id)
    else {
      const stored = (await store.get(actor.space, tasks, task.id)) ?? (await settleLink(deps, await saveNewTask(deps, task)))
      if (stored.deletedAt) gone.add(task.id)
      top ??= stored
    }
  }
  if (!top) throw notFound(taskTemplates.noun)
  if (top.deletedAt !== null) throw wasDeleted(top)
  return top
}

interface Use {
  id: string
  /** The day the template begins. */
  first: string
  /** Goals that tasks may still belong to. */
  goals: ReadonlySet<string>
}

/** A goal that was thrown away since the template was made is left out. */
async function liveGoals(deps: TaskDeps, { tasks }: TaskTemplate): Promise<Set<string>> {
  const named = [...new Set(tasks.flatMap(({ goalId }) => goalId ?? []))]
  const live = await Promise.all(named.map((id) => isLiveGoal(deps, id)))
  return new Set(named.filter((_, place) => live[place]))
}

function plan(deps: TaskDeps, { id: templateId, tasks }: TaskTemplate, { id, first, goals }: Use): Task[] {
  const ids = idsOf(id, templateId, tasks.length)
  const orders = ordersAfter(orderAtEnd(deps.clock.now(), id), tasks.length)
  return tasks.map((task, place) => {
    const { title, notes, priority, durationMinutes, tags, goalId, checklist, blockedBy, parent } = task
    return newTask(deps, {
      id: ids[place],
      title,
      notes,
      priority,
      durationMinutes,
      tags,
      goalId: goalId && goals.has(goalId) ? goalId : null,
      checklist: checklist.map((text) => ({ text })),
      ...datedFrom(first, task, deps.actor.timeZone),
      parentId: parent === null ? null : (ids[parent] ?? null),
      blockedBy: blockedBy.map((other) => ids[other]).filter((other) => other !== undefined),
      order: orders[place],
    })
  })
}

/** The use and the template together say the ids, so that one use of two templates makes different tasks. */
function idsOf(id: string, templateId: string, count: number): string[] {
  const own = rowId(id, Number.parseInt(templateId.slice(-8), 16))
  return Array.from({ length: count }, (_, place) => rowId(own, place))
}
