import { type BasedOn, changeRecord, MAX_LIMIT, notFound, nowText, parse, TRASH_DAYS, trashHorizon } from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { type TaskTemplate, TaskTemplateChanges, taskTemplates } from './schema.ts'

/**
 * Renames a template.
 * @throws AppError `not-found`, `validation`, or `stale` with the template as it is now.
 */
export async function editTaskTemplate(
  deps: TaskDeps,
  id: string,
  input: TaskTemplateChanges,
  basedOn: BasedOn = {},
): Promise<TaskTemplate> {
  const { name } = parse(TaskTemplateChanges, input)
  return changeRecord(deps, taskTemplates, id, basedOn, (template) => {
    if (template.deletedAt) throw notFound('task template')
    return name === undefined || name === template.name ? null : { event: 'task-template.updated', changes: { name } }
  })
}

/**
 * Moves a template to the trash, and erases those that lay there for too long. The tasks made from it stay; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the template as it is now.
 */
export async function deleteTaskTemplate(deps: TaskDeps, id: string, basedOn: BasedOn = {}): Promise<TaskTemplate> {
  const { store, actor } = deps
  const deleted = await changeRecord(deps, taskTemplates, id, basedOn, ({ deletedAt }) =>
    deletedAt ? null : { event: 'task-template.deleted', changes: { deletedAt: nowText(deps) } },
  )
  const before = trashHorizon(deps, TRASH_DAYS + 1)
  const { items } = await store.list(actor.space, taskTemplates.queries.trash, { before }, { limit: MAX_LIMIT })
  for (const template of items) await store.erase(actor.space, taskTemplates, template.id)
  return deleted
}

/**
 * Brings a template back from the trash; one that is there already stays as it is.
 * @throws AppError `not-found`, also past its days in the trash.
 */
export const restoreTaskTemplate = (deps: TaskDeps, id: string): Promise<TaskTemplate> =>
  changeRecord(deps, taskTemplates, id, {}, ({ deletedAt }) =>
    deletedAt ? { event: 'task-template.restored', changes: { deletedAt: null } } : null,
  )
