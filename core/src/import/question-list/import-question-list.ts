import { z } from 'zod'
import { type ActorDep, type ClockDep, heldFile, type IdsDep, oneFault, parse, prose, RecordId, type StoreDep } from '../../kernel/index.ts'
import type { ImportDeps } from '../import-deps.ts'
import { createImportReader, type ImportReaderDep } from '../import-reader.ts'
import type { ImportPreview } from '../preview.ts'
import { previewImport } from '../preview-import.ts'
import { runImport } from '../run-import.ts'
import { type Import, imports } from '../schema.ts'

/** UTF-16 units of a list that is pasted. */
const MAX_LIST = 200_000

/** Questions as somebody pastes them: one a line, with bullets, numbers and headings or without. */
export const QuestionList = z.strictObject({ id: RecordId.optional(), text: prose(MAX_LIST) }).meta({
  id: 'QuestionList',
  example: {
    text: '# Leadership\n1. How do you find out what worries your team?\n2. When did you last change your mind in front of others?',
  },
})
export type QuestionList = z.input<typeof QuestionList>

/** A list of so many lines and UTF-16 units is read within the time that others may wait; to begin elsewhere takes a second. */
const SHORT = { lines: 40, units: 8_000 }

const ownReader = createImportReader([])

const readingHere = <D extends ImportReaderDep>(deps: D, text: string): D =>
  text.length <= SHORT.units && text.split('\n').length <= SHORT.lines ? { ...deps, reader: ownReader } : deps

const fileOf = (text: string) => ({ format: 'question-list', file: heldFile(new TextEncoder().encode(text)) })

/**
 * What importing a pasted list would make, with the kinds and competencies that its words suggest; nothing is stored.
 * @throws AppError `validation`, or `too-large` when there is no room for it.
 */
export const previewQuestionList = (
  deps: StoreDep & ClockDep & ActorDep & IdsDep & ImportReaderDep,
  input: QuestionList,
): Promise<ImportPreview> => {
  const { text } = parse(QuestionList, input)
  return previewImport(readingHere(deps, text), fileOf(text))
}

/**
 * Puts the questions of a pasted list into the bank, all or none; `undoImport` takes them out again as one. The same list
 * under the same id is imported once.
 * @throws AppError `validation`, also where nothing in it is new, `too-large` when there is no room, or `conflict`.
 */
export async function importQuestionList(deps: ImportDeps & ImportReaderDep, input: QuestionList): Promise<Import> {
  const { id, text } = parse(QuestionList, input)
  const reading = readingHere(deps, text)
  const isRepeated = id !== undefined && (await deps.store.get(deps.actor.space, imports, id)) !== null
  if (!isRepeated && (await previewImport(reading, fileOf(text))).counts.questions === 0)
    throw oneFault('/text', 'no_new_questions', 'There is no new question in this.')
  return runImport(reading, { id, ...fileOf(text) })
}
