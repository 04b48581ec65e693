import { AppError, type ChangeDeps, makeOnce, newEnvelope, nowText, oneFault, parse } from '../../kernel/index.ts'
import { type Task, tasks } from '../schema.ts'
import { subtasks } from '../tree.ts'
import { firstDate, relativeTo } from './relative-dates.ts'
import { MAX_TEMPLATE_TASKS, NewTaskTemplate, type TaskTemplate, type TemplateTask, taskTemplates } from './schema.ts'

/** Characters of one template, so that it stays one record of any store. */
const MAX_CHARACTERS = 1_000_000

/**
 * Keeps a task with all its steps as a template; steps that were cancelled stay out. The same id answers the template
 * that is there, whatever the task has become.
 * @throws AppError `validation` for a task that is gone or has too many steps, `too-large` for one with too much text, or
 * `conflict` when the id stands for another template.
 */
export async function createTaskTemplate(deps: ChangeDeps, input: NewTaskTemplate): Promise<TaskTemplate> {
  const { store, actor } = deps
  const { id: named, taskId, name } = parse(NewTaskTemplate, input)
  return makeOnce(
    deps,
    taskTemplates,
    { id: named, asked: { madeFrom: taskId, name } },
    {
      room: null,
      make: async (id) => {
        const task = await store.get(actor.space, tasks, taskId)
        if (!task || task.deletedAt) throw refused('no_such_task', 'There is no such task.')
        const tree = await treeOf(deps, task)
        const template: TaskTemplate = {
          ...newEnvelope(id, nowText(deps)),
          name: name ?? task.title.slice(0, 200).trim(),
          madeFrom: taskId,
          tasks: templateTasks(tree, actor.timeZone),
        }
        if (JSON.stringify(template).length > MAX_CHARACTERS) throw new AppError('too-large', 'This task has too much text for a template.')
        return template
      },
    },
  )
}

/** A task and all below it, each after the one it stands under. */
async function treeOf(deps: ChangeDeps, task: Task, found: Task[] = []): Promise<Task[]> {
  if (found.some(({ id }) => id === task.id)) return found
  if (found.push(task) > MAX_TEMPLATE_TASKS)
    throw refused('too_many_tasks', `A template holds at most ${MAX_TEMPLATE_TASKS} tasks, steps included.`)
  for (const step of await subtasks(deps, task.id)) if (step.status !== 'cancelled') await treeOf(deps, step, found)
  return found
}

function templateTasks(tree: readonly Task[], timeZone: string): TemplateTask[] {
  const places = new Map(tree.map(({ id }, place) => [id, place]))
  const first = firstDate(tree)
  return tree.map((task, place) => ({
    title: task.title,
    notes: task.notes,
    priority: task.priority,
    durationMinutes: task.durationMinutes,
    tags: task.tags,
    goalId: task.goalId,
    parent: place === 0 ? null : (places.get(task.parentId ?? '') ?? 0),
    ...relativeTo(first, task, timeZone),
    checklist: task.checklist.map(({ text }) => text),
    blockedBy: task.blockedBy.flatMap((id) => places.get(id) ?? []),
  }))
}

const refused = (code: string, message: string) => oneFault('/taskId', code, message)
