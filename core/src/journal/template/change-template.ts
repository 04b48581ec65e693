import {
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteAndPurge,
  makeOnce,
  newEnvelope,
  nowText,
  parse,
  restoreRecord,
  updating,
} from '../../kernel/index.ts'
import { type JournalTemplate, JournalTemplateChanges, journalTemplates, NewJournalTemplate } from '../schema.ts'

/**
 * Keeps how entries of a sort begin. The same input under the same id answers the template that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another template.
 */
export async function createJournalTemplate(deps: ChangeDeps, input: NewJournalTemplate): Promise<JournalTemplate> {
  const { id: named, name, title = '', body = '', tags = [] } = parse(NewJournalTemplate, input)
  const said = { name, title, body, tags }
  const make = (id: string): JournalTemplate => ({ ...newEnvelope(id, nowText(deps)), ...said })
  return makeOnce(deps, journalTemplates, { id: named, asked: said }, { room: null, make })
}

/**
 * Changes fields of a template; what changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the template as it is now.
 */
export async function editJournalTemplate(
  deps: ChangeDeps,
  id: string,
  input: JournalTemplateChanges,
  basedOn: BasedOn = {},
): Promise<JournalTemplate> {
  const asked = parse(JournalTemplateChanges, input)
  return changeLive(deps, journalTemplates, id, basedOn, (before) => {
    return updating(journalTemplates, changedFields<JournalTemplate>(before, asked))
  })
}

/**
 * Moves a template to the trash, and erases what lay there for too long; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the template as it is now.
 */
export const deleteJournalTemplate = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<JournalTemplate> =>
  deleteAndPurge(deps, journalTemplates, id, basedOn)

/** Brings a template back from the trash; one that is not there stays as it is. @throws AppError `not-found`, also past its days in the trash. */
export const restoreJournalTemplate = (deps: ChangeDeps, id: string): Promise<JournalTemplate> =>
  restoreRecord(deps, journalTemplates, id, { room: null })
