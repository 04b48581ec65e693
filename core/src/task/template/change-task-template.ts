import { type BasedOn, type ChangeDeps, changeLive, deleteAndPurge, parse, restoreRecord } from '../../kernel/index.ts'
import { type TaskTemplate, TaskTemplateChanges, taskTemplates } from './schema.ts'

/**
 * Renames a template.
 * @throws AppError `not-found`, `validation`, or `stale` with the template as it is now.
 */
export async function editTaskTemplate(
  deps: ChangeDeps,
  id: string,
  input: TaskTemplateChanges,
  basedOn: BasedOn = {},
): Promise<TaskTemplate> {
  const { name } = parse(TaskTemplateChanges, input)
  return changeLive(deps, taskTemplates, id, basedOn, (template) =>
    name === undefined || name === template.name ? null : { event: 'task-template.updated', changes: { name } },
  )
}

/**
 * Moves a template to the trash, and erases those that lay there for too long. The tasks made from it stay; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the template as it is now.
 */
export const deleteTaskTemplate = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<TaskTemplate> =>
  deleteAndPurge(deps, taskTemplates, id, basedOn)

/**
 * Brings a template back from the trash; one that is there already stays as it is.
 * @throws AppError `not-found`, also past its days in the trash.
 */
export const restoreTaskTemplate = (deps: ChangeDeps, id: string): Promise<TaskTemplate> =>
  restoreRecord(deps, taskTemplates, id, { room: null })
