import {
  type ActorDep,
  AppError,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeRecord,
  derivedId,
  eraseGone,
  eventFor,
  listAll,
  newEnvelope,
  nowText,
  type StoreDep,
  type StoredRecord,
  saveNew,
  stale,
  updating,
} from '../../kernel/index.ts'
import { keptAfter, libraryInBank } from './as-bank-question.ts'
import type { LibraryQuestion } from './bank-question.ts'
import { questionsPutTo } from './library/as-put-to.ts'
import { type BankQuestion, type QuestionAsked, type QuestionChoice, questionChoices } from './schema.ts'

/** What the person chose about questions of the library, by their slugs. */
export async function readChoices(deps: StoreDep & ActorDep): Promise<ReadonlyMap<string, QuestionChoice>> {
  return choicesByQuestion(await listAll(deps, deps.actor.space, questionChoices.queries.oldest, {}))
}

/** For sorting records of one kind. */
export const oldestFirst = (a: StoredRecord, b: StoredRecord): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0

/** Choices, oldest first, by the question they are about. An archive may have brought a second one for the same; the first stands. */
export const choicesByQuestion = (choices: readonly QuestionChoice[]): ReadonlyMap<string, QuestionChoice> =>
  new Map(choices.toReversed().map((choice) => [choice.questionId, choice]))

/** The same about one. */
export async function readChoice({ store, actor }: StoreDep & ActorDep, questionId: string): Promise<QuestionChoice | null> {
  const page = await store.list(actor.space, questionChoices.queries.ofQuestion, { where: { questionId } }, { limit: 1 })
  return page.items[0] ?? null
}

/**
 * Stars or hides a question of the library, or takes that back; what changes nothing writes nothing.
 * @throws AppError `validation` for what is the library's to say, or `stale` with the question as it is now.
 */
export async function chooseAbout(
  deps: ChangeDeps,
  question: LibraryQuestion,
  { starred, hidden, ...words }: QuestionAsked,
  { expectedVersion }: BasedOn,
): Promise<BankQuestion> {
  checkNoWords(words)
  const before = await readChoice(deps, question.id)
  const put = await questionsPutTo(deps.actor.locale)
  const shown = libraryInBank(put, question, before)
  if (expectedVersion !== undefined && expectedVersion !== shown.version) throw stale(storedAs(shown))
  const choice = before ?? (await begin(deps, question.id, keptAfter(shown, { starred, hidden }, nowText(deps))))
  if (!choice) return shown
  const after = await changeRecord(deps, questionChoices, choice.id, {}, (choice) => {
    return updating(questionChoices, changedFields<QuestionChoice>(choice, keptAfter(choice, { starred, hidden }, nowText(deps))))
  })
  return libraryInBank(put, question, after)
}

function checkNoWords(words: object): void {
  const message = 'A question of the library keeps its words; make one of your own of it.'
  const faults = Object.keys(words).map((field) => ({ pointer: `/${field}`, code: 'library_question', message }))
  if (faults.length > 0) throw new AppError('validation', 'Questions of the library can be starred and hidden.', { faults })
}

/** What is refused as stale is told as it is shown, under the version that is asked for. */
const storedAs = ({ createdAt, updatedAt, ...shown }: BankQuestion) => ({
  ...shown,
  createdAt: createdAt ?? '',
  updatedAt: updatedAt ?? '',
})

/** Keeps the first choice about a question; `null` when there is nothing to keep. */
async function begin(
  deps: ChangeDeps,
  questionId: string,
  kept: Pick<QuestionChoice, 'starred' | 'hiddenAt'>,
): Promise<QuestionChoice | null> {
  if (!kept.starred && kept.hiddenAt === null) return null
  await eraseGone(deps, questionChoices)
  // The id follows from the question, so that two tabs keep one choice.
  const fresh: QuestionChoice = { ...newEnvelope(derivedId(questionId), nowText(deps)), questionId, ...kept }
  return saveNew(deps, deps.actor.space, questionChoices, fresh, [eventFor(deps, 'question-choice.created', fresh)])
}
